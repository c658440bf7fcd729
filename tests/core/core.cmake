# The ground everything stands on, and the toy games that show the laws of every game at work.
set(here ${CMAKE_CURRENT_LIST_DIR})
kitamae_test(NAME core_test
  SOURCES ${here}/fixed_list_test.cpp ${here}/perft_test.cpp ${here}/record_test.cpp ${here}/rng_test.cpp
    ${here}/seat_test.cpp ${here}/text_test.cpp
  LINKS kitamae_core)
kitamae_test(NAME toys_test SOURCES ${here}/../toys/toys_test.cpp LINKS kitamae_core)
