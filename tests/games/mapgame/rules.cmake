# The rules of the map games, clause by clause.
kitamae_test(
    NAME mapgame_rules_test
    SOURCES
        ${CMAKE_CURRENT_LIST_DIR}/fixtures.cpp
        ${CMAKE_CURRENT_LIST_DIR}/rules_components_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/rules_draft_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/rules_goal_cards_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/rules_goals_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/rules_map_phase_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/rules_placement_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/rules_range_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/rules_sides_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/rules_terraform_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/rules_trick_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/rules_two_player_trick_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/scoring_cards_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/scoring_examples_test.cpp
        ${CMAKE_CURRENT_LIST_DIR}/scoring_parts_test.cpp
    LINKS kitamae_mapgame kitamae_data)
