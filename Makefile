# Every target installs what it lacks (see "dependencies") and leaves the rest alone. `make help` lists
# the targets. Those of the tests, the packages and the tools are in makefiles of their own, which are
# run from here: `make -f Tests/Makefile help`.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
ARTWORK ?= SampleAssets/scene.png
OUTPUT ?= SampleAssets/LaunchImages
SCREEN ?= SampleAssets/LaunchScreen
# What the packaged command may have, in MB.
SIZE_LIMIT ?= 20

# What is installed and packaged: everything is optimized.
release := .build/release
# One build for samples, tests and examples. Package.swift says what of it is optimized. Information
# for debuggers would take a tenth of the time.
testable := --configuration release -Xswiftc -enable-testing -Xswiftc -gnone
development := $(testable) --scratch-path .build/development
develop := LAUNCHGEN_DEVELOPMENT=1 $(SWIFT)
command := .build/development/release/launchgen
# Left to itself, `swift test` compiles much of the package a second time.
run_tests = $(develop) build --build-tests $(development) && \
  $(develop) test --skip-build $(development)
swift_files := Package.swift Sources Tests Tools Examples/Package.swift Examples/Sources

# Package, pkg-config name: what the build needs beside Swift.
apt_packages := libpng-dev libdeflate-dev liblcms2-dev libexpat1-dev libmd-dev pkg-config
# macOS has Expat and CommonCrypto.
brew_packages := libpng libdeflate little-cms2 pkgconf
libraries := libpng libdeflate lcms2 expat $(if $(filter Linux,$(shell uname)),libmd)

.PHONY: help dependencies command build test lint examples docs check format sample bench install \
  uninstall dist clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-22s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@[ "$(firstword $(MAKEFILE_LIST))" != Makefile ] || echo "More: make -f Tests/Makefile help," \
	  "make -f Packaging/Makefile help, make -f Tools/Makefile help"

dependencies: ## Install the libraries that are missing, and pkg-config
	@$(SWIFT) --version > /dev/null 2>&1 || { \
	  echo "Swift 6.2 or later is missing, or a library that it needs:" \
	    "https://www.swift.org/install says how to install both" >&2; exit 1; }
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

# For the targets that run launchgen here. The first of them compiles it, in two minutes.
command: dependencies
	$(develop) build --product launchgen $(development)

build: dependencies ## Build the command as it is installed, with everything optimized
	@mkdir -p .build && touch .build/begun
	$(SWIFT) build --configuration release --product launchgen-manual
	$(SWIFT) build --configuration release --product launchgen
	@mv .build/begun .build/built

test: dependencies ## Run the tests, then the examples (FILTER=… for some of the tests)
	$(run_tests) $(if $(FILTER),--filter "$(FILTER)")
	$(if $(FILTER),,$(MAKE) examples)

examples := $(filter-out ExampleSupport,$(notdir $(wildcard Examples/Sources/*)))

examples: dependencies ## Build and run the programs in Examples (ARTWORK=…)
	$(develop) build $(development)
	for example in $(examples); do \
	  echo "== $$example"; \
	  $(dir $(command))$$example "$(ARTWORK)"; \
	done

lint: dependencies ## Compare the Swift files with their format
	$(SWIFT) format lint --strict --recursive --parallel $(swift_files)

check: export LAUNCHGEN_WARNINGS_AS_ERRORS := 1
check: lint ## Lint, tests and examples, with warnings as errors: what CI runs first
	$(MAKE) test

documented := LaunchImages Pictures LaunchRules LaunchCheck LaunchApps AppDocuments OrientationCode

docs: export LAUNCHGEN_DOCS := 1
docs: dependencies ## Build the documentation of the libraries: .build/docs
	@# The plugin leaves Package.resolved again: other builds would fetch it too.
	saved=$$(mktemp); cp -p Package.resolved "$$saved" 2> /dev/null || true; \
	trap 'rm -f Package.resolved; [ -s "$$saved" ] && mv "$$saved" Package.resolved || rm "$$saved"' EXIT; \
	$(SWIFT) package --scratch-path .build/documentation \
	  --allow-writing-to-directory .build/docs generate-documentation \
	  $(addprefix --target ,$(documented)) --output-path .build/docs --warnings-as-errors

format: ## Format the Swift files in place
	$(SWIFT) format --in-place --recursive --parallel $(swift_files)

sample: command ## Make launch screen and launch images of the sample artwork (ARTWORK=… SCREEN=… OUTPUT=…)
	$(command) screen "$(ARTWORK)" --output "$(SCREEN)" --preview
	$(command) build "$(ARTWORK)" --output "$(OUTPUT)"
	@echo "The launch screen is in $(SCREEN), with LaunchPreview.html, which shows it on today's devices."
	@echo "The launch images and UILaunchImages.plist are in $(OUTPUT)."
	@echo "Next: make test runs the tests; make install PREFIX=\$$HOME/.local installs the command."

bench: dependencies ## Measure the core and whole builds, as ratios
	LAUNCHGEN_TOOLS=1 $(SWIFT) run --configuration release launchgen-benchmark --artwork "$(ARTWORK)"

# The scripts in Packaging read these.
export SWIFT PREFIX DESTDIR SIZE_LIMIT REPOSITORY_URL

install: ## Install command, man pages and completions (PREFIX=/usr/local DESTDIR=)
	@Packaging/is-built.sh || { \
	  echo "The build is missing or older than its sources: building"; $(MAKE) build; }
	Packaging/install.sh

uninstall: ## Remove what install put there
	Packaging/uninstall.sh

dist: dependencies ## Package a release: dist/launchgen-VERSION-OS-MACHINE.tar.gz (SIZE_LIMIT=20)
	Packaging/dist.sh
	Packaging/bundle.sh

clean: ## Remove everything that was built
	rm -rf .build Examples/.build dist SampleAssets/LaunchImages LaunchImages
