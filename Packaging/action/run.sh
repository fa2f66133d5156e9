#!/usr/bin/env bash
# A step of action.yml: runs launchgen. From the environment: LAUNCHGEN_COMMAND, LAUNCHGEN_ARGUMENTS
# (one on each line), and what GitHub Actions sets.
set -euo pipefail

arguments=()
while IFS= read -r argument || [ -n "$argument" ]; do
  if [ -n "$argument" ]; then arguments+=("$argument"); fi
done <<< "$LAUNCHGEN_ARGUMENTS"
set -- ${arguments[@]+"${arguments[@]}"}

case $LAUNCHGEN_COMMAND in
  check)
    sarif=$RUNNER_TEMP/launchgen.sarif
    status=0
    launchgen check --format sarif "$@" > "$sarif" || status=$?
    # 0 and 1 say that the check was made.
    if [ "$status" -le 1 ]; then echo "sarif=$sarif" >> "$GITHUB_OUTPUT"; fi
    launchgen check --format github "$@"
    ;;
  build | screen | make)
    launchgen "$LAUNCHGEN_COMMAND" "$@"
    ;;
  preview)
    preview=$RUNNER_TEMP/launchgen-preview
    mkdir -p "$preview"
    launchgen preview "$@" --output "$preview/LaunchPreview.html" --png "$preview/LaunchPreview.png"
    echo "preview=$preview" >> "$GITHUB_OUTPUT"
    ;;
  *)
    echo "::error::the input command must be check, preview, screen, build or make, not '$LAUNCHGEN_COMMAND'"
    exit 1
    ;;
esac
