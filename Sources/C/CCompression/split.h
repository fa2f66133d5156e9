// Splits bytes. This file is included once for each instruction set, with NAME(function) as the
// functions' names.
//
// Positions are remembered in buckets, one for each hash; a new entry replaces the oldest. An entry
// has the low 16 bits of the position and 16 more bits of the hash, so a comparison of vectors
// finds the positions whose hashes agree. An outdated or empty entry may be mistaken for another
// position. Its bytes are compared like those of any other entry, so this does no harm.

INLINE void NAME(insert)(Bucket bucket, uint32_t place, uint32_t hash) {
  unsigned oldest = *bucket.oldest;
  uint16_t *entry = bucket.entries + oldest + oldest / LINE_ENTRIES * LINE_ENTRIES;
  entry[0] = (uint16_t)hash;
  entry[bucket.group] = (uint16_t)place;
  *bucket.oldest = (uint8_t)((oldest - 1) & (bucket.size - 1));
}

// Finds the entries of a hash, except for the oldest, which the new position replaces.
INLINE void NAME(look_up)(Bucket bucket, uint32_t place, uint32_t hash, Found *found) {
  unsigned oldest = *bucket.oldest, latest = (oldest + 1) & (bucket.size - 1);
  uint32_t same = tagged(bucket, (uint16_t)hash) & ~(UINT32_C(1) << oldest);
  found->any = same != 0;
  found->near = 0;
  if (same) {
    uint64_t near = same & within_reach(bucket, place, found->distances);
    uint64_t wrapped = near & ((UINT64_C(1) << latest) - 1);
    found->near = (near ^ wrapped) | wrapped << bucket.size;
  }
  NAME(insert)(bucket, place, hash);
}

typedef struct {
  unsigned length, distance;
  // Price of the literals minus the price of the match.
  int gain;
  // Whether positions were compared. If that found no match, it will probably find none at the next
  // bytes either.
  int tried;
} NAME(Match);

INLINE void NAME(remember)(Effort effort, const uint8_t *bytes, size_t place, Table *history) {
  uint32_t hash = hash_of(bytes + place, 8);
  NAME(insert)(long_bucket(history, hash), (uint32_t)place, hash);
  if (effort.deep) {
    hash = deep_hash_of(bytes + place);
    NAME(insert)(long_bucket(history + 1, hash), (uint32_t)place, hash);
  }
  if (effort.shortest == 8) return;
  hash = hash_of(bytes + place, effort.shortest);
  NAME(insert)(short_bucket(history, hash), (uint32_t)place, hash);
}

// The price of literals; for many literals, it is extrapolated from the first LONG ones.
INLINE int NAME(price)(const uint8_t *literals, unsigned count, const uint16_t *prices) {
  int sum = 0;
  unsigned summed = count < LONG ? count : LONG;
#pragma clang loop vectorize(disable)
  for (unsigned i = 0; i < summed; i++) sum += prices[literals[i]];
  return summed < LONG ? sum : sum * (int)count / LONG;
}

INLINE void NAME(consider)(NAME(Match) *best, const uint8_t *bytes, unsigned length,
                           unsigned distance, const uint16_t *prices) {
  // An entry may be mistaken for another position, and then share a byte or two.
  if (length < SHORTEST) return;
  int gain = NAME(price)(bytes, length, prices) - prices[LGLENGTHS + length] -
             prices[LGDISTANCES + distance_symbol(distance)];
  if (gain <= best->gain) return;
  best->gain = gain;
  best->length = length;
  best->distance = distance;
}

// The distance of the latest entry, which is removed from the set.
INLINE unsigned NAME(next)(Found *found, unsigned size) {
  unsigned entry = lowest_bit(found->near) & (size - 1);
  found->near &= found->near - 1;
  return found->distances[entry];
}

// Whether two positions may share more than `length` bytes.
INLINE int NAME(may_share)(const uint8_t *a, const uint8_t *b, unsigned length) {
  return length < 8 ? a[length] == b[length] : load64(a + length - 7) == load64(b + length - 7);
}

// The distance of the longest match among the entries, the nearest of several; 0 if none is longer
// than `*length`. Sets `*length` to the match's length.
INLINE unsigned NAME(longest)(const uint8_t *here, Found *found, unsigned limit, unsigned *length) {
  unsigned nearest = 0;
  while (found->near && *length < limit) {
    unsigned distance = NAME(next)(found, LONG_BUCKET);
    // Most entries fail here, so this loop does as little as possible.
    if (*length >= 8) {
      uint64_t last = load64(here + *length - 7);
      while (load64(here + *length - 7 - distance) != last) {
        if (found->near == 0) return nearest;
        distance = NAME(next)(found, LONG_BUCKET);
      }
    } else if (here[*length] != (here - distance)[*length]) {
      continue;
    }
    unsigned shared = shared_length(here - distance, here, limit);
    nearest = shared > *length ? distance : nearest;
    *length = shared > *length ? shared : *length;
  }
  return nearest;
}

// Finds the match that saves most, if any match saves bits, and adds the position as a new entry.
// Matches at distances other than 1 are considered only if they have more than `least` bytes.
INLINE NAME(Match) NAME(find)(Effort effort, const uint8_t *bytes, size_t place, size_t end,
                              const uint16_t *prices, Table *history, unsigned least) {
  NAME(Match) best = {0, 0, 0, 0};
  const uint8_t *here = bytes + place;
  unsigned limit = end - place < LONGEST ? (unsigned)(end - place) : LONGEST, length = 0;
  uint32_t hash = hash_of(here, 8);
  Found deep, far, near;
  NAME(look_up)(long_bucket(history, hash), (uint32_t)place, hash, &far);
  near.any = deep.any = 0;
  if (effort.deep) {
    hash = deep_hash_of(here);
    NAME(look_up)(long_bucket(history + 1, hash), (uint32_t)place, hash, &deep);
  }
  if (effort.shortest < 8) {
    hash = hash_of(here, effort.shortest);
    NAME(look_up)(short_bucket(history, hash), (uint32_t)place, hash, &near);
  }
  if (limit < SHORTEST) return best;
  if (((load32(here) ^ load32(here - 1)) & 0xFFFFFF) == 0) {
    length = shared_length(here - 1, here, limit);
    NAME(consider)(&best, here, length, 1, prices);
  }
  if (length < least) length = least;
  Found *long_ones[] = {&deep, &far};
  for (unsigned i = 0; i < 2; i++) {
    if (!long_ones[i]->any || length >= limit) continue;
    best.tried = 1;
    unsigned distance = NAME(longest)(here, long_ones[i], limit, &length);
    if (distance) NAME(consider)(&best, here, length, distance, prices);
  }
  if (length >= 8 || !near.any) return best;
  best.tried = 1;
  // Short matches pay off only if they are near, so the nearest match of each length is considered.
  while (near.near && length < limit) {
    unsigned distance = NAME(next)(&near, SHORT_BUCKET);
    if (!NAME(may_share)(here - distance, here, length)) continue;
    unsigned shared = shared_length(here - distance, here, limit);
    if (shared <= length || shared < SHORTEST) continue;
    length = shared;
    NAME(consider)(&best, here, length, distance, prices);
  }
  return best;
}

INLINE size_t NAME(split)(Effort effort, const uint8_t *bytes, size_t start, size_t end,
                          const uint16_t *prices, Table *history, LGSequence *sequences) {
  size_t count = 0, place = start, literals = start;
  // Number of searches in a row that found no match.
  unsigned missed = 0;
  while (place < end) {
    NAME(Match) match = NAME(find)(effort, bytes, place, end, prices, history, 0);
    size_t remembered = place + 1;
    if (match.length == 0) {
      missed++;
      size_t next = remembered + (match.tried ? skipped(effort, missed) : 0);
      place = next < end ? next : end;
      for (; remembered < place; remembered++)
        NAME(remember)(effort, bytes, remembered, history);
      continue;
    }
    // A better match may begin one byte later; it is then no shorter. A long match is good enough
    // without this search.
    if (match.length < (effort.deep ? LONGEST : LONG) && remembered < end) {
      NAME(Match) later =
          NAME(find)(effort, bytes, remembered, end, prices, history, match.length - 1);
      if (later.gain > match.gain) {
        match = later;
        place = remembered;
      }
      remembered++;
    }
    missed = 0;
    size_t after = place + match.length;
    // The match may also begin earlier, at bytes that were skipped.
    while (place > literals && match.length < LONGEST && place > match.distance &&
           bytes[place - 1] == bytes[place - 1 - match.distance]) {
      place--;
      match.length++;
    }
    sequences[count++] = (LGSequence){(uint32_t)(place - literals), (uint16_t)match.length,
                                      (uint16_t)match.distance};
    // Positions in a run would only drive other positions out of their bucket.
    int is_long = match.length >= LONG;
    if (is_long && match.distance <= 4 && after - 4 > remembered) remembered = after - 4;
    // Half of the positions in a long match are enough to find it again, because a match found late
    // is extended to begin earlier.
    for (; remembered < after; remembered += is_long ? 2 : 1)
      NAME(remember)(effort, bytes, remembered, history);
    place = literals = after;
  }
  sequences[count++] = (LGSequence){(uint32_t)(end - literals), 0, 0};
  return count;
}

TARGET static size_t NAME(split_by)(LGEffort effort, const uint8_t *bytes, size_t start, size_t end,
                                    const uint16_t *prices, Table *history,
                                    LGSequence *sequences) {
  BY_EFFORT(NAME(split), bytes, start, end, prices, history, sequences)
}

// Half of the earlier positions are enough, because a match found late is extended to begin
// earlier. Positions in a run would only drive other positions out of their bucket.
INLINE void NAME(remember_all)(Effort effort, const uint8_t *bytes, size_t start, size_t end,
                               Table *history) {
  size_t half = start + (end - start) / 2;
  for (size_t place = start; place < end; place += place < half ? 2 : 1) {
    if (place > start && load64(bytes + place) == load64(bytes + place - 1)) continue;
    NAME(remember)(effort, bytes, place, history);
  }
}

TARGET static void NAME(remember_by)(LGEffort effort, const uint8_t *bytes, size_t start,
                                     size_t end, Table *history) {
  BY_EFFORT(NAME(remember_all), bytes, start, end, history)
}
