// Little-endian numbers, read from bytes at any address.
#ifndef LOAD_H
#define LOAD_H

#include <stdint.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define LITTLE_ENDIAN_OF(swap, value) swap(value)
#else
#define LITTLE_ENDIAN_OF(swap, value) (value)
#endif

INLINE uint64_t load64(const uint8_t *p) {
  uint64_t value;
  memcpy(&value, p, sizeof value);
  return LITTLE_ENDIAN_OF(__builtin_bswap64, value);
}

INLINE uint32_t load32(const uint8_t *p) {
  uint32_t value;
  memcpy(&value, p, sizeof value);
  return LITTLE_ENDIAN_OF(__builtin_bswap32, value);
}

#endif
