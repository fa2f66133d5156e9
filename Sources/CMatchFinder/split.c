#include "runs.h"
#include "symbols.h"

// Every function that takes or returns a vector is inlined, so the calling convention does not
// matter.
#pragma clang diagnostic ignored "-Wpsabi"

// Entries in a vector, and in a table.
enum { LANES = 8, ENTRIES = 4096 * LANES };

typedef struct {
  uint32_t entries[ENTRIES];
  // For each bucket, which entry is the oldest.
  uint8_t oldest[ENTRIES / LANES];
} Table;
_Static_assert(sizeof(Table) == LGTABLE_BYTES, "the size of a table");

typedef struct {
  uint32_t *entries;
  uint8_t *oldest;
  unsigned size;
} Bucket;

// Entries of a bucket whose hashes agree.
typedef struct {
  uint32_t same;
  unsigned oldest;
  Bucket bucket;
} Found;

typedef struct {
  // The shortest match that is looked for.
  unsigned shortest;
  // Whether bytes are left out after one whose places were of no use.
  int skips;
} Effort;

// The more often nothing was found, the more bytes are left out.
INLINE unsigned skipped(Effort effort, unsigned missed) {
  if (!effort.skips) return 0;
  return 2 + (missed / 8 < 8 ? missed / 8 : 8);
}

static const Effort LONG_MATCHES = {8, 1}, MEDIUM_MATCHES = {4, 0}, SHORT_MATCHES = {3, 0};

INLINE uint32_t hash_of(const uint8_t *p, unsigned bytes) {
  return (uint32_t)(((load64(p) << (64 - 8 * bytes)) * UINT64_C(0x9E3779B97F4A7C15)) >> 32);
}

// Long matches may pay at any distance, so many places are compared.
INLINE Bucket long_bucket(Table *tables, uint32_t hash) {
  return (Bucket){tables->entries + 32 * (hash >> 22), tables->oldest + (hash >> 22), 32};
}

// Short ones pay only if they are near.
INLINE Bucket short_bucket(Table *tables, uint32_t hash) {
  Table *table = tables + 1;
  return (Bucket){table->entries + LANES * (hash >> 20), table->oldest + (hash >> 20), LANES};
}

typedef uint32_t lane_bits __attribute__((vector_size(32)));

// The lanes that are all ones, as bits.
INLINE unsigned lanes_of(lane_bits mask) {
#if defined(__x86_64__)
  typedef float half __attribute__((vector_size(16)));
  half low = (half)__builtin_shufflevector(mask, mask, 0, 1, 2, 3);
  half high = (half)__builtin_shufflevector(mask, mask, 4, 5, 6, 7);
  return (unsigned)__builtin_ia32_movmskps(low) | (unsigned)__builtin_ia32_movmskps(high) << 4;
#else
  return __builtin_reduce_or(mask & (lane_bits){1, 2, 4, 8, 16, 32, 64, 128});
#endif
}

#define NAME(function) function
#define TARGET
#include "split.h"
#undef NAME
#undef TARGET

#if defined(__x86_64__)
#define NAME(function) function##_avx2
#define TARGET __attribute__((target("avx2,bmi,bmi2")))
#include "split.h"
#define HAS_AVX2                                                        \
  (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && \
   __builtin_cpu_supports("bmi2"))
#else
#define HAS_AVX2 0
#define split_by_avx2 split_by
#define remember_by_avx2 remember_by
#endif

void lgmatch_remember(LGEffort effort, const uint8_t *bytes, size_t start, size_t end,
                      void *history) {
  if (effort == LGRUNS) return;
  if (HAS_AVX2)
    remember_by_avx2(effort, bytes, start, end, history);
  else
    remember_by(effort, bytes, start, end, history);
}

size_t lgmatch_split(LGEffort effort, const uint8_t *bytes, size_t start, size_t end,
                     const uint16_t *prices, void *history, LGSequence *sequences) {
  if (effort == LGRUNS) return split_into_runs(bytes, start, end, prices, sequences);
  if (HAS_AVX2)
    return split_by_avx2(effort, bytes, start, end, prices, history, sequences);
  return split_by(effort, bytes, start, end, prices, history, sequences);
}
