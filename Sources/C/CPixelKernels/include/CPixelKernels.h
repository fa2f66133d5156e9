// Integer arithmetic that is fast only with particular machine instructions. Every function gives
// the same result on every architecture; the tests compare each function with its formula.
#ifndef CPIXEL_KERNELS_H
#define CPIXEL_KERNELS_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>

/// Four 4-byte units; in Swift, SIMD4<UInt32>.
typedef uint32_t lgk_units __attribute__((vector_size(16)));

/// A store that bypasses the caches, for whole cache lines that will not be read soon. `p` is a
/// multiple of 16.
static inline void lgk_store_streaming(lgk_units units, void *p) {
  __builtin_nontemporal_store(units, (lgk_units *)p);
}

/// Makes streaming stores visible to other threads before any later store. Call the function after
/// the last streaming store.
static inline void lgk_finish_streaming(void) {
#if defined(__x86_64__)
  __builtin_ia32_sfence();
#endif
}

/// Computes one row of a vertical pass over rows that are interleaved in pairs:
///
///     out[x] = saturate16((sum over k of in[k * stride + 2 * x] * coefficients[2 * k]
///                        + in[k * stride + 2 * x + 1] * coefficients[2 * k + 1]
///                        + half) >> bits),  half = 1 << (bits - 1)
///
/// for x in 0 ..< columns. `columns` is a multiple of 16; `stride` is the number of samples from
/// one pair of rows to the next, at least 2 * columns. The sum of products and `half` must fit in
/// 32 bits, and no coefficient may be -32768.
void lgk_convolve_pairs(const int16_t *in, size_t stride, const int16_t *coefficients,
                        size_t pairs, int bits, int16_t *out, size_t columns);

/// Computes the same as lgk_convolve_pairs with 32-bit coefficients and 64-bit sums, which takes
/// several times as long. The sum of products and `half` must fit in 64 bits.
void lgk_convolve_pairs_finely(const int16_t *in, size_t stride, const int32_t *coefficients,
                               size_t pairs, int bits, int16_t *out, size_t columns);

/// Applies PNG's five row filters (None, Sub, Up, Average, Paeth) to one row. For each filter,
/// `sums` gets a sum over the filtered bytes, taken as signed: the number of bits of each absolute
/// value. Absolute values of 64 and more count as 7 bits.
///
/// `step` is the number of bytes in a pixel. `row` and `above` have `count` bytes, preceded by
/// `step` zeros. `filtered` has room for five rows of `count` bytes, which begin `stride` bytes
/// apart.
void lgk_filter_row(const uint8_t *row, const uint8_t *above, size_t count, size_t step,
                    uint8_t *filtered, size_t stride, uint32_t sums[5]);

/// Sums a gain for each pair of neighboring bytes in a row: `gains[n]` if the same pair occurs n
/// times before. `gains` has `count` entries. `counts` has 65536 entries, which are 0 before and
/// after the call.
uint64_t lgk_sum_pairs(const uint8_t *row, size_t count, const uint32_t *gains, uint32_t *counts);

/// Applies a single filter, 0 through 4, under the conditions of lgk_filter_row.
void lgk_filter_row_with(int filter, const uint8_t *row, const uint8_t *above, size_t count,
                         size_t step, uint8_t *filtered);

/// Undoes the filters of the rows from `first` up to `end` in place; earlier calls must have
/// unfiltered all rows before `first`. A filtered row is a filter type and `count` bytes.
/// Unfiltered rows have no filter types and are moved together to the front. Nothing from row `end`
/// on is read or changed. Returns 0 if a filter type is invalid, otherwise 1.
///
/// `step`, the bytes of a pixel, is from 1 through 4 and divides `count`; `zeros` has `count`
/// zeros.
int lgk_unfilter(uint8_t *rows, const uint8_t *zeros, size_t first, size_t end, size_t count,
                 size_t step);

/// Numbers the colors of `count` pixels in the order of their first pixels, and writes the number
/// of each pixel's color to `numbers`. A pixel has `step` bytes, 3 or 4.
///
/// `colors` has room for 256 colors of 4 bytes; the fourth byte of a color without alpha is 255.
/// `*found` becomes the number of colors. Returns 0 as soon as a 257th color is found, otherwise 1.
int lgk_number_colors(const uint8_t *pixels, size_t count, size_t step, uint8_t *numbers,
                      uint8_t *colors, size_t *found);

/// The reverse of lgk_number_colors: writes the color of each number to `pixels`.
void lgk_expand_colors(const uint8_t *numbers, size_t count, const uint8_t colors[1024],
                       size_t step, uint8_t *pixels);

/// Converts `count` numbers by `table`, and packs the results into bytes. A result takes `bits`
/// bits: 1, 2, 4 or 8. The first result in a byte takes the byte's highest bits. Unused bits of the
/// last byte are zero.
void lgk_pack(const uint8_t *numbers, size_t count, const uint8_t table[256], unsigned bits,
              uint8_t *packed);

/// Begins to read bytes that will soon be needed.
static inline void lgk_prefetch(const void *bytes, size_t count) {
  for (size_t place = 0; place < count; place += 64) __builtin_prefetch((const char *)bytes + place);
}

#endif
