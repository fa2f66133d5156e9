// The state of an inflater, and the functions that read its input bit by bit.
#ifndef INFLATER_H
#define INFLATER_H

#include "Inflate.h"
#include "codes.h"
#include "load.h"

#include <string.h>

typedef enum { NO_BLOCK, STORED_BLOCK, CODED_BLOCK } Block;

struct LGInflater {
  // The rest of the current piece, and the pieces after it.
  const uint8_t *in, *in_end;
  const LGInflatePiece *pieces, *pieces_end;
  // The bits of the input before `in`, the next one lowest: `count` bits are valid, and higher ones
  // may be set.
  uint64_t bits;
  unsigned count;
  Block block;
  int is_last;
  size_t stored;
  Codes codes;
};

INLINE unsigned low(uint64_t bits, unsigned count) {
  return (unsigned)(bits & ((UINT64_C(1) << count) - 1));
}

// Advances to the next piece that is not empty if the current piece has no bytes left; returns 0 at
// the end of the input.
INLINE int has_input(LGInflater *s) {
  while (s->in == s->in_end) {
    if (s->pieces == s->pieces_end) return 0;
    s->in = s->pieces->bytes;
    s->in_end = s->in + s->pieces->count;
    s->pieces++;
  }
  return 1;
}

// Fills the bit buffer byte by byte to at least 56 bits, or with the rest of the input.
INLINE void fill(LGInflater *s) {
  s->bits &= s->count ? ~UINT64_C(0) >> (64 - s->count) : 0;
  while (s->count < 56 && has_input(s)) {
    s->bits |= (uint64_t)*s->in++ << s->count;
    s->count += 8;
  }
}

// Takes `count` bits, at most 16; returns -1 at the end of the input.
INLINE int take(LGInflater *s, unsigned count) {
  if (s->count < count) fill(s);
  if (s->count < count) return -1;
  int value = (int)(s->bits & ((1u << count) - 1));
  s->bits >>= count;
  s->count -= count;
  return value;
}

// Reads the header of a block; returns 0 if it is damaged.
int start_block(LGInflater *inflater);

#endif
