#include <string.h>

#include "CPixelKernels.h"

#define INLINE static inline __attribute__((always_inline))

enum { COLORS = 256, SLOTS = 1024 };

// A color in memory order, so that it is the same on every machine.
INLINE uint32_t color_of(const uint8_t *pixel, size_t step) {
  uint32_t color = (uint32_t)pixel[0] | (uint32_t)pixel[1] << 8 | (uint32_t)pixel[2] << 16;
  return color | (step == 4 ? (uint32_t)pixel[3] : UINT32_C(255)) << 24;
}

INLINE int number(const uint8_t *pixels, size_t count, size_t step, uint8_t *numbers,
                  uint8_t *colors, size_t *found) {
  // The number of the color in each slot plus 1; 0 in an empty slot. At most a quarter of the slots
  // are in use.
  uint16_t slots[SLOTS];
  uint32_t known[COLORS];
  memset(slots, 0, sizeof slots);
  size_t used = 0;
  // Not the color of the first pixel.
  uint32_t last = ~color_of(pixels, step);
  uint8_t last_number = 0;
  for (size_t i = 0; i < count; i++, pixels += step) {
    uint32_t color = color_of(pixels, step);
    if (color != last) {
      uint32_t slot = (color * UINT32_C(0x9E3779B1)) >> 22;
      while (slots[slot] && known[slots[slot] - 1] != color) slot = (slot + 1) % SLOTS;
      if (!slots[slot]) {
        if (used == COLORS) return 0;
        known[used] = color;
        memcpy(colors + 4 * used, pixels, 3);
        colors[4 * used + 3] = (uint8_t)(color >> 24);
        slots[slot] = (uint16_t)++used;
        *found = used;
      }
      last = color;
      last_number = (uint8_t)(slots[slot] - 1);
    }
    numbers[i] = last_number;
  }
  return 1;
}

int lgk_number_colors(const uint8_t *pixels, size_t count, size_t step, uint8_t *numbers,
                      uint8_t *colors, size_t *found) {
  *found = 0;
  if (count == 0) return 1;
  return step == 4 ? number(pixels, count, 4, numbers, colors, found)
                   : number(pixels, count, 3, numbers, colors, found);
}

void lgk_expand_colors(const uint8_t *numbers, size_t count, const uint8_t colors[1024],
                       size_t step, uint8_t *pixels) {
  for (size_t i = 0; i < count; i++, pixels += step) {
    const uint8_t *color = colors + 4 * numbers[i];
    memcpy(pixels, color, 3);
    if (step == 4) pixels[3] = color[3];
  }
}

void lgk_pack(const uint8_t *numbers, size_t count, const uint8_t table[256], unsigned bits,
              uint8_t *packed) {
  unsigned pending = 0, filled = 0;
  for (size_t i = 0; i < count; i++) {
    pending = pending << bits | table[numbers[i]];
    filled += bits;
    if (filled == 8) {
      *packed++ = (uint8_t)pending;
      filled = 0;
    }
  }
  if (filled) *packed = (uint8_t)(pending << (8 - filled));
}
