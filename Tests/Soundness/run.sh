#!/usr/bin/env bash
# What needs no build: scripts, workflows, links of the documents, licenses.
set -euo pipefail
cd "$(dirname "$0")/../.."

Tests/install-python.sh Soundness
PATH=$PWD/.build/soundness/bin:$PATH

scripts=(.ci/*)
while IFS= read -r script; do scripts+=("$script"); done < <(git ls-files '*.sh')
shellcheck --external-sources --source-path SCRIPTDIR --severity warning "${scripts[@]}"
echo "shellcheck: ${#scripts[@]} scripts"

check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
check-jsonschema --builtin-schema vendor.github-actions action.yml
zizmor --offline --quiet .github/workflows action.yml

python3 -B Tests/Soundness/test_documents.py
