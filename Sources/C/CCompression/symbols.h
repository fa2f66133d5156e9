// Functions that all parts share: comparing, and the symbols of lengths and distances.
#ifndef SYMBOLS_H
#define SYMBOLS_H

#include "Matches.h"
#include "load.h"

// The larger of the two instruction sets that files are included for.
#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2,bmi,bmi2")))
#define HAS_AVX2                                                        \
  (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && \
   __builtin_cpu_supports("bmi2"))
#else
#define HAS_AVX2 0
#endif

enum { SHORTEST = 3, LONG = 32, LONGEST = 258 };

// The parts of an LGMatch's bits: its length, and from which bit on its distance's symbol.
enum { LENGTH = 511, SYMBOL = 9 };

// In the symbols of the nearest distances: there are longer matches.
#define LONGER_MATCHES ((uint64_t)LGLONGER_MATCHES << 56)
#define NO_MATCHES (LGNO_MATCH * UINT64_C(0x0101010101010101))

// Number of leading bytes that are equal, at most `limit`. Reads up to 7 bytes beyond `limit`.
INLINE unsigned shared_length(const uint8_t *a, const uint8_t *b, unsigned limit) {
  for (unsigned length = 0; length < limit; length += 8) {
    uint64_t difference = load64(a + length) ^ load64(b + length);
    if (difference) {
      length += (unsigned)__builtin_ctzll(difference) / 8;
      return length < limit ? length : limit;
    }
  }
  return limit;
}

INLINE unsigned lowest_bit(uint64_t value) { return (unsigned)__builtin_ctzll(value); }

INLINE unsigned highest_bit(unsigned value) { return 31 - (unsigned)__builtin_clz(value); }

// The symbol of a distance; there are two symbols for each doubling (RFC 1951, 3.2.5).
INLINE unsigned distance_symbol(unsigned distance) {
  unsigned reach = distance - 1;
  if (reach < 4) return reach;
  unsigned bits = highest_bit(reach);
  return 2 * bits + ((reach >> (bits - 1)) & 1);
}

// The symbol of a length, from 257 on; there are four symbols for each doubling.
INLINE unsigned length_symbol(unsigned length) {
  unsigned rest = length - SHORTEST;
  if (length == LONGEST) return 285;
  if (rest < 8) return 257 + rest;
  unsigned bits = highest_bit(rest) - 2;
  return 257 + 4 * bits + (rest >> bits);
}

// Splits with matches at distance 1 only.
size_t split_into_runs(const uint8_t *bytes, size_t start, size_t end, const uint16_t *prices,
                       LGSequence *sequences);

#endif
