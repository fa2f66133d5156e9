#!/usr/bin/env bash
# Runs the tests beside it, or those that are named.
cd "$(dirname "$0")" || exit
names=("$@")
if [ ${#names[@]} = 0 ]; then
  for file in *.sh; do
    case $file in
      common.sh | run.sh | smoke.sh) ;;
      *) names+=("${file%.sh}") ;;
    esac
  done
fi
passed=0
failed=0
for name in "${names[@]}"; do
  start=$SECONDS
  if bash -eu -o pipefail "./$name.sh"; then
    echo "passed: $name ($((SECONDS - start)) s)"
    passed=$((passed + 1))
  else
    echo "FAILED: $name ($((SECONDS - start)) s)"
    failed=$((failed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
