// Chooses a path. This file is included once for each instruction set, with NAME(function) as the
// functions' names.

TARGET INLINE Lanes NAME(lanes)(const uint32_t *values) {
  Lanes lanes;
  memcpy(&lanes, values, sizeof lanes);
  return lanes;
}

TARGET INLINE uint32_t NAME(lowest)(Lanes v) {
#define MIN_WITH(...) __builtin_elementwise_min(v, __builtin_shufflevector(v, v, __VA_ARGS__))
  v = MIN_WITH(4, 5, 6, 7, 0, 1, 2, 3);
  v = MIN_WITH(2, 3, 0, 1, 6, 7, 4, 5);
  v = MIN_WITH(1, 0, 3, 2, 5, 4, 7, 6);
#undef MIN_WITH
  return v[0];
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

TARGET static void NAME(choose)(const uint8_t *bytes, size_t count, const LGMatch *matches,
                                const uint32_t *starts, const LGCosts *prices, uint32_t *costs,
                                LGMatch *choices) {
  uint32_t lengths[LONGEST + LANES] = {0};
  memcpy(lengths, prices->lengths, (LONGEST + 1) * sizeof *lengths);
  costs[count] = 0;
  for (size_t place = count; place-- > 0;) {
    uint32_t cost = costs[place + 1] + prices->literals[bytes[place]];
    LGMatch choice = {1, 0};
    uint32_t index = starts[place], end = starts[place + 1];
    if (index < end) {
      NAME(Best) best = {(Lanes){0} + cost, {0}};
      unsigned rest = count - place < LONGEST ? (unsigned)(count - place) : LONGEST;
      for (unsigned first = SHORTEST; index < end; index++) {
        unsigned longest = matches[index].bits & LENGTH, symbol = matches[index].bits >> SYMBOL;
        if (longest > rest) longest = rest;
        NAME(consider)(&best, first, longest, costs + place, lengths, prices->distances[symbol]);
        first = longest + 1;
      }
      uint32_t least = NAME(lowest)(best.costs);
      if (least < cost) {
        cost = least;
        unsigned length = NAME(lowest)(best.lengths | (Lanes)(best.costs != least));
        for (index = starts[place]; (matches[index].bits & LENGTH) < length;) index++;
        choice = matches[index];
        choice.bits = (uint16_t)((choice.bits & ~LENGTH) | length);
      }
    }
    costs[place] = cost;
    choices[place] = choice;
  }
}
