#include "CPixelKernels.h"

uint32_t lgk_sum_of_costs(const uint8_t *bytes, size_t count, const uint8_t costs[256]) {
  // Sums of their own: none waits for another.
  uint32_t sums[4] = {0};
  size_t x = 0;
  for (; x + 4 <= count; x += 4)
    for (int i = 0; i < 4; i++) sums[i] += costs[bytes[x + i]];
  for (; x < count; x++) sums[0] += costs[bytes[x]];
  return sums[0] + sums[1] + sums[2] + sums[3];
}
