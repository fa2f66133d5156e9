// Chooses a path. This file is included once for each instruction set, with NAME(function) as the
// functions' names.

TARGET INLINE Lanes NAME(lanes)(const uint32_t *values) {
  Lanes lanes;
  memcpy(&lanes, values, sizeof lanes);
  return lanes;
}

// All lanes of the result have the lowest value.
TARGET INLINE Lanes NAME(lowest)(Lanes v) {
#define MIN_WITH(...) __builtin_elementwise_min(v, __builtin_shufflevector(v, v, __VA_ARGS__))
  v = MIN_WITH(4, 5, 6, 7, 0, 1, 2, 3);
  v = MIN_WITH(2, 3, 0, 1, 6, 7, 4, 5);
  v = MIN_WITH(1, 0, 3, 2, 5, 4, 7, 6);
#undef MIN_WITH
  return v;
}

// The lowest cost of each lane, and the length that has it. Lengths that are considered later are
// longer, so each lane keeps the shortest of several.
typedef struct {
  Lanes costs, lengths;
} NAME(Best);

// Considers the lengths of a match, from `first` on. `costs` are those of the paths after each
// length.
TARGET INLINE void NAME(consider)(NAME(Best) *best, unsigned first, unsigned last,
                                  const uint32_t *costs, const uint32_t *lengths,
                                  uint32_t distance) {
  for (unsigned length = first; length <= last; length += LANES) {
    Lanes each = (Lanes){0, 1, 2, 3, 4, 5, 6, 7} + length;
    Lanes cost = NAME(lanes)(costs + length) + NAME(lanes)(lengths + length) + distance;
    // All bits are ones for lengths that the match does not have.
    cost |= (Lanes)(each > last);
    Lanes better = (Lanes)(cost < best->costs);
    best->lengths = (better & each) | (~better & best->lengths);
    best->costs = __builtin_elementwise_min(cost, best->costs);
  }
}

// Considers the lengths of a position's matches that have no lane in `nearest`. `rest` is the
// number of bytes from the position on.
TARGET INLINE void NAME(consider_longer)(NAME(Best) *best, size_t rest, const LGMatches *found,
                                         size_t place, const uint32_t *costs,
                                         const uint32_t *lengths, const uint32_t *distances) {
  const LGMatch *match = found->matches + found->starts[place];
  const LGMatch *end = found->matches + found->starts[place + 1];
  while ((match->bits & LENGTH) < SHORTEST + LANES) match++;
  for (unsigned first = SHORTEST + LANES; match < end; match++) {
    unsigned longest = match->bits & LENGTH;
    if (longest > rest) longest = (unsigned)rest;
    NAME(consider)(best, first, longest, costs, lengths, distances[match->bits >> SYMBOL]);
    first = longest + 1;
  }
}

TARGET static void NAME(choose)(const uint8_t *bytes, size_t count, const LGMatches *found,
                                const LGCosts *prices, uint32_t *costs, uint16_t *lengths) {
  uint32_t length_prices[LONGEST + LANES] = {0};
  memcpy(length_prices, prices->lengths, (LONGEST + 1) * sizeof *length_prices);
  Table table;
  for (int i = 0; i < 4; i++) table.vectors[i] = (Lanes){0} + NO_MATCH;
  memcpy(&table, prices->distances, 30 * sizeof *prices->distances);
  const Lanes shortest = (Lanes){0, 1, 2, 3, 4, 5, 6, 7} + SHORTEST;
  const Lanes shortest_prices = NAME(lanes)(length_prices + SHORTEST);
  // The costs of the paths after the shortest lengths, and after one and two bytes, stay in
  // registers. A vector that is loaded has to wait for all costs that were stored one by one.
  Lanes after = (Lanes){0} + BEYOND_END;
  uint32_t after_one = 0, after_two = BEYOND_END;
  costs[count] = 0;
  for (size_t place = count; place-- > 0;) {
    uint64_t symbols = found->nearest[place];
    if (symbols == NO_MATCHES) {
      // Most positions in long matches have no matches.
      after = __builtin_shufflevector(after, (Lanes){0} + after_two, 8, 0, 1, 2, 3, 4, 5, 6);
      after_two = after_one;
      costs[place] = after_one += prices->literals[bytes[place]];
      lengths[place] = 1;
      continue;
    }
    NAME(Best) best = {after + shortest_prices + NAME(look_up)(&table, symbols), shortest};
    if (symbols & LONGER_MATCHES) {
      NAME(consider_longer)(&best, count - place, found, place, costs + place, length_prices,
                            prices->distances);
    }
    Lanes least = NAME(lowest)(best.costs);
    Lanes length = NAME(lowest)(best.lengths | (Lanes)(best.costs != least));
    uint32_t literal = after_one + prices->literals[bytes[place]];
    after = __builtin_shufflevector(after, (Lanes){0} + after_two, 8, 0, 1, 2, 3, 4, 5, 6);
    after_two = after_one;
    after_one = least[0] < literal ? least[0] : literal;
    costs[place] = after_one;
    lengths[place] = (uint16_t)(least[0] < literal ? length[0] : 1);
  }
}
