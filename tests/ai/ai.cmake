set(here ${CMAKE_CURRENT_LIST_DIR})
kitamae_test(NAME ai_test
  SOURCES ${here}/halving_test.cpp ${here}/pig_test.cpp ${here}/weights_test.cpp
  LINKS kitamae_ai
  LABELS threads)
