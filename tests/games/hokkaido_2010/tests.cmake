# The rules of Hokkaido (2010), clause by clause; the laws of every game; the plain rules the engine is held against.
set(here ${CMAKE_CURRENT_LIST_DIR})
add_library(hokkaido_2010_testing STATIC ${here}/board_file.cpp ${here}/position.cpp)
target_link_libraries(hokkaido_2010_testing PUBLIC kitamae_flags kitamae_hokkaido_2010 GTest::gtest)

kitamae_test(
    NAME hokkaido_2010_rules_test
    SOURCES
        ${here}/rules_setup_test.cpp
        ${here}/rules_turn_test.cpp
        ${here}/rules_cards_test.cpp
        ${here}/rules_conflict_test.cpp
        ${here}/rules_end_test.cpp
    LINKS hokkaido_2010_testing)
kitamae_test(
    NAME hokkaido_2010_plain_test
    SOURCES ${here}/plain_game_test.cpp ${here}/plain_game.cpp
    LINKS hokkaido_2010_testing
    LABELS long)
kitamae_test(
    NAME hokkaido_2010_laws_test
    SOURCES ${here}/laws_test.cpp ${here}/laws.cpp
    LINKS hokkaido_2010_testing
    LABELS long)
