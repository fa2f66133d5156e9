#!/usr/bin/env bash
# What `make dist` refuses: a command that needs a library of the system, one that is not
# position-independent, one whose stack is executable.
source "$(dirname "$0")/common.sh"
check=Packaging/linux/check-command.sh

"$check" "$packaged"
echo 'int main(void) { return 0; }' > "$work/main.c"
gcc "$work/main.c" -o "$work/shared"
exits 1 "$check" "$work/shared"
grep -q 'needs what should be a part of it: libc.so.6' "$work/out.txt"
gcc -static -no-pie "$work/main.c" -o "$work/fixed"
exits 1 "$check" "$work/fixed"
grep -q 'not position-independent' "$work/out.txt"
gcc -static-pie -Wl,-z,norelro "$work/main.c" -o "$work/writable"
exits 1 "$check" "$work/writable"
grep -q 'no read-only relocations' "$work/out.txt"
gcc -static-pie -Wl,-z,execstack "$work/main.c" -o "$work/stack" 2> /dev/null
exits 1 "$check" "$work/stack"
grep -q 'executable stack' "$work/out.txt"
