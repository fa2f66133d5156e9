#include "inflater.h"

static int start_fixed(LGInflater *s) {
  uint8_t lengths[288];
  for (unsigned i = 0; i < 288; i++) lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
  if (!make_literals(&s->codes, lengths, 288)) return 0;
  memset(lengths, 5, 32);
  return make_distances(&s->codes, lengths, 32);
}

// Reads the lengths of both codes, which are coded themselves.
static int start_dynamic(LGInflater *s) {
  static const uint8_t order[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int header = take(s, 14);
  if (header < 0) return 0;
  unsigned literals = 257 + (header & 31), distances = 1 + (header >> 5 & 31);
  unsigned codes = 4 + (unsigned)(header >> 10);
  if (literals > LITERALS || distances > DISTANCES) return 0;
  uint8_t lengths[LITERALS + DISTANCES] = {0}, code_lengths[LENGTH_CODES] = {0};
  uint32_t table[1 << LENGTH_BITS];
  for (unsigned i = 0; i < codes; i++) {
    int length = take(s, 3);
    if (length < 0) return 0;
    code_lengths[order[i]] = (uint8_t)length;
  }
  if (!make_lengths(table, code_lengths)) return 0;
  for (unsigned i = 0; i < literals + distances;) {
    if (s->count < 16) fill(s);
    uint32_t entry = table[low(s->bits, LENGTH_BITS)];
    if (take(s, code_bits(entry)) < 0) return 0;
    unsigned symbol = value_of(entry);
    if (symbol < 16) {
      lengths[i++] = (uint8_t)symbol;
      continue;
    }
    if (symbol == 16 && i == 0) return 0;
    int more = take(s, symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
    if (more < 0) return 0;
    unsigned times = (symbol == 18 ? 11 : 3) + (unsigned)more;
    if (times > literals + distances - i) return 0;
    memset(lengths + i, symbol == 16 ? lengths[i - 1] : 0, times);
    i += times;
  }
  return make_literals(&s->codes, lengths, literals) &&
         make_distances(&s->codes, lengths + literals, distances);
}

static int start_stored(LGInflater *s) {
  fill(s);
  take(s, s->count % 8);
  int length = take(s, 16), complement = take(s, 16);
  if (length < 0 || complement < 0 || (length ^ complement) != 0xFFFF) return 0;
  s->stored = (size_t)length;
  return 1;
}

int start_block(LGInflater *s) {
  int header = take(s, 3);
  if (header < 0) return 0;
  s->is_last = header & 1;
  s->block = header >> 1 == 0 ? STORED_BLOCK : CODED_BLOCK;
  switch (header >> 1) {
    case 0: return start_stored(s);
    case 1: return start_fixed(s);
    case 2: return start_dynamic(s);
    default: return 0;
  }
}
