# The things a folder's CMakeLists.txt may say. Every target links kitamae_flags, so warnings and sanitizers are the
# same everywhere.

# kitamae_precompile(json HEADERS boost/json.hpp [OPTIONS ...]): headers of libraries which targets of that kind then read
# precompiled. Never our own headers, and not in the release build: there a missing #include is found. Not CMake's own
# way, as that names files by their whole paths, and then no checkout finds what another has put into ccache.
function(kitamae_precompile kind)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;OPTIONS")
  set(header precompiled/${kind}.h)
  set(text "")
  set(sum "clang ${CMAKE_CXX_COMPILER_VERSION}")  # what ccache goes by instead of the file's bytes
  foreach(name IN LISTS arg_HEADERS ITEMS boost/version.hpp)
    file(SHA256 /usr/include/${name} hash)
    string(APPEND text "#include <${name}>\n")
    string(APPEND sum " ${hash}")
  endforeach()
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${header} CONTENT "${text}")
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${header}.pch.sum CONTENT "${sum}")
  separate_arguments(flags UNIX_COMMAND "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_DEBUG}")
  add_custom_command(
    OUTPUT ${header}.pch
    COMMAND ${CMAKE_CXX_COMPILER} ${flags} $<TARGET_PROPERTY:kitamae_flags,INTERFACE_COMPILE_OPTIONS> ${arg_OPTIONS}
      -std=c++20 -Xclang -fno-pch-timestamp -x c++-header ${header} -o ${header}.pch
    DEPENDS ${PROJECT_BINARY_DIR}/${header}
    WORKING_DIRECTORY ${PROJECT_BINARY_DIR}
    COMMENT "Precompiling the headers of libraries: ${arg_HEADERS}"
    COMMAND_EXPAND_LISTS VERBATIM)
  add_custom_target(precompiled_${kind} DEPENDS ${header}.pch)
endfunction()

function(kitamae_reads_precompiled target kind)
  if(TARGET precompiled_${kind})
    add_dependencies(${target} precompiled_${kind})
    # clang forgets what libstdc++ says in a precompiled <algorithm>: that its own use of old names is all right.
    target_compile_options(${target} PRIVATE -include-pch precompiled/${kind}.h.pch -Wno-deprecated-declarations)
  endif()
endfunction()

# kitamae_library(NAME core SOURCES rng.cpp LINKS kitamae_x ...): static library kitamae_core, header-only without SOURCES.
function(kitamae_library)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;LINKS")
  if(arg_SOURCES)
    add_library(kitamae_${arg_NAME} STATIC ${arg_SOURCES})
    target_link_libraries(kitamae_${arg_NAME} PUBLIC kitamae_flags ${arg_LINKS})
    target_compile_options(kitamae_${arg_NAME} PRIVATE ${library_options})
  else()
    add_library(kitamae_${arg_NAME} INTERFACE)
    target_link_libraries(kitamae_${arg_NAME} INTERFACE kitamae_flags ${arg_LINKS})
  endif()
endfunction()

# All test programs with a label, to be built together.
add_custom_target(threads_tests)
add_custom_target(long_tests)

# kitamae_test(NAME core_test SOURCES ... LINKS ... [LABELS threads]): GoogleTest program, one ctest per TEST.
# Label "threads" whatever starts threads: those tests also run under the thread sanitizer. Label "long" what plays many
# games: those run in the release build too, where they play more.
function(kitamae_test)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;LINKS;LABELS")
  add_executable(${arg_NAME} ${arg_SOURCES})
  target_link_libraries(${arg_NAME} PRIVATE kitamae_flags ${arg_LINKS} GTest::gmock GTest::gtest_main)
  kitamae_reads_precompiled(${arg_NAME} test)
  set(properties "")
  if(arg_LABELS)
    # One word, "long-threads": gtest_discover_tests breaks lists apart, and ctest -L looks for a part of the word.
    list(JOIN arg_LABELS "-" label)
    set(properties PROPERTIES LABELS ${label})
  endif()
  foreach(label IN LISTS arg_LABELS)
    add_dependencies(${label}_tests ${arg_NAME})
  endforeach()
  gtest_discover_tests(${arg_NAME} DISCOVERY_TIMEOUT 120 WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} ${properties})
endfunction()

# kitamae_fuzz(NAME read_action SOURCES ... LINKS ...): libFuzzer program <build>/fuzz/<name>, seeded from
# tests/fuzz/corpus/<name>/. Only the debug preset can build it; elsewhere this does nothing.
function(kitamae_fuzz)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;LINKS")
  if(NOT KITAMAE_FUZZ)
    return()
  endif()
  add_executable(fuzz_${arg_NAME} ${arg_SOURCES})
  target_link_libraries(fuzz_${arg_NAME} PRIVATE kitamae_flags ${arg_LINKS})
  target_link_options(fuzz_${arg_NAME} PRIVATE -fsanitize=fuzzer)
  set_target_properties(fuzz_${arg_NAME} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/fuzz OUTPUT_NAME ${arg_NAME})
endfunction()

# kitamae_embed(kitamae_data honshu.json ...): library whose data::file("honshu.json") is that file's bytes.
function(kitamae_embed target)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/embedded.cpp)
  add_custom_command(
    OUTPUT ${generated}
    COMMAND ${CMAKE_COMMAND} "-DOUTPUT=${generated}" "-DFILES=${ARGN}" -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${ARGN} ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    COMMENT "Embedding ${target}"
    VERBATIM)
  add_library(${target} STATIC ${generated})
  target_link_libraries(${target} PUBLIC kitamae_flags)
endfunction()
