#include "symbols.h"

void lgmatch_count(const uint8_t *bytes, const LGSequence *sequences, size_t count,
                   uint32_t *literals, uint32_t *distances) {
  // Eight tables, so that when the same byte repeats, an increment does not have to wait for the
  // previous one.
  uint32_t counts[8][256] = {{0}};
  for (size_t i = 0; i < count; i++) {
    const uint8_t *end = bytes + sequences[i].literals;
    for (; end - bytes >= 8; bytes += 8) {
      uint64_t eight = load64(bytes);
      for (int j = 0; j < 8; j++) counts[j][eight >> 8 * j & 255]++;
    }
    for (; bytes < end; bytes++) counts[0][*bytes]++;
    if (sequences[i].length == 0) continue;
    literals[length_symbol(sequences[i].length)]++;
    distances[distance_symbol(sequences[i].distance)]++;
    bytes += sequences[i].length;
  }
  for (int j = 0; j < 8; j++)
    for (int i = 0; i < 256; i++) literals[i] += counts[j][i];
}

enum { COUNT_SHIFT = 24 };

INLINE void append(LGBits *pending, uint32_t code) {
  pending->bits |= (uint64_t)(code & ((1u << COUNT_SHIFT) - 1)) << pending->count;
  pending->count += code >> COUNT_SHIFT;
}

// Writes all whole bytes.
INLINE uint8_t *flush(LGBits *pending, uint8_t *output) {
  uint64_t bits = pending->bits;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  bits = __builtin_bswap64(bits);
#endif
  memcpy(output, &bits, sizeof bits);
  output += pending->count / 8;
  pending->bits >>= pending->count & ~7u;
  pending->count &= 7;
  return output;
}

size_t lgmatch_write(const uint8_t *bytes, const LGSequence *sequences, size_t count,
                     const uint32_t *codes, LGBits *pending, uint8_t *output) {
  const uint8_t *start = output;
  LGBits bits = *pending;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *end = bytes + sequences[i].literals;
    // Three codes of 15 bits fit in after 7 bits.
    for (; end - bytes >= 3; bytes += 3) {
      append(&bits, codes[bytes[0]]);
      append(&bits, codes[bytes[1]]);
      append(&bits, codes[bytes[2]]);
      output = flush(&bits, output);
    }
    for (; bytes < end; bytes++) append(&bits, codes[*bytes]);
    output = flush(&bits, output);
    unsigned length = sequences[i].length, distance = sequences[i].distance;
    if (length == 0) continue;
    unsigned symbol = distance_symbol(distance);
    append(&bits, codes[LGLENGTHS + length]);
    append(&bits, codes[LGDISTANCES + symbol]);
    if (symbol >= 4) {
      unsigned extra = symbol / 2 - 1;
      unsigned rest = (distance - 1) & ((1u << extra) - 1);
      append(&bits, rest | extra << COUNT_SHIFT);
    }
    output = flush(&bits, output);
    bytes += length;
  }
  *pending = bits;
  return (size_t)(output - start);
}
