# The server: real sockets, a store on disk, threads.
set(here ${CMAKE_CURRENT_LIST_DIR})
add_library(server_visitors STATIC ${here}/visitors.cpp ${here}/players.cpp)
target_link_libraries(server_visitors PUBLIC kitamae_server GTest::gmock)
kitamae_test(NAME server_test
  SOURCES ${here}/api_doc_test.cpp ${here}/bounds_test.cpp ${here}/clock_test.cpp ${here}/effects_test.cpp ${here}/people_test.cpp ${here}/play_test.cpp
    ${here}/replay_test.cpp ${here}/secrets_test.cpp ${here}/store_test.cpp ${here}/tables_test.cpp ${here}/tls_test.cpp
    ${here}/workers_test.cpp
  LINKS server_visitors LABELS threads)
kitamae_test(NAME server_admin_test SOURCES ${here}/admin_test.cpp LINKS server_visitors kitamae_cli)
kitamae_test(NAME server_kill_test SOURCES ${here}/kill_test.cpp LINKS server_visitors LABELS long threads)
add_test(NAME server_is_kept COMMAND ${Python3_EXECUTABLE} ${here}/run_serve.py $<TARGET_FILE:kitamae>)
set_tests_properties(server_is_kept PROPERTIES LABELS "long")
