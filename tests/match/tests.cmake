set(here ${CMAKE_CURRENT_LIST_DIR})
kitamae_test(NAME match_test
  SOURCES ${here}/engine_test.cpp ${here}/deck_test.cpp ${here}/score_map_test.cpp ${here}/ratings_test.cpp
          ${here}/insight_test.cpp ${here}/island_insight_test.cpp
  LINKS kitamae_match)
