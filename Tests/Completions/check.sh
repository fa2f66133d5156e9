#!/usr/bin/env bash
# Asks bash, zsh and fish what they complete. Argument: the launchgen whose scripts are tried.
# A shell that is not installed is skipped.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
launchgen=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
scratch=$(mktemp -d)
scripts=$(mktemp -d)
trap 'rm -rf "$scratch" "$scripts"' EXIT
touch "$scratch/art.png" "$scratch/notes.txt" "$scratch/Info.plist"
mkdir "$scratch/Folder"
touch "$scratch/Folder/Info.plist"
cd "$scratch"

# Without colors and cursor movements, as far as shells can do without.
export TERM=dumb
failed=0
for shell in bash zsh fish; do
  if ! command -v "$shell" > /dev/null; then
    echo "$shell: not installed, skipped"
    continue
  fi
  "$launchgen" --generate-completion-script "$shell" > "$scripts/$shell"
  if "$shell" "$here/try.$shell" "$scripts/$shell"; then
    echo "$shell: ok"
  else
    failed=1
  fi
done
exit "$failed"
