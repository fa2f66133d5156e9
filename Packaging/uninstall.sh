#!/usr/bin/env bash
# Removes from $DESTDIR$PREFIX the files that install.sh has put there, and the folders that it has
# made, if they are empty.
cd "$(dirname "$0")/.."
source Packaging/common.sh
prefix=${DESTDIR-}${PREFIX:-/usr/local}
manifest=share/doc/launchgen/installed-files.txt

[ -f "$prefix/$manifest" ] || fail "nothing to remove: $prefix/$manifest is not there"
list=$(LC_ALL=C sort -r "$prefix/$manifest")
if grep -qE '^/|(^|/)\.\.(/|$)' <<< "$list"; then
  fail "$prefix/$manifest names files elsewhere: nothing is removed"
fi

# The manifest goes last, so that a run that fails can be repeated.
while IFS= read -r path; do
  case $path in
    */ | "$manifest") ;;
    *) rm -f "$prefix/$path" ;;
  esac
done <<< "$list"
rm -f "$prefix/$manifest"
while IFS= read -r path; do
  case $path in
    */) rmdir "$prefix/${path#./}" 2> /dev/null || true ;;
  esac
done <<< "$list"
