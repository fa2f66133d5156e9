// Chooses the cheapest path through bytes, from the end to the start.
#include "symbols.h"

// The lowest cost of a match of `first` to `last` bytes, without that of its distance. A loop of its
// own, without the length, can use vectors.
INLINE uint32_t lowest(const uint32_t *costs, const uint32_t *lengths, unsigned first,
                       unsigned last) {
  uint32_t lowest = UINT32_MAX;
  for (unsigned length = first; length <= last; length++) {
    uint32_t cost = lengths[length] + costs[length];
    lowest = cost < lowest ? cost : lowest;
  }
  return lowest;
}

void lgpath_choose(const uint8_t *bytes, size_t count, const LGMatch *matches,
                   const uint32_t *starts, const LGCosts *prices, uint32_t *costs,
                   LGMatch *choices) {
  costs[count] = 0;
  for (size_t place = count; place-- > 0;) {
    uint32_t best = costs[place + 1] + prices->literals[bytes[place]];
    LGMatch choice = {1, 0};
    size_t rest = count - place;
    unsigned length = SHORTEST;
    for (uint32_t index = starts[place]; index < starts[place + 1]; index++) {
      LGMatch match = matches[index];
      unsigned longest = match.bits & 511, symbol = match.bits >> 9;
      if (longest > rest) longest = (unsigned)rest;
      if (longest < length) continue;
      uint32_t distance = prices->distances[symbol];
      uint32_t cost = distance + lowest(costs + place, prices->lengths, length, longest);
      if (cost < best) {
        best = cost;
        while (distance + prices->lengths[length] + costs[place + length] != cost) length++;
        choice = (LGMatch){(uint16_t)(symbol << 9 | length), match.reach};
      }
      length = longest + 1;
    }
    costs[place] = best;
    choices[place] = choice;
  }
}
