#!/usr/bin/env bash
# Installs the packages of requirements.txt in a folder of Tests, such as Layout, into a Python
# environment in .build.
set -euo pipefail
cd "$(dirname "$0")/.."

wanted=Tests/$1/requirements.txt
environment=.build/$(printf %s "$1" | tr '[:upper:]' '[:lower:]')
if ! cmp -s "$wanted" "$environment/installed.txt"; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --requirement "$wanted"
  cp "$wanted" "$environment/installed.txt"
fi
