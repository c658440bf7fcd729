# The server: real sockets, a store on disk, threads.
set(here ${CMAKE_CURRENT_LIST_DIR})
kitamae_test(NAME server_test
  SOURCES ${here}/api_doc_test.cpp ${here}/people_test.cpp ${here}/play_test.cpp ${here}/secrets_test.cpp
    ${here}/visitors.cpp
  LINKS kitamae_server LABELS long threads)
kitamae_test(NAME server_kill_test SOURCES ${here}/kill_test.cpp ${here}/visitors.cpp LINKS kitamae_server LABELS long threads)
