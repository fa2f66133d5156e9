#!/usr/bin/env bash
# Installs what `make -f Tests/Makefile soundness` needs: a Python environment with the checkers in
# .build/soundness.
set -euo pipefail
cd "$(dirname "$0")/../.."

environment=.build/soundness
if ! cmp -s Tests/Soundness/requirements.txt "$environment/installed.txt"; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --requirement Tests/Soundness/requirements.txt
  cp Tests/Soundness/requirements.txt "$environment/installed.txt"
fi
