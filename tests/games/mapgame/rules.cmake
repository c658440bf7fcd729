# The rules of the map games, clause by clause.
set(here ${CMAKE_CURRENT_LIST_DIR})
file(GLOB rule_tests CONFIGURE_DEPENDS ${here}/rules_*_test.cpp ${here}/scoring_*_test.cpp)
kitamae_test(
    NAME mapgame_rules_test
    SOURCES ${rule_tests} ${here}/fixtures.cpp
    LINKS kitamae_mapgame kitamae_data)
