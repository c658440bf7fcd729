set(here ${CMAKE_CURRENT_LIST_DIR})
kitamae_test(NAME map_bots_test
  SOURCES ${here}/survey_test.cpp
  LINKS kitamae_bots mapgame_testing
  LABELS long)
kitamae_test(NAME bots_test
  SOURCES ${here}/bots_test.cpp
  LINKS kitamae_match mapgame_testing hokkaido_2010_testing)
