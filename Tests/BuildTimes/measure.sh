#!/usr/bin/env bash
# Measures what a contributor waits for, in a fresh clone of what is committed: prints the rows of the
# table in CONTRIBUTING.md, in seconds of wall clock and of CPU. Needs a quiet machine.
set -euo pipefail
cd "$(dirname "$0")/../.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
git clone --quiet . "$scratch/clone"
cd "$scratch/clone"
TIMEFORMAT='%R %U %S'

# Prints a row. Arguments: what it is, then the command.
row() {
  local seconds
  if ! { seconds=$( { time "${@:2}" > "$scratch/log" 2>&1; } 2>&1 ); }; then
    tail -n 20 "$scratch/log" >&2
    exit 1
  fi
  awk -v what="$1" '{ printf "| %s | %.0f | %.0f |\n", what, $1, $2 + $3 }' <<< "$seconds"
}

echo "| in a fresh clone | wall, s | CPU, s |"
echo "|---|---|---|"
row "\`make sample\`, which compiles the command" make sample
row "then \`make test\`, with the examples" make test
echo "// A change." >> Sources/Features/LaunchCheck/Rules/Images.swift
row "then a change of a rule, and its tests (\`make test FILTER=RuleTests\`)" make test FILTER=RuleTests
