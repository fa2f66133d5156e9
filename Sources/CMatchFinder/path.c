// Chooses the cheapest path through bytes, from the end to the start.
#include "symbols.h"

#pragma clang diagnostic ignored "-Wpsabi"

enum { LANES = 8 };

// The parts of a match's bits: its length, and from which bit on its distance's symbol.
enum { LENGTH = 511, SYMBOL = 9 };

typedef uint32_t Lanes __attribute__((vector_size(4 * LANES)));
_Static_assert(LGPATH_MARGIN == LANES - 1, "lanes after the last cost");

#define NAME(function) function
#define TARGET
#include "choose.h"
#undef NAME
#undef TARGET

#if defined(__x86_64__)
#define NAME(function) function##_avx2
#define TARGET AVX2
#include "choose.h"
#else
#define choose_avx2 choose
#endif

void lgpath_choose(const uint8_t *bytes, size_t count, const LGMatch *matches,
                   const uint32_t *starts, const LGCosts *prices, uint32_t *costs,
                   LGMatch *choices) {
  if (HAS_AVX2)
    choose_avx2(bytes, count, matches, starts, prices, costs, choices);
  else
    choose(bytes, count, matches, starts, prices, costs, choices);
}
