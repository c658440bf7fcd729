# The front door. Each target works on a fresh clone: what is missing is installed and built first.
.DEFAULT_GOAL := help
.PHONY: help setup web build run test bench fmt fmt-check tidy fuzz clean

SOURCES = $(shell find $(wildcard core games ai bots match server wasm cli data tests) -name '*.h' -o -name '*.cpp')
START := $(shell date +%s)
step = @printf '\n== %s (%d s so far)\n' '$(1)' $$(( $$(date +%s) - $(START) ))
# A Node of our own where the system's is too old.
in_web = PATH="$(CURDIR)/build/node/node_modules/node/bin:$$PATH"
preset = cmake --preset $(1) --log-level=WARNING >/dev/null && cmake --build --preset $(1)

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

setup: ## install what is missing (Debian 12)
	@tools/setup
	@tools/setup_web

web: setup ## build the web client: web/dist
	@cd web && $(in_web) npm run --silent build

build: setup web ## build the program: build/kitamae, and the web client
	$(call preset,release) --target kitamae
	@ln -sfn release/bin/kitamae build/kitamae

run: build ## start the server with var/kitamae.db and print its address
	build/kitamae serve --db var/kitamae.db

bench: build ## measure speed and print the signature
	build/kitamae bench

fmt: setup ## format the sources
	@clang-format-19 -i $(SOURCES)

fmt-check: setup ## check the format of the sources
	@clang-format-19 --dry-run -Werror $(SOURCES)

tidy: setup ## run clang-tidy
	$(call preset,debug)
	@tools/tidy

fuzz: setup ## run each fuzz program for FUZZ_SECONDS (10)
	$(call preset,debug)
	@tools/fuzz

test: setup ## everything that must hold before a change is pushed
	$(call step,format)
	@$(MAKE) --no-print-directory fmt-check
	$(call step,include arrows)
	@tools/check_includes.py
	$(call step,release: build and run the long tests)
	@$(call preset,release) --target kitamae long_tests
	@$(MAKE) --no-print-directory build
	@ctest --preset release -L long
	$(call step,web: check and test)
	@cd web && $(in_web) npm run --silent check && $(in_web) npm test --silent
	$(call step,web: whole games in the browser)
	@cd web && $(in_web) npm run --silent e2e
	$(call step,clang with address and undefined behaviour sanitizers: build and test)
	@$(call preset,debug)
	@ctest --preset debug
	$(call step,thread sanitizer: build and test what starts threads)
	@$(call preset,tsan) --target threads_tests
	@ctest --preset tsan
	$(call step,wasm: build)
	@$(call preset,wasm)
	$(call step,clang-tidy)
	@tools/tidy
	$(call step,fuzz)
	@tools/fuzz
	$(call step,all steps passed)

clean: ## remove everything built
	rm -rf build web/dist
