#!/usr/bin/env bash
# A build with --staging-folder keeps to what Xcode's user script sandbox allows: it writes the declared
# outputs, and below the temporary folder. First as strace sees it, then in a sandbox with these rules.
source "$(dirname "$0")/common.sh"
need strace bwrap:bubblewrap

expect_images
(cd "$work/expected" && ls) > "$work/names"

# All that is created, opened for writing, renamed or removed.
changes() {
  python3 - "$@" << 'END'
import os, re, sys
log, folder, output, temporary = sys.argv[1:]
declared = {os.path.join(output, name) for name in os.listdir(output)}
writing = re.compile(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC")
for line in open(log, errors="replace"):
    call = re.match(r"\d+ +(\w+)\(", line)
    # Nothing has happened yet, or it was refused.
    if not call or re.search(r"\) = -1 ", line):
        continue
    if call[1].startswith("open") and not writing.search(line):
        continue
    # Paths are relative to the open folder before them, if there is one.
    for start, path in re.findall(r'(?:\w+<([^>]*)>, )?"((?:[^"\\]|\\.)*)"', line):
        path = os.path.normpath(os.path.join(start or folder, path))
        # mkdir of what exists is refused above; everything else counts.
        allowed = path in declared or path.startswith(temporary + "/") or path.startswith("/dev/")
        if not allowed:
            sys.exit(f"not allowed: {line}")
END
}
calls=open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,rmdir,link,linkat
calls=$calls,symlink,symlinkat,truncate,chmod,fchmodat,mknod,mknodat
mkdir -p "$work/out" "$work/tmp"
for run in first second changed; do
  if [ "$run" = changed ]; then
    "$built" build "$artwork" --output "$work/out" --focus 10%,50% -q
    rm "$work/out"/.launchgen*
  fi
  strace -f -y -o "$work/strace" -e "trace=$calls" "$built" build "$artwork" --output "$work/out" \
    --staging-folder "$work/tmp" > "$work/log" 2>&1 || fail "$(cat "$work/log")"
  changes "$work/strace" "$PWD" "$work/out" "$work/tmp"
  same_images "$work/out"
  [ -z "$(ls -A "$work/tmp")" ]
done

# Everything is read-only but the outputs, one by one, and the temporary folder.
sandbox=(bwrap --unshare-all --ro-bind / / --dev /dev --bind "$work/tmp" "$work/tmp")
mkdir -p "$work/derived"
while IFS= read -r name; do
  echo old > "$work/derived/$name"
  sandbox+=(--bind "$work/derived/$name" "$work/derived/$name")
done < "$work/names"
"${sandbox[@]}" "$built" build "$artwork" --output "$work/derived" --staging-folder "$work/tmp" \
  --replace > "$work/log" 2>&1 || fail "$(cat "$work/log")"
same_images "$work/derived"
"${sandbox[@]}" "$built" build "$artwork" --output "$work/derived" --staging-folder "$work/tmp" \
  > "$work/log" 2>&1
grep -q 'all up to date' "$work/log"
# Without the option, the sandbox refuses: the test above has teeth.
echo old > "$work/derived/Default-iOS7@2x.png"
exits 77 "${sandbox[@]}" "$built" build "$artwork" --output "$work/derived" --replace
[ "$(cat "$work/derived/Default-iOS7@2x.png")" = old ]

# Where an output does not fit on its disk, it keeps its bytes, and so do those after it.
exits 74 bwrap --unshare-all --ro-bind / / --dev /dev --bind "$work/tmp" "$work/tmp" \
  --size 1000000 --tmpfs /mnt --bind "$work/out" "$work/out" bash -euc '
    echo old > /mnt/Default-iOS7@2x.png
    echo old > /mnt/Default-iOS7@3x.png
    status=0
    "$1" build "$2" --output /mnt --staging-folder "$3" --replace || status=$?
    cp /mnt/* "$4/"
    exit $status' - "$built" "$artwork" "$work/tmp" "$work/out"
[ "$(cat "$work/out/Default-iOS7@3x.png")" = old ]
[ -z "$(ls -A "$work/tmp")" ]
