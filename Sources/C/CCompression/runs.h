// Splitting with matches at distance 1 only.
#ifndef RUNS_H
#define RUNS_H

#include "Matches.h"

size_t split_into_runs(const uint8_t *bytes, size_t start, size_t end, const uint16_t *prices,
                       LGSequence *sequences);

#endif
