# Every target installs what it lacks (see "dependencies") and leaves the rest alone.
# `make help` lists the targets.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
ARTWORK ?= SampleAssets/scene.png
OUTPUT ?= SampleAssets/LaunchImages
# What the packaged command may have, in MB.
SIZE_LIMIT ?= 20
RUNS ?= 5

release := .build/release
# Tests run on optimised code: it is what people get, and the pixels are many.
testable := --configuration release -Xswiftc -enable-testing
testing := $(testable) --scratch-path .build/testing
# Left to itself, `swift test` compiles much of the package a second time.
run_tests = $(SWIFT) build --build-tests $(testing) && $(SWIFT) test --skip-build $(testing)
swift_files := Package.swift Sources Tests SampleAssets Examples/Package.swift Examples/Sources \
  Packaging/plugins/Plugins

# Package, pkg-config name: what the build needs beside Swift.
apt_packages := libpng-dev libdeflate-dev liblcms2-dev libexpat1-dev libmd-dev pkg-config
# macOS has Expat and CommonCrypto.
brew_packages := libpng libdeflate little-cms2 pkgconf
libraries := libpng libdeflate lcms2 expat $(if $(filter Linux,$(shell uname)),libmd)

sanitizers := address thread undefined

.PHONY: help dependencies build test lint test-browser test-layout picture examples docs check check-completions check-schema schema test-bazel test-build-systems test-distributed test-parallel test-remote-execution test-slurm injections kills pairs full-disk fuzz fuzz-build corpus coverage sanitize $(addprefix sanitize-,$(sanitizers)) format sample artwork bench bench-peers install uninstall dist deb rpm image release test-packages clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-22s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

dependencies: ## Install the libraries that are missing, and pkg-config
	@command -v $(SWIFT) > /dev/null || { \
	  echo "Swift 6.2 or later is missing: https://www.swift.org/install" >&2; exit 1; }
	@if ! pkg-config --exists $(libraries) 2> /dev/null; then \
	  as_root=; [ "$$(id -u)" = 0 ] || as_root=sudo; \
	  if command -v apt-get > /dev/null; then \
	    echo "Installing $(apt_packages) with apt-get"; \
	    $$as_root apt-get update -qq; \
	    $$as_root env DEBIAN_FRONTEND=noninteractive \
	      apt-get install -qq -y --no-install-recommends $(apt_packages) > /dev/null; \
	  elif command -v brew > /dev/null; then \
	    echo "Installing $(brew_packages) with brew"; \
	    brew install --quiet $(brew_packages); \
	  else \
	    echo "Neither apt-get nor brew is here: install libpng, libdeflate, Little CMS, Expat and libmd," \
	      "with their headers, and pkg-config" >&2; exit 1; \
	  fi; \
	  pkg-config --exists --print-errors $(libraries); \
	fi

build: dependencies ## Build the command
	@mkdir -p .build && touch .build/begun
	$(SWIFT) build --configuration release --product launchgen-manual
	$(SWIFT) build --configuration release --product launchgen
	@mv .build/begun .build/built

test: dependencies ## Run the tests, then the examples
	$(run_tests)
	$(MAKE) examples

examples := $(filter-out ExampleSupport,$(notdir $(wildcard Examples/Sources/*)))
example_build := --package-path Examples --scratch-path .build/examples --configuration release

examples: dependencies ## Build and run the programs in Examples (ARTWORK=…)
	$(SWIFT) build $(example_build)
	for example in $(examples); do \
	  echo "== $$example"; \
	  $(SWIFT) run $(example_build) --skip-build $$example "$(ARTWORK)"; \
	done

lint: dependencies ## Compare the Swift files with their format
	$(SWIFT) format lint --strict --recursive --parallel $(swift_files)

check: export LAUNCHGEN_WARNINGS_AS_ERRORS := 1
check: lint ## Format, lint, warnings as errors, tests: what CI runs
	$(run_tests)

docs: export LAUNCHGEN_DOCS := 1
docs: dependencies ## Build the documentation of LaunchImages, LaunchRules and Pictures: .build/docs
	@# The plugin leaves Package.resolved again: other builds would fetch it too.
	saved=$$(mktemp); cp -p Package.resolved "$$saved" 2> /dev/null || true; \
	trap 'rm -f Package.resolved; [ -s "$$saved" ] && mv "$$saved" Package.resolved || rm "$$saved"' EXIT; \
	$(SWIFT) package --scratch-path .build/documentation \
	  --allow-writing-to-directory .build/docs generate-documentation \
	  --target LaunchImages --target LaunchRules --target Pictures --output-path .build/docs --warnings-as-errors

check-completions: build ## Try the completions in bash, zsh and fish, as far as they are installed
	Tests/Completions/check.sh $(release)/launchgen

test-browser: $(if $(filter environment command,$(origin LAUNCHGEN)),,build) ## Look at previews and web apps in Chromium, which it installs: screenshots in .build/screenshots
	Tests/Browser/install.sh
	PYTHONDONTWRITEBYTECODE=1 .build/browser/bin/python Tests/Browser/browser_tests.py \
	  "$(LAUNCHGEN)" .build/screenshots "$${CHROMIUM:-$$(command -v chromium)}"
	PYTHONDONTWRITEBYTECODE=1 .build/browser/bin/python Tests/Browser/webapp_tests.py \
	  "$(LAUNCHGEN)" "$${CHROMIUM:-$$(command -v chromium)}"

picture: build ## Take the picture of a preview in Documentation, in Chromium
	Tests/Browser/install.sh
	PYTHONDONTWRITEBYTECODE=1 .build/browser/bin/python Tests/Browser/picture.py \
	  $(release)/launchgen SampleAssets/scene.png Documentation/Preview.png \
	  "$${CHROMIUM:-$$(command -v chromium)}"

INJECTIONS ?= 1500

injections: build ## Make system calls fail, kill and starve the command (Linux; INJECTIONS=1500)
	mkdir -p .build/injections
	$(CC) -std=gnu11 -Wall -Wextra -Werror -shared -fPIC -o .build/injections/inject.so \
	  Tests/Injections/inject.c -ldl
	python3 -B Tests/Injections/injections.py $(release)/launchgen .build/injections/inject.so $(INJECTIONS)

KILLS ?= 60

kills: build ## Kill builds of several apps at any moment, with records and a cache (KILLS=60)
	python3 -B Tests/Injections/kills.py $(release)/launchgen $(KILLS)

PAIRS ?= 60

pairs: build ## Run two builds over one folder at the same time (PAIRS=60)
	python3 -B Tests/Injections/pairs.py $(release)/launchgen $(PAIRS)

full-disk: build ## Build many apps onto a disk that is too small (Linux)
	python3 -B Tests/Injections/full_disk.py $(release)/launchgen

# A launchgen that is built already, in place of this one.
LAUNCHGEN ?= $(CURDIR)/$(release)/launchgen
engine_tests := test-bazel test-build-systems test-parallel test-remote-execution test-slurm

test-bazel: ## Try the Bazel rules on this machine (Debian)
test-build-systems: ## Try make, ninja and llbuild with dependency files
test-parallel: ## Try GNU parallel over ssh (Debian)
test-remote-execution: ## Try Bazel with remote execution, and kill a worker (Debian)
test-slurm: ## Try an array job of Slurm, and kill a node (Debian)

$(engine_tests): export LAUNCHGEN := $(LAUNCHGEN)
$(engine_tests): test-%: $(if $(filter file,$(origin LAUNCHGEN)),build)
	Tests/Distributed/install.sh $*
	python3 -B Tests/*/test_$(subst -,_,$*).py

test-distributed: test-remote-execution test-slurm test-parallel ## Try engines with several machines, all on this one (Debian)

SECONDS ?= 60
TARGET ?= all
# Without it, three times as many inputs are tried, but memory errors must end in a crash.
SANITIZE ?= address
fuzz_targets := decode icc deflate plist merge zip storyboard project xcconfig options apps catalog \
  record cache
fuzzed := $(if $(filter all,$(TARGET)),$(fuzz_targets),$(TARGET))
comma := ,
fuzz_instruments := $(if $(filter none,$(SANITIZE)),,$(comma)$(SANITIZE))
fuzz_build := .build/fuzzing/$(SANITIZE)
fuzzing := --configuration release --product launchgen-fuzz --scratch-path $(fuzz_build) \
  -Xswiftc -sanitize=fuzzer$(fuzz_instruments) -Xswiftc -parse-as-library \
  -Xswiftc -enable-testing -Xcc -fsanitize=fuzzer-no-link$(fuzz_instruments) -Xswiftc -use-ld=lld
fuzz_corpus := .build/fuzzing/corpus

# A second is too long for any of these inputs, and 256 MB are too much; the sanitizer needs more.
fuzz_length_decode := 65536
fuzz_length_icc := 65536
fuzz_length_options := 256
# Foundation leaks the errors of its property lists.
fuzz_leaks_plist := 0
fuzz_leaks_project := 0
# Nothing that is kept until the end is found behind the tagged pointers of Swift's strings.
fuzz_leaks_apps := 0
fuzz_memory := $(if $(filter none,$(SANITIZE)),384,1024)
fuzz_limits = -timeout=1 -rss_limit_mb=$(fuzz_memory) -malloc_limit_mb=256

define run_fuzzer
	ASAN_OPTIONS=quarantine_size_mb=64:detect_leaks=$(or $(fuzz_leaks_$(1)),1) \
	$(fuzz_build)/release/launchgen-fuzz $(fuzz_corpus)/$(1) Tests/Corpus/$(1) \
	  -max_total_time=$$(( $(SECONDS) / $(words $(fuzzed)) )) $(fuzz_limits) \
	  -max_len=$(or $(fuzz_length_$(1)),16384) -print_final_stats=1 \
	  -artifact_prefix=.build/fuzzing/$(1)- -ignore_remaining_args=1 $(1)

endef

# The Swift runtime would handle crashes before the fuzzer sees them.
fuzz fuzz-build corpus: export SWIFT_BACKTRACE := enable=no
corpus: export ASAN_OPTIONS := detect_leaks=0

fuzz: fuzz-build ## Fuzz the parsers and coders (TARGET=all SECONDS=60 SANITIZE=address)
	$(foreach target,$(fuzzed),$(call run_fuzzer,$(target)))

fuzz-build: dependencies
	LAUNCHGEN_FUZZ=1 $(SWIFT) build $(fuzzing)
	$(fuzz_build)/release/launchgen-fuzz --write-seeds $(fuzz_corpus)

# Inputs that stay small enough for a repository.
saved_length_project := 512
saved_length_xcconfig := 256
saved_length_plist := 512
saved_length_merge := 512

define save_corpus
	mkdir -p Tests/Corpus/$(1)
	$(fuzz_build)/release/launchgen-fuzz -merge=1 -max_len=$(or $(saved_length_$(1)),1024) \
	  Tests/Corpus/$(1) $(fuzz_corpus)/$(1) -ignore_remaining_args=1 $(1)

endef

corpus: fuzz-build ## Add small inputs that reach more code to Tests/Corpus, which tests try (TARGET=all)
	$(foreach target,$(fuzzed),$(call save_corpus,$(target)))

schema: build ## Write launchgen.schema.json again, from the commands' own options
	$(release)/launchgen --experimental-dump-help | $(release)/launchgen-manual --schema \
	  > .build/launchgen.schema.json
	mv .build/launchgen.schema.json launchgen.schema.json

check-schema: ## Check the schema, and the documents' examples by it, with check-jsonschema (PyPI)
	[ -d .build/schema ] || python3 -m venv .build/schema
	.build/schema/bin/pip install --quiet check-jsonschema json5
	.build/schema/bin/python -B Tests/Schema/check.py .build/schema README.md Documentation/Guide.md

test-layout: dependencies ## Solve the constraints of launch storyboards for all screens, with kiwisolver (PyPI)
	Tests/Layout/install.sh
	PATH="$(CURDIR)/.build/layout/bin:$$PATH" && $(run_tests) --filter StoryboardLayoutTests

coverage: dependencies ## Run the tests; print how many lines of each parser they reach, and which not
	$(SWIFT) test $(testable) --enable-code-coverage --scratch-path .build/coverage
	Tests/Coverage/report.sh .build/coverage

sanitizing_address := --sanitize address
sanitizing_thread := --sanitize thread
# Only the C targets can have it. swiftc has no runtime for it on Linux; clang, which links, does.
sanitizing_undefined := -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined \
  -Xswiftc -Xclang-linker -Xswiftc -fsanitize=undefined

# `make sanitize-thread` is one part.
sanitize: $(addprefix sanitize-,$(sanitizers)) ## Run the tests under the address, thread and undefined behavior sanitizers

$(addprefix sanitize-,$(sanitizers)): sanitize-%: dependencies
	@# Nobody sees what exit tests print, and tests compare what the command prints: reports go to
	@# files, and any of them is a failure.
	@# Leaks are not the question: they would change the exit codes that the tests compare.
	reports="$(CURDIR)/.build/$*/reports"; rm -rf "$$reports"; mkdir -p "$$reports"; \
	options="detect_leaks=0:log_path='$$reports/report'"; \
	export ASAN_OPTIONS="$$options" UBSAN_OPTIONS="$$options:print_stacktrace=1" \
	  TSAN_OPTIONS="$$options:suppressions='$(CURDIR)/Tests/Sanitizers/thread.supp'"; \
	status=0; \
	$(SWIFT) test $(testable) $(sanitizing_$*) --scratch-path .build/$* || status=$$?; \
	for report in "$$reports"/*; do \
	  [ ! -f "$$report" ] || { cat "$$report" >&2; status=1; }; \
	done; \
	exit $$status

format: ## Format the Swift files in place
	$(SWIFT) format --in-place --recursive --parallel $(swift_files)

sample: build ## Make the launch images of the sample artwork (ARTWORK=… OUTPUT=…)
	$(release)/launchgen build "$(ARTWORK)" --output "$(OUTPUT)"

artwork: dependencies ## Draw the pictures in SampleAssets
	$(SWIFT) run --configuration release sample-artwork SampleAssets

bench: dependencies ## Measure the core and whole builds, as ratios
	$(SWIFT) run --configuration release launchgen-benchmark --artwork "$(ARTWORK)"

peers := Sources/launchgen-benchmark/Peers
peer_packages := pyvips pyvips-binary pillow numpy opencv-python-headless pyoxipng

# Any number of artworks; those that it draws if there are none.
ARTWORKS ?=

bench-peers: build ## Measure builds beside libvips, OpenCV, Pillow, ImageMagick, oxipng: Benchmarks.md (ARTWORKS=…)
	[ -d .build/peers ] || python3 -m venv .build/peers
	.build/peers/bin/pip install --quiet $(peer_packages)
	$(SWIFT) build --configuration release --product launchgen-benchmark
	artworks="$(ARTWORKS)"; \
	[ -n "$$artworks" ] || artworks=$$(.build/peers/bin/python $(peers)/artworks.py .build/peers/artworks); \
	.build/peers/bin/python $(peers)/bench_peers.py $(release)/launchgen \
	  $(release)/launchgen-benchmark Benchmarks.md Documentation/Benchmarks.svg $(RUNS) $$artworks

# The scripts in Packaging read these.
export SWIFT PREFIX DESTDIR SIZE_LIMIT REPOSITORY_URL

install: ## Install command, man page and completions (PREFIX=/usr/local DESTDIR=)
	@Packaging/is-built.sh || { \
	  echo "The build is missing or older than its sources: building"; $(MAKE) build; }
	Packaging/install.sh

uninstall: ## Remove what install put there
	Packaging/uninstall.sh

dist: dependencies ## Package a release: dist/launchgen-VERSION-OS-MACHINE.tar.gz (SIZE_LIMIT=20)
	Packaging/dist.sh
	Packaging/bundle.sh

deb: dependencies ## Make a package for this Debian or Ubuntu: dist/launchgen_VERSION-1_MACHINE.deb
	Packaging/linux/deb.sh

rpm: dist ## Make an RPM package of the static command (Linux)
	Packaging/linux/rpm.sh

image: dist ## Make a container image of the static command, an OCI archive (Linux)
	Packaging/linux/image.sh

release: dependencies ## Test and make everything of a release, in dist (VERSION=… REPOSITORY_URL=…)
	Packaging/release.sh "$(VERSION)"

TESTS ?=

test-packages: build dist deb ## Install, run and remove each package; try each integration (Linux; TESTS=…)
	Packaging/linux/rpm.sh
	Packaging/linux/image.sh
	Tests/Packaging/run.sh $(TESTS)

clean: ## Remove everything that was built
	rm -rf .build Examples/.build dist SampleAssets/LaunchImages LaunchImages
