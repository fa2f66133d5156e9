// Integer arithmetic that needs one particular machine instruction to be fast. Every function
// gives the same result on every architecture; the tests compare each with its formula.
#ifndef CPIXEL_KERNELS_H
#define CPIXEL_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// Four 4-byte units; SIMD4<UInt32> in Swift.
typedef uint32_t lgk_units __attribute__((vector_size(16)));

/// Stores around the caches: for whole lines of what nobody reads soon. `p` is a multiple of 16.
static inline void lgk_store_streaming(lgk_units units, void *p) {
  __builtin_nontemporal_store(units, (lgk_units *)p);
}

/// After the last of these stores: other threads see them before what is stored later.
static inline void lgk_finish_streaming(void) {
#if defined(__x86_64__)
  __builtin_ia32_sfence();
#endif
}

/// One row of a vertical pass over rows that are stored interleaved in pairs:
///
///     out[x] = saturate16((sum over k of in[k * stride + 2 * x] * coefficients[2 * k]
///                        + in[k * stride + 2 * x + 1] * coefficients[2 * k + 1]
///                        + half) >> bits),  half = 1 << (bits - 1)
///
/// for x in 0 ..< columns. `columns` is a multiple of 16; `stride` counts samples between two
/// pairs of rows and is at least 2 * columns. The sum of products and `half` must fit 32 bits, and
/// no coefficient may be -32768.
void lgk_convolve_pairs(const int16_t *in, size_t stride, const int16_t *coefficients,
                        size_t pairs, int bits, int16_t *out, size_t columns);

/// The five filters of PNG (None, Sub, Up, Average, Paeth) over one row, and for each the sum of
/// the bits of its bytes' absolute values, taken as signed; 7 for all from 64 up.
///
/// `row` and `above` have `count` bytes, and `step` (the bytes of a pixel) zeros before them;
/// `filtered` has room for five rows of `count` bytes, `stride` apart.
void lgk_filter_row(const uint8_t *row, const uint8_t *above, size_t count, size_t step,
                    uint8_t *filtered, size_t stride, uint32_t sums[5]);

/// One filter, 0 through 4, alone, under the same conditions.
void lgk_filter_row_with(int filter, const uint8_t *row, const uint8_t *above, size_t count,
                         size_t step, uint8_t *filtered);

/// Undoes the filters of `height` rows, each a filter's number and `count` bytes, in place: the
/// rows move together to the front, without the numbers. 0 if a number is no filter's.
///
/// `step`, the bytes of a pixel, is from 1 through 4 and divides `count`; `zeros` has `count` zeros.
int lgk_unfilter(uint8_t *rows, const uint8_t *zeros, size_t height, size_t count, size_t step);

#endif
