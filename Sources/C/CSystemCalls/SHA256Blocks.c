// SHA-256 (FIPS 180-4) with the instructions that processors have for it.

#include "CSystemCalls.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

enum { BLOCK = 64, HAS_SHA = 1 << 29 };

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static int has_instructions(void) {
  unsigned a, b, c, d;
  return __builtin_cpu_supports("sse4.1") && __get_cpuid_count(7, 0, &a, &b, &c, &d) &&
         (b & HAS_SHA) != 0;
}

// The instructions keep the words of the state in the order f, e, b, a and h, g, d, c.
__attribute__((target("sha,sse4.1"))) static void hash(uint32_t state[8], const uint8_t *bytes,
                                                       size_t blocks) {
  const __m128i *words = (const __m128i *)constants;
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i abcd = _mm_shuffle_epi32(_mm_loadu_si128((__m128i *)state), 0xB1);
  __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((__m128i *)(state + 4)), 0x1B);
  __m128i feba = _mm_alignr_epi8(abcd, efgh, 8), hgdc = _mm_blend_epi16(efgh, abcd, 0xF0);
  for (; blocks > 0; blocks--, bytes += BLOCK) {
    __m128i w[4], before[2] = {feba, hgdc};
#pragma unroll
    for (int i = 0; i < 16; i++) {
      __m128i *next = w + i % 4, last = w[(i + 3) % 4];
      if (i < 4) {
        __m128i four = _mm_loadu_si128((const __m128i *)bytes + i);
        *next = _mm_shuffle_epi8(four, big_endian);
      } else {
        __m128i sum = _mm_sha256msg1_epu32(*next, w[(i + 1) % 4]);
        sum = _mm_add_epi32(sum, _mm_alignr_epi8(last, w[(i + 2) % 4], 4));
        *next = _mm_sha256msg2_epu32(sum, last);
      }
      __m128i inputs = _mm_add_epi32(*next, _mm_loadu_si128(words + i));
      hgdc = _mm_sha256rnds2_epu32(hgdc, feba, inputs);
      feba = _mm_sha256rnds2_epu32(feba, hgdc, _mm_shuffle_epi32(inputs, 0x0E));
    }
    feba = _mm_add_epi32(feba, before[0]);
    hgdc = _mm_add_epi32(hgdc, before[1]);
  }
  __m128i abef = _mm_shuffle_epi32(feba, 0x1B), ghcd = _mm_shuffle_epi32(hgdc, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(abef, ghcd, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(ghcd, abef, 8));
}

size_t lgs_hash_blocks(uint32_t state[8], const uint8_t *bytes, size_t count) {
  if (count < BLOCK || !has_instructions()) return 0;
  hash(state, bytes, count / BLOCK);
  return count / BLOCK * BLOCK;
}

#else

size_t lgs_hash_blocks(uint32_t state[8], const uint8_t *bytes, size_t count) {
  (void)state, (void)bytes, (void)count;
  return 0;
}

#endif
