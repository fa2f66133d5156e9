#include "symbols.h"

// Every function that takes or returns a vector is inlined, so the calling convention does not
// matter.
#pragma clang diagnostic ignored "-Wpsabi"

// Entries in a vector, and in a table.
enum { LANES = 8, ENTRIES = 4096 * LANES };

// Bytes of the longer hash.
enum { DEEP = 24 };

// Entries in a bucket of long matches, and in a bucket of short matches.
enum { LONG_BUCKET = 32, SHORT_BUCKET = LANES };

// Bytes in a cache line, and entries of a long bucket in a line.
enum { LINE = 64, LINE_ENTRIES = 16 };

typedef struct {
  // The entries of each bucket, in groups of as many as a cache line has: first the bits of their
  // hashes that do not select the bucket, then the low 16 bits of their positions. So a new entry
  // changes one line.
  uint16_t entries[2 * ENTRIES];
  // For each bucket, the index of its oldest entry.
  uint8_t oldest[ENTRIES / LANES];
} Table;
_Static_assert(sizeof(Table) == 4096 * 33, "a multiple of a cache line");
_Static_assert(sizeof(Table) + LINE <= LGTABLE_BYTES, "the size of a table");

typedef struct {
  uint16_t *entries;
  uint8_t *oldest;
  unsigned size, group;
} Bucket;

// Entries of a bucket whose hashes agree.
typedef struct {
  // Whether there are any such entries.
  int any;
  // The entries within reach as a set of bits, the latest entry lowest. A bit's number modulo the
  // bucket's size is the index of the entry.
  uint64_t near;
  // The distance of each entry.
  uint16_t distances[LONG_BUCKET];
} Found;

typedef struct {
  // Length of the shortest match that is searched for.
  unsigned shortest;
  // Whether bytes are skipped after a search that compared positions but found no match.
  int skips;
  // Whether positions are also found by DEEP bytes. In filtered gradients, where most bytes are
  // equal, too many positions share eight bytes for a bucket to hold the best.
  int deep;
} Effort;

// Number of bytes to skip: the more searches in a row have failed, the more bytes.
INLINE unsigned skipped(Effort effort, unsigned missed) {
  if (!effort.skips) return 0;
  return 2 + (missed / 8 < 8 ? missed / 8 : 8);
}

static const Effort LONG_MATCHES = {8, 1, 0}, MEDIUM_MATCHES = {4, 0, 0},
                    SHORT_MATCHES = {3, 0, 0}, DEEP_MATCHES = {8, 1, 1};

// Calls a function with the effort as a constant, so that each effort compiles to a loop of its own.
#define BY_EFFORT(function, ...)                                       \
  switch (effort) {                                                    \
    case LGSHORT_MATCHES: return function(SHORT_MATCHES, __VA_ARGS__); \
    case LGDEEP_MATCHES: return function(DEEP_MATCHES, __VA_ARGS__);   \
    case LGMEDIUM_MATCHES:                                             \
      return function(MEDIUM_MATCHES, __VA_ARGS__);                    \
    default: return function(LONG_MATCHES, __VA_ARGS__);               \
  }

INLINE uint32_t hash_of(const uint8_t *p, unsigned bytes) {
  return (uint32_t)(((load64(p) << (64 - 8 * bytes)) * UINT64_C(0x9E3779B97F4A7C15)) >> 32);
}

// The hash of DEEP bytes.
INLINE uint32_t deep_hash_of(const uint8_t *p) {
  uint64_t hash = 0;
  for (unsigned i = 0; i < DEEP; i += 8) {
    hash = (hash ^ hash >> 29 ^ load64(p + i)) * UINT64_C(0x9E3779B97F4A7C15);
  }
  return (uint32_t)(hash >> 32);
}

// Long matches may pay off at any distance, so many positions are compared.
INLINE Bucket long_bucket(Table *tables, uint32_t hash) {
  uint32_t index = hash >> 22;
  return (Bucket){tables->entries + 2 * LONG_BUCKET * index, tables->oldest + index, LONG_BUCKET,
                  LINE_ENTRIES};
}

// Short matches pay off only if they are near.
INLINE Bucket short_bucket(Table *tables, uint32_t hash) {
  Table *table = tables + 1;
  uint32_t index = hash >> 20;
  return (Bucket){table->entries + 2 * SHORT_BUCKET * index, table->oldest + index, SHORT_BUCKET,
                  SHORT_BUCKET};
}

typedef uint16_t Lanes __attribute__((vector_size(2 * LANES)));
typedef int16_t SignedLanes __attribute__((vector_size(2 * LANES)));

INLINE Lanes lanes(const uint16_t *entries) {
  Lanes lanes;
  memcpy(&lanes, entries, sizeof lanes);
  return lanes;
}

// The lanes of two vectors that are all ones, as bits; the bits of `low` come first.
INLINE uint32_t bits_of(SignedLanes low, SignedLanes high) {
#if defined(__x86_64__)
  typedef char Bytes __attribute__((vector_size(16)));
  return (uint32_t)__builtin_ia32_pmovmskb128((Bytes)__builtin_ia32_packsswb128(low, high));
#else
  const Lanes bits = {1, 2, 4, 8, 16, 32, 64, 128};
  return __builtin_reduce_or((Lanes)low & bits) | __builtin_reduce_or((Lanes)high & bits) << LANES;
#endif
}

// A vector of hashes; their positions follow after a group.
INLINE const uint16_t *tags_of(Bucket bucket, unsigned part) {
  unsigned entry = LANES * part;
  return bucket.entries + entry + entry / LINE_ENTRIES * LINE_ENTRIES;
}

// The entries with the tag, as bits.
INLINE uint32_t tagged(Bucket bucket, uint16_t tag) {
  Lanes wanted = (Lanes){0} + tag;
#define SAME(part) (SignedLanes)(lanes(tags_of(bucket, part)) == wanted)
  if (bucket.size == SHORT_BUCKET) return bits_of(SAME(0), (SignedLanes){0});
  return bits_of(SAME(0), SAME(1)) | bits_of(SAME(2), SAME(3)) << 16;
#undef SAME
}

// Measures the distances of a vector of entries. A distance is within reach if it is from 1 through
// LGWINDOW and does not lead before the first byte.
INLINE SignedLanes measured(Bucket bucket, unsigned part, uint32_t place, uint16_t *distances) {
  Lanes distance = (Lanes){0} + (uint16_t)place - lanes(tags_of(bucket, part) + bucket.group);
  memcpy(distances + LANES * part, &distance, sizeof distance);
  uint16_t most = (uint16_t)((place < LGWINDOW ? place : LGWINDOW) - 1);
  return (SignedLanes)(distance - 1 <= (Lanes){0} + most);
}

// The entries within reach, as bits; all distances are written to `distances`.
INLINE uint32_t within_reach(Bucket bucket, uint32_t place, uint16_t *distances) {
#define NEAR(part) measured(bucket, part, place, distances)
  if (bucket.size == SHORT_BUCKET) return bits_of(NEAR(0), (SignedLanes){0});
  return bits_of(NEAR(0), NEAR(1)) | bits_of(NEAR(2), NEAR(3)) << 16;
#undef NEAR
}

#define NAME(function) function
#define TARGET
#include "split.h"
#undef NAME
#undef TARGET

#if defined(__x86_64__)
#define NAME(function) function##_avx2
#define TARGET AVX2
#include "split.h"
#else
#define split_by_avx2 split_by
#define remember_by_avx2 remember_by
#endif

// The tables begin at a cache line.
static Table *aligned(void *history) {
  return (Table *)(((uintptr_t)history + LINE - 1) & ~(uintptr_t)(LINE - 1));
}

void lgmatch_remember(LGEffort effort, const uint8_t *bytes, size_t start, size_t end,
                      void *history) {
  if (effort == LGRUNS) return;
  if (HAS_AVX2)
    remember_by_avx2(effort, bytes, start, end, aligned(history));
  else
    remember_by(effort, bytes, start, end, aligned(history));
}

size_t lgmatch_split(LGEffort effort, const uint8_t *bytes, size_t start, size_t end,
                     const uint16_t *prices, void *history, LGSequence *sequences) {
  if (effort == LGRUNS) return split_into_runs(bytes, start, end, prices, sequences);
  if (HAS_AVX2)
    return split_by_avx2(effort, bytes, start, end, prices, aligned(history), sequences);
  return split_by(effort, bytes, start, end, prices, aligned(history), sequences);
}
