#!/usr/bin/env bash
# Copies the project's sources, without what is built or ignored, into a folder whose builds stay.
# Argument: the folder.
cd "$(dirname "$0")/.."
source Packaging/common.sh
target=$1
mkdir -p "$target"
find "$target" -mindepth 1 -maxdepth 1 ! -name .build ! -name Package.resolved -exec rm -rf {} +
if git rev-parse --git-dir > /dev/null 2>&1; then
  git ls-files -z --cached --others --exclude-standard
else
  find . -type f ! -path './.build/*' ! -path './dist/*' -print0
fi | while IFS= read -r -d '' file; do
  # A file may be deleted and not committed.
  if [ -e "$file" ]; then printf '%s\0' "$file"; fi
done | tar --null -c -f - -T - | tar -x -p -f - -C "$target"
