// Chooses the cheapest path through bytes, from the end to the start.
#include "symbols.h"

#pragma clang diagnostic ignored "-Wpsabi"

enum { LANES = 8 };

typedef uint32_t Lanes __attribute__((vector_size(4 * LANES)));
_Static_assert(LGPATH_MARGIN == LANES - 1, "lanes after the last cost");

// Costs of paths that do not exist. They are more than any other, and their sum fits into 32 bits.
enum { NO_MATCH = 1 << 30 };
#define BEYOND_END (2u << 30)

// The prices of distance symbols, with NO_MATCH for what is none.
typedef struct {
  Lanes vectors[4];
} Table;

_Static_assert(LANES == LGNEAREST, "a lane for each length");

INLINE Lanes look_up(const Table *table, uint64_t symbols) {
  uint32_t prices[32];
  memcpy(prices, table, sizeof prices);
  Lanes lanes;
  for (int lane = 0; lane < LANES; lane++) lanes[lane] = prices[(symbols >> (8 * lane)) & 31];
  return lanes;
}

#define NAME(function) function
#define TARGET
#include "choose.h"
#undef NAME
#undef TARGET

#if defined(__x86_64__)
#include <immintrin.h>

// Looks up the lowest three bits in each vector, and chooses among the results by the others.
AVX2 INLINE Lanes look_up_avx2(const Table *table, uint64_t symbols) {
  __m256i index = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)symbols));
  __m256 found[4];
  for (int i = 0; i < 4; i++) {
    found[i] = (__m256)_mm256_permutevar8x32_epi32((__m256i)table->vectors[i], index);
  }
  __m256 odd = (__m256)_mm256_slli_epi32(index, 28), upper = (__m256)_mm256_slli_epi32(index, 27);
  __m256 low = _mm256_blendv_ps(found[0], found[1], odd);
  return (Lanes)_mm256_blendv_ps(low, _mm256_blendv_ps(found[2], found[3], odd), upper);
}

#define NAME(function) function##_avx2
#define TARGET AVX2
#include "choose.h"
#else
#define choose_avx2 choose
#endif

void lgpath_choose(const uint8_t *bytes, size_t count, const LGMatches *found,
                   const LGCosts *prices, uint32_t *costs, uint16_t *lengths) {
  if (HAS_AVX2)
    choose_avx2(bytes, count, found, prices, costs, lengths);
  else
    choose(bytes, count, found, prices, costs, lengths);
}

void lgpath_count(const uint8_t *bytes, size_t count, const LGMatches *found,
                  const uint16_t *lengths, uint32_t *literals, uint32_t *distances) {
  for (size_t place = 0; place < count; place += lengths[place]) {
    unsigned length = lengths[place];
    if (length < SHORTEST) {
      literals[bytes[place]]++;
      continue;
    }
    literals[length_symbol(length)]++;
    if (length < SHORTEST + LGNEAREST) {
      distances[(found->nearest[place] >> (8 * (length - SHORTEST))) & 31]++;
      continue;
    }
    const LGMatch *match = found->matches + found->starts[place];
    while ((match->bits & LENGTH) < length) match++;
    distances[match->bits >> SYMBOL]++;
  }
}
