#!/usr/bin/env bash
# Fails if a packaged command would not run on an old or a bare system: it must need no library, no
# loader, and no kernel newer than the documented one. Its addresses must be random, and what the
# loader has relocated must be read-only. Argument: the command.
source "$(dirname "$0")/../common.sh"
command=$1
# The oldest Linux that CONTRIBUTING names: the one that the C library in the command asks for.
floor=3.2.0

header=$(readelf -hlW "$command")
dynamic=$(readelf -dW "$command")
needed=$(sed -nE 's/.*\(NEEDED\).*\[(.*)\]/\1/p' <<< "$dynamic")
[ -z "$needed" ] || fail "$command needs what should be a part of it:" $needed
! grep -q INTERP <<< "$header" || fail "$command needs a loader, and with it a C library"
versions=$(readelf -VW "$command" | grep -oE 'GLIBC(XX)?_[0-9.]+' | sort -uV || true)
[ -z "$versions" ] || fail "$command needs symbols of the system:" $versions

kernel=$(readelf -nW "$command" | sed -nE 's/.*OS: Linux, ABI: ([0-9.]+).*/\1/p')
[ -n "$kernel" ] || fail "$command does not say which Linux it needs"
[ "$(printf '%s\n' "$floor" "$kernel" | sort -V | tail -1)" = "$floor" ] \
  || fail "$command needs Linux $kernel, CONTRIBUTING names $floor"

grep -q 'Type: *DYN' <<< "$header" || fail "$command is not position-independent"
grep -q GNU_RELRO <<< "$header" || fail "$command has no read-only relocations"
! grep -qE 'GNU_STACK.* RWE' <<< "$header" || fail "$command has an executable stack"
