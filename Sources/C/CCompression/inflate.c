#include "inflater.h"

#include <stdlib.h>

#define LIKELY(condition) __builtin_expect(!!(condition), 1)

typedef uint8_t vector __attribute__((vector_size(32)));

#pragma clang diagnostic ignored "-Wpsabi"

LGInflater *lginflate_create(const LGInflatePiece *pieces, size_t count) {
  LGInflater *inflater = calloc(1, sizeof *inflater);
  if (!inflater) return NULL;
  inflater->pieces = pieces;
  inflater->pieces_end = pieces + count;
  return inflater;
}

void lginflate_destroy(LGInflater *inflater) { free(inflater); }

size_t lginflate_rest(const LGInflater *inflater) {
  size_t rest = (size_t)(inflater->in_end - inflater->in) + inflater->count / 8;
  for (const LGInflatePiece *p = inflater->pieces; p < inflater->pieces_end; p++) rest += p->count;
  return rest;
}

typedef struct {
  const uint8_t *start;
  uint8_t *next;
  // The place at which to stop, at or before `end`.
  uint8_t *target;
  uint8_t *end;
} Output;

// Takes the bits of a code and returns its entry; 0 at the end of the input, or if no symbol has
// the code.
static uint32_t take_entry(LGInflater *s, const uint32_t *table, unsigned root) {
  fill(s);
  uint32_t e = table[low(s->bits, root)];
  if (e & LINK) {
    if (take(s, root) < 0) return 0;
    e = table[value_of(e) + low(s->bits, code_bits(e))];
  }
  return take(s, code_bits(e)) < 0 ? 0 : e;
}

// Takes the entry's extra bits and returns its value with them; -1 at the end of the input.
static int take_value(LGInflater *s, uint32_t e) {
  int extra = take(s, dropped_bits(e) - code_bits(e));
  return extra < 0 ? -1 : (int)value_of(e) + extra;
}

// Number of bytes that one iteration of `inflate_fast` may read, three loads of 8 bytes, and write,
// two literals and a match whose copy ends up to 31 bytes late.
enum { IN_MARGIN = 24, OUT_MARGIN = 2 + LONGEST_MATCH + 32 };

// Whether more output is wanted. If the target is the end of the output, decoding continues to the
// end of the block.
INLINE int is_wanted(const Output *out) {
  return out->next < out->target || out->target == out->end;
}

// Decodes one symbol after another and checks every limit, up to the next piece of the input.
static int inflate_carefully(LGInflater *s, Output *out) {
  const LGInflatePiece *pieces = s->pieces;
  while (is_wanted(out) && s->pieces == pieces) {
    uint32_t e = take_entry(s, s->codes.literals, LITERAL_BITS);
    if (e & LITERAL) {
      if (out->next == out->end) return 0;
      *out->next++ = (uint8_t)value_of(e);
    } else if (e & MATCH) {
      int length = take_value(s, e);
      uint32_t d = length < 0 ? 0 : take_entry(s, s->codes.distances, DISTANCE_BITS);
      int distance = d ? take_value(s, d) : -1;
      if (distance < 0 || distance > out->next - out->start || length > out->end - out->next)
        return 0;
      for (; length > 0; length--, out->next++) *out->next = out->next[-distance];
    } else {
      s->block = NO_BLOCK;
      return e != 0;
    }
  }
  return 1;
}

// Copies in steps of up to 32 bytes, so up to 31 bytes after the match are overwritten.
INLINE void copy_match(uint8_t *to, size_t distance, unsigned length) {
  const uint8_t *from = to - distance, *end = to + length;
  if (LIKELY(distance >= 16)) {
    do {
      memcpy(to, from, 16);
      memcpy(to + 16, from + 16, 16);
      to += 32, from += 32;
    } while (to < end);
  } else if (distance == 1) {
    vector run = *from - (vector){0};
    do {
      memcpy(to, &run, sizeof run);
      to += sizeof run;
    } while (to < end);
  } else if (distance >= 8) {
    do {
      memcpy(to, from, 8);
      to += 8, from += 8;
    } while (to < end);
  } else {
    do {
      memcpy(to, from, 8);
      to += distance, from += distance;
    } while (to < end);
  }
}

// Only the low 8 bits of `count` are used, so that a whole entry can be subtracted from it.
#define REFILL()                          \
  do {                                    \
    bits |= load64(in) << (uint8_t)count; \
    in += 7 - (count >> 3 & 7);           \
    count |= 56;                          \
  } while (0)
#define DROP(entry) (bits >>= (uint8_t)(entry), count -= (entry))

// The entry's value with its extra bits, which follow the code.
INLINE unsigned value(uint32_t entry, uint64_t bits) {
  return value_of(entry) + (low(bits, dropped_bits(entry)) >> code_bits(entry));
}

// Decodes one symbol after another while there is plenty of input and room. After a refill there
// are at least 56 bits: enough for three literals, for two literals and the length of a match, or
// for a match.
INLINE int inflate_fast(LGInflater *s, Output *out) {
  if (s->in_end - s->in < IN_MARGIN || out->end - out->next < OUT_MARGIN) return 1;
  const uint8_t *in = s->in, *in_limit = s->in_end - IN_MARGIN;
  uint8_t *o = out->next, *limit = out->end - OUT_MARGIN;
  if (out->target < limit) limit = out->target;
  uint64_t bits = s->bits;
  uint32_t count = s->count;
  int result = 1;
  REFILL();
  uint32_t e = s->codes.literals[low(bits, LITERAL_BITS)];
  while (in <= in_limit && o < limit) {
    if (e & LITERAL) {
      DROP(e);
      *o++ = (uint8_t)value_of(e);
      e = s->codes.literals[low(bits, LITERAL_BITS)];
      if (e & LITERAL) {
        DROP(e);
        *o++ = (uint8_t)value_of(e);
        e = s->codes.literals[low(bits, LITERAL_BITS)];
        if (e & LITERAL) {
          DROP(e);
          *o++ = (uint8_t)value_of(e);
          REFILL();
          e = s->codes.literals[low(bits, LITERAL_BITS)];
          continue;
        }
      }
    }
    if (!LIKELY(e & MATCH)) {
      if (e & LINK) {
        DROP(LITERAL_BITS);
        e = s->codes.literals[value_of(e) + low(bits, code_bits(e))];
      }
      if (e & LITERAL) {
        DROP(e);
        *o++ = (uint8_t)value_of(e);
        REFILL();
        e = s->codes.literals[low(bits, LITERAL_BITS)];
        continue;
      }
      if (!(e & MATCH)) {
        DROP(e);
        s->block = NO_BLOCK;
        result = e != 0;
        break;
      }
    }
    unsigned length = value(e, bits);
    DROP(e);
    if ((uint8_t)count < LONGEST_DISTANCE) REFILL();
    uint32_t d = s->codes.distances[low(bits, DISTANCE_BITS)];
    if (d & LINK) {
      DROP(DISTANCE_BITS);
      d = s->codes.distances[value_of(d) + low(bits, code_bits(d))];
    }
    size_t distance = value(d, bits);
    DROP(d);
    if (d == 0 || distance > (size_t)(o - out->start)) {
      result = 0;
      break;
    }
    // The next entry is loaded before the copy, which takes its time.
    REFILL();
    e = s->codes.literals[low(bits, LITERAL_BITS)];
    copy_match(o, distance, length);
    o += length;
  }
  s->in = in, s->bits = bits, s->count = (uint8_t)count;
  out->next = o;
  return result;
}

static int inflate_fast_anywhere(LGInflater *s, Output *out) { return inflate_fast(s, out); }

#if defined(__x86_64__)
__attribute__((target("bmi2,avx2"))) static int inflate_fast_bmi2(LGInflater *s, Output *out) {
  return inflate_fast(s, out);
}
#define HAS_BMI2 (__builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx2"))
#else
#define HAS_BMI2 0
#define inflate_fast_bmi2 inflate_fast_anywhere
#endif

static int inflate_coded(LGInflater *s, Output *out) {
  while (s->block == CODED_BLOCK && is_wanted(out)) {
    int is_good = HAS_BMI2 ? inflate_fast_bmi2(s, out) : inflate_fast_anywhere(s, out);
    if (!is_good || (s->block == CODED_BLOCK && !inflate_carefully(s, out))) return 0;
  }
  return 1;
}

static int inflate_stored(LGInflater *s, Output *out) {
  if (s->stored > (size_t)(out->end - out->next)) return 0;
  // Whole bytes that are already in the bit buffer.
  for (; s->stored > 0 && s->count > 0; s->stored--) *out->next++ = (uint8_t)take(s, 8);
  while (s->stored > 0) {
    if (!has_input(s)) return 0;
    size_t rest = (size_t)(s->in_end - s->in), count = rest < s->stored ? rest : s->stored;
    memcpy(out->next, s->in, count);
    s->in += count;
    out->next += count;
    s->stored -= count;
  }
  s->block = NO_BLOCK;
  return 1;
}

LGInflateStatus lginflate(LGInflater *inflater, uint8_t *output, size_t *filled, size_t target,
                          size_t count) {
  Output out = {output, output + *filled, output + target, output + count};
  int is_good = 1, is_finished = 0;
  while (is_good && !is_finished && (out.next < out.target || target == count)) {
    if (inflater->block == STORED_BLOCK)
      is_good = inflate_stored(inflater, &out);
    else if (inflater->block == CODED_BLOCK)
      is_good = inflate_coded(inflater, &out);
    else if (inflater->is_last)
      is_finished = 1;
    else
      is_good = start_block(inflater);
  }
  *filled = (size_t)(out.next - output);
  return !is_good ? LGINFLATE_DAMAGED : is_finished ? LGINFLATE_FINISHED : LGINFLATE_UNFINISHED;
}
