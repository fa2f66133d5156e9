#!/usr/bin/env python3
"""Disturbs launchgen in every way that a system may, and checks what it leaves.

  injections.py LAUNCHGEN LIBRARY [COUNT]

LIBRARY is inject.c, built. After each injection, every file must be the old one or the new one,
nothing may be left over (but after SIGKILL), the exit code must be one that is documented, an error
must have a message, and a second run must succeed. Prints how many injections of each kind there
were; exits with 1 if something was wrong.
"""

import collections
import concurrent.futures
import os
import resource
import sys

import races
import scenario
import tracks

MB = 1 << 20


def all_tracks(program, library, count):
    found = scenario.scenarios(program)
    merge = next(case for case in found if case.name == "merge")
    # These are few, and come first.
    yield [tracks.Closed(case) for case in found] + [
        tracks.Limits(case, "ulimit -n", resource.RLIMIT_NOFILE, [16, 12, 10, 8, 7, 6, 5, 4, 3])
        for case in found
    ] + [
        tracks.Limits(
            case, "ulimit -v", resource.RLIMIT_AS,
            [size * MB for size in [*range(50, 130, 10), 150, 200, 300, 512]])
        for case in found
    ] + [
        tracks.Limits(case, "ulimit -f", resource.RLIMIT_FSIZE, [0, 100, 1000, 10000])
        for case in found
    ]
    yield [races.Race(merge, library, is_deletion, count // 7, 1) for is_deletion in (False, True)]
    yield [
        tracks.Errors(case, library, call, error)
        for case in found for call, errors in tracks.ERRORS.items() for error in errors
    ]
    # The calls of the runtime before main are many: not each of them for each signal.
    yield [tracks.Signals(case, library, number) for case in found for number in tracks.SIGNALS]
    yield [
        tracks.Delays(case, number, count, index)
        for index, case in enumerate(found) for number in tracks.SIGNALS
    ]


def run(groups, count):
    """Takes turns among the tracks of each group; each group gets its share of what is left."""
    counts, failures = collections.Counter(), []
    groups = list(groups)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for index, group in enumerate(groups):
            share = (count - sum(counts.values())) // (len(groups) - index)
            done = 0
            while group and done < share:
                turn = group[:max(1, share - done)]
                results = list(pool.map(lambda track: track.next(), turn))
                rest = group[len(turn):]
                for track, (was_hit, wrong) in zip(turn, results):
                    if not was_hit:
                        continue
                    done += 1
                    counts[track.kind] += 1
                    at = f" #{track.at}" if hasattr(track, "at") else ""
                    failures += [
                        f"{track.scenario.name}: {track.kind}{at}: {line}" for line in wrong]
                group = rest + [track for track, (hit, _) in zip(turn, results) if hit]
    return counts, failures


def main():
    program, library = (os.path.abspath(path) for path in sys.argv[1:3])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 2000
    counts, failures = run(all_tracks(program, library, count), count)
    for kind, number in sorted(counts.items()):
        print(f"{number:6}  {kind}")
    print(f"{sum(counts.values()):6}  injections, {len(failures)} faults")
    for failure in failures:
        print(failure)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
