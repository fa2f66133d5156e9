#include "symbols.h"

#pragma clang diagnostic ignored "-Wpsabi"

typedef uint8_t block __attribute__((vector_size(16)));

// Which of 16 bytes begin a run, as bits: such a byte and the next two equal the byte before.
INLINE unsigned beginnings(const uint8_t *p) {
  block before, first, second, third;
  memcpy(&before, p - 1, sizeof before);
  memcpy(&first, p, sizeof first);
  memcpy(&second, p + 1, sizeof second);
  memcpy(&third, p + 2, sizeof third);
  block same = (block)(before == first) & (block)(first == second) & (block)(second == third);
#if defined(__x86_64__)
  return (unsigned)__builtin_ia32_pmovmskb128((__attribute__((vector_size(16))) char)same);
#else
  const block bits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  block set = same & bits;
  unsigned low = __builtin_reduce_or(__builtin_shufflevector(set, set, 0, 1, 2, 3, 4, 5, 6, 7));
  unsigned high =
      __builtin_reduce_or(__builtin_shufflevector(set, set, 8, 9, 10, 11, 12, 13, 14, 15));
  return low | high << 8;
#endif
}

size_t split_into_runs(const uint8_t *bytes, size_t start, size_t end, const uint16_t *prices,
                       LGSequence *sequences) {
  size_t count = 0, place = start, literals = start;
  while (place < end) {
    unsigned found = beginnings(bytes + place);
    if (!found) {
      place += 16;
      continue;
    }
    place += (unsigned)__builtin_ctz(found);
    if (place + SHORTEST > end) break;
    unsigned limit = end - place < LONGEST ? (unsigned)(end - place) : LONGEST;
    unsigned length = shared_length(bytes + place - 1, bytes + place, limit);
    int saved = (int)length * prices[bytes[place]];
    if (length >= SHORTEST && saved > prices[LGLENGTHS + length] + prices[LGDISTANCES]) {
      sequences[count++] = (LGSequence){(uint32_t)(place - literals), (uint16_t)length, 1};
      literals = place + length;
    }
    place += length;
  }
  sequences[count++] = (LGSequence){(uint32_t)(end - literals), 0, 0};
  return count;
}
