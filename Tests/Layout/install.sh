#!/usr/bin/env bash
# Installs what `make -f Tests/Makefile test-layout` needs: a Python environment with kiwisolver in .build/layout.
set -euo pipefail
cd "$(dirname "$0")/../.."

environment=.build/layout
if ! cmp -s Tests/Layout/requirements.txt "$environment/installed.txt"; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --requirement Tests/Layout/requirements.txt
  cp Tests/Layout/requirements.txt "$environment/installed.txt"
fi
