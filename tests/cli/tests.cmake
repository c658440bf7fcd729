# The terminal game: what it draws, and whole sittings through streams.
set(here ${CMAKE_CURRENT_LIST_DIR})
kitamae_test(NAME cli_test
  SOURCES ${here}/draw_canvas_test.cpp ${here}/draw_map_test.cpp ${here}/draw_island_test.cpp ${here}/draw_map_game_test.cpp
    ${here}/play_records_test.cpp ${here}/play_session_test.cpp ${here}/sitting.cpp
  LINKS kitamae_cli)
kitamae_test(NAME sim_test SOURCES ${here}/sim_test.cpp LINKS kitamae_cli LABELS threads)
foreach(document BOTS protocol)
  add_test(NAME example_of_${document}
    COMMAND ${Python3_EXECUTABLE} ${here}/run_example.py ${PROJECT_SOURCE_DIR}/docs/${document}.md $<TARGET_FILE:kitamae>)
endforeach()
