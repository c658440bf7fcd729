# What the bots know of Hokkaido (2010).
set(here ${CMAKE_CURRENT_LIST_DIR})
kitamae_test(
    NAME hokkaido_2010_judge_test
    SOURCES ${here}/hokkaido_2010_judge_test.cpp ${here}/hokkaido_2010_survey_test.cpp
    LINKS kitamae_bots hokkaido_2010_testing)
kitamae_test(
    NAME hokkaido_2010_search_test
    SOURCES ${here}/hokkaido_2010_search_test.cpp
    LINKS kitamae_bots hokkaido_2010_testing
    LABELS threads)
