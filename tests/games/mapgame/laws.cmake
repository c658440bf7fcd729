# What the fast engine of the map games is held against: laws of every game, plain reference implementations.
set(here ${CMAKE_CURRENT_LIST_DIR})
add_library(mapgame_testing STATIC
  ${here}/configurations.cpp ${here}/reference.cpp ${here}/reference_scoring.cpp ${here}/shadow.cpp)
target_link_libraries(mapgame_testing PUBLIC kitamae_flags kitamae_mapgame)

kitamae_test(NAME mapgame_placements_test SOURCES ${here}/placements_test.cpp LINKS mapgame_testing LABELS long)
kitamae_test(NAME mapgame_laws_test
  SOURCES ${here}/laws_test.cpp ${here}/map_laws.cpp ${here}/card_memory.cpp
  LINKS mapgame_testing LABELS long)
kitamae_test(NAME mapgame_scoring_reference_test SOURCES ${here}/scoring_reference_test.cpp
  LINKS mapgame_testing LABELS long)
kitamae_test(NAME mapgame_perft_test SOURCES ${here}/perft_test.cpp LINKS mapgame_testing)
