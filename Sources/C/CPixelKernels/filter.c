#include "CPixelKernels.h"

#include <string.h>

// Vectors of 32 bytes; the compiler splits them on machines with shorter vectors.
typedef uint8_t bytes __attribute__((vector_size(32)));
typedef uint16_t words __attribute__((vector_size(32)));

// Every function that takes or returns a vector is inlined, so the calling convention does not
// matter.
#pragma clang diagnostic ignored "-Wpsabi"

enum { FILTERS = 5, WIDTH = sizeof(bytes), SUMS_BEFORE_OVERFLOW = 255 };

#define INLINE static inline __attribute__((always_inline))

INLINE bytes load(const uint8_t *p) {
  bytes v;
  memcpy(&v, p, sizeof v);
  return v;
}

INLINE void store(uint8_t *p, bytes v) { memcpy(p, &v, sizeof v); }

INLINE bytes smaller(bytes a, bytes b) { return __builtin_elementwise_min(a, b); }
INLINE bytes larger(bytes a, bytes b) { return __builtin_elementwise_max(a, b); }

INLINE bytes average(bytes a, bytes b) { return (a & b) + ((a ^ b) >> 1); }

// With p = b - c and q = a - c, the distances are |p|, |q| and |p + q|. The last one is the sum of
// the first two if p and q have the same sign, otherwise their difference. The sum may saturate at
// 255, because the other distances are never larger.
INLINE bytes paeth(bytes a, bytes b, bytes c) {
  bytes to_a = larger(b, c) - smaller(b, c);
  bytes to_b = larger(a, c) - smaller(a, c);
  bytes sum = __builtin_elementwise_add_sat(to_a, to_b);
  bytes difference = larger(to_a, to_b) - smaller(to_a, to_b);
  bytes signs_differ = (bytes)(b >= c) ^ (bytes)(a >= c);
  bytes to_c = (signs_differ & difference) | (~signs_differ & sum);
  bytes least = smaller(smaller(to_a, to_b), to_c);
  bytes is_a = (bytes)(to_a == least);
  bytes is_b = (bytes)(to_b == least);
  return (is_a & a) | (~is_a & ((is_b & b) | (~is_b & c)));
}

// The number of bits of a byte's absolute value: about as many as a Huffman code will spend on it.
// A true comparison gives -1.
INLINE words bit_lengths(bytes v) {
  bytes a = smaller(v, -v), bits = {0};
  for (int limit = 0; limit < 127; limit = 2 * limit + 1) bits -= (bytes)(a > (uint8_t)limit);
  words w = (words)bits;
  return (w & 0xFF) + (w >> 8);
}

INLINE uint32_t total(words w) {
  uint32_t sum = 0;
  for (size_t i = 0; i < sizeof w / sizeof w[0]; i++) sum += w[i];
  return sum;
}

// A row's last bytes are copied through a buffer, so that nothing beyond the row is accessed.
INLINE bytes load_part(const uint8_t *p, size_t count) {
  bytes v = {0};
  memcpy(&v, p, count);
  return v;
}

INLINE bytes filter_of(int filter, bytes x, bytes a, bytes b, bytes c) {
  switch (filter) {
    case 1: return x - a;
    case 2: return x - b;
    case 3: return x - average(a, b);
    case 4: return x - paeth(a, b, c);
    default: return x;
  }
}

INLINE void filters_of(bytes x, bytes a, bytes b, bytes c, bytes v[FILTERS]) {
  for (int f = 0; f < FILTERS; f++) v[f] = filter_of(f, x, a, b, c);
}

INLINE void filter_row(const uint8_t *row, const uint8_t *above, size_t count, size_t step,
                       uint8_t *filtered, size_t stride, uint32_t sums[FILTERS]) {
  words partial[FILTERS] = {{0}};
  bytes v[FILTERS];
  size_t x = 0, until_overflow = SUMS_BEFORE_OVERFLOW;
  for (int f = 0; f < FILTERS; f++) sums[f] = 0;
  for (; x + WIDTH <= count; x += WIDTH) {
    filters_of(load(row + x), load(row + x - step), load(above + x), load(above + x - step), v);
    for (int f = 0; f < FILTERS; f++) {
      store(filtered + f * stride + x, v[f]);
      partial[f] += bit_lengths(v[f]);
    }
    if (--until_overflow == 0) {
      until_overflow = SUMS_BEFORE_OVERFLOW;
      for (int f = 0; f < FILTERS; f++) {
        sums[f] += total(partial[f]);
        partial[f] = (words){0};
      }
    }
  }
  size_t rest = count - x;
  filters_of(load_part(row + x, rest), load_part(row + x - step, rest),
             load_part(above + x, rest), load_part(above + x - step, rest), v);
  for (int f = 0; f < FILTERS; f++) {
    memcpy(filtered + f * stride + x, &v[f], rest);
    sums[f] += total(partial[f]) + total(bit_lengths(v[f]));
  }
}

INLINE void filter_row_by(int filter, const uint8_t *row, const uint8_t *above, size_t count,
                          size_t step, uint8_t *filtered) {
  size_t x = 0;
  for (; x + WIDTH <= count; x += WIDTH)
    store(filtered + x, filter_of(filter, load(row + x), load(row + x - step), load(above + x),
                                  load(above + x - step)));
  size_t rest = count - x;
  bytes v = filter_of(filter, load_part(row + x, rest), load_part(row + x - step, rest),
                      load_part(above + x, rest), load_part(above + x - step, rest));
  memcpy(filtered + x, &v, rest);
}

// Because the filter is a constant, each case compiles to a loop of its own.
INLINE void filter_row_with(int filter, const uint8_t *row, const uint8_t *above, size_t count,
                            size_t step, uint8_t *filtered) {
  switch (filter) {
    case 1: filter_row_by(1, row, above, count, step, filtered); break;
    case 2: filter_row_by(2, row, above, count, step, filtered); break;
    case 3: filter_row_by(3, row, above, count, step, filtered); break;
    case 4: filter_row_by(4, row, above, count, step, filtered); break;
    default: memcpy(filtered, row, count);
  }
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void filter_row_avx2(
    const uint8_t *row, const uint8_t *above, size_t count, size_t step, uint8_t *filtered,
    size_t stride, uint32_t sums[FILTERS]) {
  filter_row(row, above, count, step, filtered, stride, sums);
}

__attribute__((target("avx2"))) static void filter_row_with_avx2(
    int filter, const uint8_t *row, const uint8_t *above, size_t count, size_t step,
    uint8_t *filtered) {
  filter_row_with(filter, row, above, count, step, filtered);
}

#define HAS_AVX2 __builtin_cpu_supports("avx2")
#else
#define HAS_AVX2 0
#define filter_row_avx2 filter_row
#define filter_row_with_avx2 filter_row_with
#endif

void lgk_filter_row(const uint8_t *row, const uint8_t *above, size_t count, size_t step,
                    uint8_t *filtered, size_t stride, uint32_t sums[FILTERS]) {
  if (HAS_AVX2)
    filter_row_avx2(row, above, count, step, filtered, stride, sums);
  else
    filter_row(row, above, count, step, filtered, stride, sums);
}

void lgk_filter_row_with(int filter, const uint8_t *row, const uint8_t *above, size_t count,
                         size_t step, uint8_t *filtered) {
  if (HAS_AVX2)
    filter_row_with_avx2(filter, row, above, count, step, filtered);
  else
    filter_row_with(filter, row, above, count, step, filtered);
}

uint64_t lgk_sum_pairs(const uint8_t *row, size_t count, const uint32_t *gains, uint32_t *counts) {
  uint64_t sum = 0;
  for (size_t x = 1; x < count; x++) sum += gains[counts[row[x - 1] << 8 | row[x]]++];
  for (size_t x = 1; x < count; x++) counts[row[x - 1] << 8 | row[x]] = 0;
  return sum;
}
