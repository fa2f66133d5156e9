#!/usr/bin/env bash
# Installs what `make build` has made, into $DESTDIR$PREFIX. Nothing is written into the project,
# so that root leaves no files there.
cd "$(dirname "$0")/.."
source Packaging/common.sh
prefix=${DESTDIR-}${PREFIX:-/usr/local}
manifest=share/doc/launchgen/installed-files.txt

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
stage=$scratch/stage
Packaging/stage.sh .build/release/launchgen .build/release/launchgen-manual "$stage"

# What uninstall removes: the files, and the folders that were not there before.
(cd "$stage" && find . -type f | sed 's|^\./||') > "$scratch/files"
echo "$manifest" >> "$scratch/files"
touch "$scratch/old"
if [ -f "$prefix/$manifest" ]; then cp "$prefix/$manifest" "$scratch/old"; fi
{ grep '/$' "$scratch/old" || true; } > "$scratch/folders"

(cd "$stage" && find . -type d | LC_ALL=C sort) | while IFS= read -r folder; do
  if [ ! -d "$prefix/$folder" ]; then
    mkdir -p "$prefix/$folder"
    echo "$folder/" >> "$scratch/folders"
  fi
done

(cd "$stage" && find . -type f) | while IFS= read -r file; do
  mode=644
  if [ -x "$stage/$file" ]; then mode=755; fi
  install -m "$mode" "$stage/$file" "$prefix/$file"
done

# What an earlier version had and this one has not.
{ grep -v '/$' "$scratch/old" || true; } | while IFS= read -r file; do
  if ! grep -qxF "$file" "$scratch/files"; then rm -f "$prefix/$file"; fi
done

LC_ALL=C sort -u "$scratch/files" "$scratch/folders" > "$scratch/manifest"
install -m 644 "$scratch/manifest" "$prefix/$manifest"
echo "launchgen is installed below $prefix"
# A package is put together below DESTDIR, and used by nobody there.
[ -z "${DESTDIR-}" ] || exit 0
case :$PATH: in
  *":$prefix/bin:"*) ;;
  *) echo "$prefix/bin is not in PATH; add it: export PATH=\"$prefix/bin:\$PATH\"" ;;
esac
echo "Next: launchgen preview art.png --open"
