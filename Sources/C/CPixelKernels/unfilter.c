#include "CPixelKernels.h"

#include <string.h>

// A pixel of up to four bytes, and a pixel with room for differences.
typedef uint8_t pixel __attribute__((vector_size(4)));
typedef int16_t wide __attribute__((vector_size(8)));
typedef uint8_t bytes __attribute__((vector_size(32)));

#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))

INLINE wide widen(pixel p) { return __builtin_convertvector(p, wide); }
INLINE pixel narrow(wide w) { return __builtin_convertvector(w, pixel); }

// A 3-byte pixel is loaded together with the byte after it, which is faster than three bytes alone.
INLINE pixel load(const uint8_t *p) {
  pixel v;
  memcpy(&v, p, sizeof v);
  return v;
}

INLINE pixel load_exactly(const uint8_t *p, size_t step) {
  pixel v = {0};
  memcpy(&v, p, step);
  return v;
}

INLINE void store_exactly(uint8_t *p, pixel v, size_t step) { memcpy(p, &v, step); }

// The output is one byte before the input, so the fourth byte of this store overwrites the last
// input byte of the same 3-byte pixel, which has already been read. With smaller pixels, it would
// overwrite bytes that have not been read yet.
INLINE void store(uint8_t *p, pixel v, size_t step) {
  memcpy(p, &v, step == 3 ? sizeof v : step);
}

INLINE wide absolute(wide v) { return __builtin_elementwise_max(v, -v); }

INLINE wide paeth(wide a, wide b, wide c) {
  wide to_a = b - c, to_b = a - c;
  wide to_c = absolute(to_a + to_b);
  to_a = absolute(to_a);
  to_b = absolute(to_b);
  wide least = __builtin_elementwise_min(__builtin_elementwise_min(to_a, to_b), to_c);
  wide is_a = to_a == least, is_b = to_b == least;
  return (is_a & a) | (~is_a & ((is_b & b) | (~is_b & c)));
}

enum { SUB = 1, UP, AVERAGE, PAETH };

INLINE wide unfiltered(int filter, wide v, wide a, wide b, wide c) {
  if (filter == SUB) v += a;
  if (filter == AVERAGE) v += (a + b) >> 1;
  if (filter == PAETH) v += paeth(a, b, c);
  return v & 0xFF;
}

// Unfilters one pixel after another, because each needs the pixel to its left.
INLINE void unfilter_pixels(int filter, const uint8_t *in, const uint8_t *above, uint8_t *out,
                            size_t count, size_t step) {
  wide a = {0}, c = {0};
  size_t x = 0;
  for (; x + sizeof(pixel) <= count; x += step) {
    wide b = widen(load(above + x));
    a = unfiltered(filter, widen(load(in + x)), a, b, c);
    c = b;
    store(out + x, narrow(a), step);
  }
  for (; x < count; x += step) {
    wide b = widen(load_exactly(above + x, step));
    a = unfiltered(filter, widen(load_exactly(in + x, step)), a, b, c);
    c = b;
    store_exactly(out + x, narrow(a), step);
  }
}

// Unfilters two rows at a time. The second row runs one pixel behind the first, which is the row
// above it, so the processor can work on one row while it waits for the other.
INLINE void unfilter_two(int filter, const uint8_t *in, const uint8_t *above, uint8_t *out,
                         size_t stride, size_t count, size_t step) {
  wide a = {0}, c = {0}, second_a = {0}, second_c = {0};
  const uint8_t *second_in = in + stride - step;
  uint8_t *second_out = out + stride - step;
  size_t x = 0;
  for (; x + sizeof(pixel) <= count; x += step) {
    wide b = widen(load(above + x)), second_b = a;
    a = unfiltered(filter, widen(load(in + x)), a, b, c);
    c = b;
    store(out + x, narrow(a), step);
    if (x == 0) continue;
    second_a = unfiltered(filter, widen(load(second_in + x)), second_a, second_b, second_c);
    second_c = second_b;
    store(second_out + x, narrow(second_a), step);
  }
  for (; x < count + step; x += step) {
    wide second_b = a;
    if (x < count) {
      wide b = widen(load_exactly(above + x, step));
      a = unfiltered(filter, widen(load_exactly(in + x, step)), a, b, c);
      c = b;
      store_exactly(out + x, narrow(a), step);
    }
    if (x == 0) continue;
    second_a = unfiltered(filter, widen(load_exactly(second_in + x, step)), second_a, second_b,
                          second_c);
    second_c = second_b;
    store_exactly(second_out + x, narrow(second_a), step);
  }
}

static void unfilter_up(const uint8_t *in, const uint8_t *above, uint8_t *out, size_t count) {
  size_t x = 0;
  for (; x + sizeof(bytes) <= count; x += sizeof(bytes)) {
    bytes v, b;
    memcpy(&v, in + x, sizeof v);
    memcpy(&b, above + x, sizeof b);
    v += b;
    memcpy(out + x, &v, sizeof v);
  }
  for (; x < count; x++) out[x] = (uint8_t)(in[x] + above[x]);
}

INLINE int unfilter_row(int filter, const uint8_t *in, const uint8_t *above, uint8_t *out,
                        size_t count, size_t step) {
  switch (filter) {
    case 0: memmove(out, in, count); return 1;
    case SUB: unfilter_pixels(SUB, in, above, out, count, step); return 1;
    case UP: unfilter_up(in, above, out, count); return 1;
    case AVERAGE: unfilter_pixels(AVERAGE, in, above, out, count, step); return 1;
    case PAETH: unfilter_pixels(PAETH, in, above, out, count, step); return 1;
    default: return 0;
  }
}

// Each row is unfiltered to one byte before its input, over its filter type, and then moved up to
// the rows before it. It is not written there directly, because two rows in progress must not
// overlap.
INLINE int unfilter(uint8_t *rows, const uint8_t *zeros, size_t first, size_t end, size_t count,
                    size_t step) {
  const uint8_t *above = first > 0 ? rows + (first - 1) * count : zeros;
  for (size_t y = first; y < end; y++) {
    uint8_t *in = rows + y * (count + 1) + 1, *done = rows + y * count;
    int filter = in[-1];
    int next = y + 1 < end ? in[count] : -1;
    if (filter == next && (filter == PAETH || filter == AVERAGE)) {
      if (filter == PAETH)
        unfilter_two(PAETH, in, above, in - 1, count + 1, count, step);
      else
        unfilter_two(AVERAGE, in, above, in - 1, count + 1, count, step);
      memmove(done, in - 1, count);
      y++, in += count + 1, done += count;
    } else if (!unfilter_row(filter, in, above, in - 1, count, step)) {
      return 0;
    }
    memmove(done, in - 1, count);
    above = done;
  }
  return 1;
}

// Because the step is a constant, each case compiles to loops of its own.
INLINE int unfilter_by_step(uint8_t *rows, const uint8_t *zeros, size_t first, size_t end,
                            size_t count, size_t step) {
  switch (step) {
    case 1: return unfilter(rows, zeros, first, end, count, 1);
    case 2: return unfilter(rows, zeros, first, end, count, 2);
    case 3: return unfilter(rows, zeros, first, end, count, 3);
    case 4: return unfilter(rows, zeros, first, end, count, 4);
    default: return 0;
  }
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static int unfilter_avx2(uint8_t *rows, const uint8_t *zeros,
                                                         size_t first, size_t end,
                                                         size_t count, size_t step) {
  return unfilter_by_step(rows, zeros, first, end, count, step);
}

#define HAS_AVX2 __builtin_cpu_supports("avx2")
#else
#define HAS_AVX2 0
#define unfilter_avx2 unfilter_by_step
#endif

int lgk_unfilter(uint8_t *rows, const uint8_t *zeros, size_t first, size_t end, size_t count,
                 size_t step) {
  if (HAS_AVX2) return unfilter_avx2(rows, zeros, first, end, count, step);
  return unfilter_by_step(rows, zeros, first, end, count, step);
}
