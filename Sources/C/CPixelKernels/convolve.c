#include "CPixelKernels.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>

static void convolve_sse2(const int16_t *in, size_t stride, const int16_t *coefficients,
                          size_t pairs, int bits, int16_t *out, size_t columns) {
  for (size_t x = 0; x < columns; x += 16) {
    const int16_t *row = in + 2 * x;
    __m128i sum[4];
    for (int i = 0; i < 4; i++) sum[i] = _mm_set1_epi32(1 << (bits - 1));
    for (size_t k = 0; k < pairs; k++, row += stride) {
      int32_t both;
      memcpy(&both, coefficients + 2 * k, sizeof both);
      __m128i factor = _mm_set1_epi32(both);
      for (int i = 0; i < 4; i++) {
        __m128i samples = _mm_loadu_si128((const __m128i *)(row + 8 * i));
        sum[i] = _mm_add_epi32(sum[i], _mm_madd_epi16(samples, factor));
      }
    }
    for (int i = 0; i < 4; i++) sum[i] = _mm_srai_epi32(sum[i], bits);
    _mm_storeu_si128((__m128i *)(out + x), _mm_packs_epi32(sum[0], sum[1]));
    _mm_storeu_si128((__m128i *)(out + x + 8), _mm_packs_epi32(sum[2], sum[3]));
  }
}

__attribute__((target("avx2"))) static void convolve_avx2(const int16_t *in, size_t stride,
                                                          const int16_t *coefficients,
                                                          size_t pairs, int bits,
                                                          int16_t *out, size_t columns) {
  size_t x = 0;
  // Two vectors of 16 columns at a time hide the latency of the multiplications.
  for (; x + 32 <= columns; x += 32) {
    const int16_t *row = in + 2 * x;
    __m256i sum[4];
    for (int i = 0; i < 4; i++) sum[i] = _mm256_set1_epi32(1 << (bits - 1));
    for (size_t k = 0; k < pairs; k++, row += stride) {
      int32_t both;
      memcpy(&both, coefficients + 2 * k, sizeof both);
      __m256i factor = _mm256_set1_epi32(both);
      for (int i = 0; i < 4; i++) {
        __m256i samples = _mm256_loadu_si256((const __m256i *)(row + 16 * i));
        sum[i] = _mm256_add_epi32(sum[i], _mm256_madd_epi16(samples, factor));
      }
    }
    for (int i = 0; i < 4; i++) sum[i] = _mm256_srai_epi32(sum[i], bits);
    for (int i = 0; i < 2; i++) {
      // The pack works within 128-bit halves, so put the four quarters back in order.
      __m256i packed = _mm256_packs_epi32(sum[2 * i], sum[2 * i + 1]);
      _mm256_storeu_si256((__m256i *)(out + x + 16 * i), _mm256_permute4x64_epi64(packed, 0xD8));
    }
  }
  if (x < columns)
    convolve_sse2(in + 2 * x, stride, coefficients, pairs, bits, out + x, columns - x);
}

void lgk_convolve_pairs(const int16_t *in, size_t stride, const int16_t *coefficients,
                        size_t pairs, int bits, int16_t *out, size_t columns) {
  if (__builtin_cpu_supports("avx2"))
    convolve_avx2(in, stride, coefficients, pairs, bits, out, columns);
  else
    convolve_sse2(in, stride, coefficients, pairs, bits, out, columns);
}

#elif defined(__ARM_NEON)
#include <arm_neon.h>

void lgk_convolve_pairs(const int16_t *in, size_t stride, const int16_t *coefficients,
                        size_t pairs, int bits, int16_t *out, size_t columns) {
  for (size_t x = 0; x < columns; x += 8) {
    const int16_t *row = in + 2 * x;
    int32x4_t low = vdupq_n_s32(1 << (bits - 1)), high = vdupq_n_s32(1 << (bits - 1));
    for (size_t k = 0; k < pairs; k++, row += stride) {
      int16x8x2_t samples = vld2q_s16(row);
      for (int i = 0; i < 2; i++) {
        int16_t factor = coefficients[2 * k + i];
        low = vmlal_n_s16(low, vget_low_s16(samples.val[i]), factor);
        high = vmlal_n_s16(high, vget_high_s16(samples.val[i]), factor);
      }
    }
    // NEON shifts to the right by a negative shift to the left.
    low = vshlq_s32(low, vdupq_n_s32(-bits));
    high = vshlq_s32(high, vdupq_n_s32(-bits));
    vst1q_s16(out + x, vcombine_s16(vqmovn_s32(low), vqmovn_s32(high)));
  }
}

#else

void lgk_convolve_pairs(const int16_t *in, size_t stride, const int16_t *coefficients,
                        size_t pairs, int bits, int16_t *out, size_t columns) {
  for (size_t x = 0; x < columns; x++) {
    int32_t sum = 1 << (bits - 1);
    for (size_t k = 0; k < pairs; k++)
      for (int i = 0; i < 2; i++) sum += in[k * stride + 2 * x + i] * coefficients[2 * k + i];
    sum >>= bits;
    out[x] = (int16_t)(sum > INT16_MAX ? INT16_MAX : sum < INT16_MIN ? INT16_MIN : sum);
  }
}

#endif

void lgk_convolve_pairs_finely(const int16_t *in, size_t stride, const int32_t *coefficients,
                               size_t pairs, int bits, int16_t *out, size_t columns) {
  for (size_t x = 0; x < columns; x += 16) {
    int64_t sums[16];
    for (int i = 0; i < 16; i++) sums[i] = INT64_C(1) << (bits - 1);
    for (size_t k = 0; k < pairs; k++) {
      const int16_t *row = in + k * stride + 2 * x;
      int64_t first = coefficients[2 * k], second = coefficients[2 * k + 1];
      for (int i = 0; i < 16; i++) sums[i] += row[2 * i] * first + row[2 * i + 1] * second;
    }
    for (int i = 0; i < 16; i++) {
      int64_t sum = sums[i] >> bits;
      out[x + i] = (int16_t)(sum > INT16_MAX ? INT16_MAX : sum < INT16_MIN ? INT16_MIN : sum);
    }
  }
}
