#!/usr/bin/env bash
# Is what `make build` leaves there, and newer than the sources? Then installing needs no compiler,
# which root's PATH often lacks.
cd "$(dirname "$0")/.."
source Packaging/common.sh

[ -x .build/release/launchgen ] && [ -x .build/release/launchgen-manual ] \
  && [ -f .build/built ] || exit 1
changed=$(find Package.swift Sources Templates Tools/Manual ! -name .DS_Store -newer .build/built -print)
[ -z "$changed" ]
