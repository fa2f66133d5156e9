// Finds the nearest match of every length, with the window's positions in binary trees.
//
// There is a tree for each hash of five bytes. It is sorted by the bytes that follow its positions,
// and its root is the latest position. A new position is looked up and becomes the root in a single
// descent. During the descent, each candidate lies between the nearest lesser and the nearest
// greater candidate passed so far. It shares at least as many bytes with the new position as the
// less similar of those two does, so the comparison starts after that many bytes. The longest match
// is found in about log(window) comparisons, however similar the bytes are; a hash chain would need
// thousands. Shorter matches are found by the two latest positions of each hash of three bytes, and
// of four. The data structure comes from Igor Pavlov's LZMA.
//
// From four equal bytes on, the hash depends on the run's length too. In a common tree, the
// positions of a run would be a list, and each position of the next run would pass all of them.
// Little is lost: inside a run, every match that does not extend past it is nearest at a distance
// of 1. Only at a run's first byte are such matches not found; a literal and the rest of the run
// hardly cost more.
//
// Children are the low 16 bits of their positions. A place is reached from positions that are less
// than a window later than it, and its children were set less than a window after it, so a child is
// less than two windows away. A child that is exactly one window away when it is set stays out of
// reach, which marks a place without one.
#include "symbols.h"

#include <stdlib.h>

enum { ROOT_BITS = 16, SHORT_BITS = 15, MASK = LGWINDOW - 1, AHEAD = 2, SHORTEST_RUN = 4 };

// Bytes whose hash selects a tree. The trees of four bytes have several levels more.
enum { HASHED = 5 };

// Bytes of a pixel with four samples of 16 bits.
enum { LONGEST_PIXEL = 8 };

struct LGTrees {
  const uint8_t *bytes;
  size_t end;
  size_t depth;
  // The end of the run that the last position belongs to.
  size_t run_end;
  // One more than the root's position, so that 0 stands for none.
  uint32_t roots[1 << ROOT_BITS];
  // The two latest positions for each hash of three bytes, and of four.
  uint32_t threes[2 << SHORT_BITS], fours[2 << SHORT_BITS];
  // The lesser and the greater child of each place in the window.
  uint16_t children[2 * LGWINDOW];
};

LGTrees *lgtrees_create(const uint8_t *bytes, size_t end, size_t depth) {
  LGTrees *trees = calloc(1, sizeof *trees);
  if (!trees) return NULL;
  trees->bytes = bytes;
  trees->end = end;
  trees->depth = depth;
  return trees;
}

void lgtrees_free(LGTrees *trees) { free(trees); }

INLINE uint32_t hash(uint32_t word, unsigned bits) { return (word * 2654435761u) >> (32 - bits); }

INLINE uint64_t load_hashed(const uint8_t *p) { return load32(p) | (uint64_t)p[4] << 32; }

INLINE unsigned shared(const uint8_t *a, const uint8_t *b, unsigned start, unsigned limit) {
  unsigned length = start;
  for (; length + 8 <= limit; length += 8) {
    uint64_t difference = load64(a + length) ^ load64(b + length);
    if (difference) return length + lowest_bit(difference) / 8;
  }
  while (length < limit && a[length] == b[length]) length++;
  return length;
}

INLINE LGMatch match_of(unsigned length, unsigned distance) {
  unsigned bits = distance_symbol(distance) << SYMBOL | length;
  return (LGMatch){(uint16_t)bits, (uint16_t)(distance - 1)};
}

INLINE int within_window(uint32_t position, uint16_t child) {
  return (uint16_t)(position - child) < LGWINDOW;
}

// The distance to the later of the two remembered positions that shares the bytes in `mask`; 0 if
// there is none.
INLINE unsigned remember_short(LGTrees *trees, uint32_t *pairs, uint32_t mask, uint32_t position) {
  uint32_t word = load32(trees->bytes + position) & mask;
  uint32_t *pair = pairs + 2 * hash(word, SHORT_BITS);
  uint32_t latest = pair[0], earlier = pair[1];
  pair[1] = latest;
  pair[0] = position + 1;
  uint32_t distance = position + 1 - latest;
  if (!latest || distance >= LGWINDOW) return 0;
  if ((load32(trees->bytes + position - distance) & mask) == word) return distance;
  distance = position + 1 - earlier;
  if (!earlier || distance >= LGWINDOW) return 0;
  return (load32(trees->bytes + position - distance) & mask) == word ? distance : 0;
}

// The number of equal bytes from a position on.
INLINE unsigned run_length(LGTrees *trees, size_t position) {
  if (position >= trees->run_end) {
    const uint8_t *bytes = trees->bytes;
    size_t end = position + 1;
    while (end < trees->end && bytes[end] == bytes[position]) end++;
    trees->run_end = end;
  }
  size_t length = trees->run_end - position;
  return length < LONGEST ? (unsigned)length : LONGEST;
}

INLINE uint32_t *root_of(LGTrees *trees, uint64_t word, unsigned run) {
  if (run >= SHORTEST_RUN) word += (uint64_t)run << 40;
  return trees->roots + (word * UINT64_C(0x9E3779B97F4A7C15) >> (64 - ROOT_BITS));
}

// Makes a position its tree's root. Writes the matches on the way, each longer than the one before
// and than `longest`, and returns their number.
INLINE size_t descend(LGTrees *trees, uint32_t position, unsigned longest, LGMatch *matches) {
  const uint8_t *bytes = trees->bytes, *here = bytes + position;
  size_t rest = trees->end - position, count = 0;
  unsigned limit = rest < LONGEST ? (unsigned)rest : LONGEST;
  uint32_t *root = root_of(trees, load_hashed(here), run_length(trees, position));
  uint32_t distance = *root ? position + 1 - *root : LGWINDOW;
  *root = position + 1;
  uint16_t *children = trees->children, none = (uint16_t)(position - LGWINDOW);
  uint16_t *lesser = children + 2 * (position & MASK), *greater = lesser + 1;
  unsigned shared_lesser = 0, shared_greater = 0;
  for (size_t depth = trees->depth; distance < LGWINDOW && depth; depth--) {
    uint32_t candidate = position - distance;
    uint16_t *place = children + 2 * (candidate & MASK);
    unsigned start = shared_lesser < shared_greater ? shared_lesser : shared_greater;
    unsigned length = shared(bytes + candidate, here, start, limit);
    if (matches && length > longest) {
      longest = length;
      matches[count++] = match_of(length, distance);
    }
    if (length == limit) {
      // Both positions are equal as far as a match can reach, so this one replaces the candidate.
      *lesser = within_window(position, place[0]) ? place[0] : none;
      *greater = within_window(position, place[1]) ? place[1] : none;
      return count;
    }
    uint16_t next;
    if (bytes[candidate + length] < here[length]) {
      *lesser = (uint16_t)candidate;
      lesser = place + 1;
      shared_lesser = length;
      next = *lesser;
    } else {
      *greater = (uint16_t)candidate;
      greater = place;
      shared_greater = length;
      next = *greater;
    }
    distance = (uint16_t)(position - next);
  }
  *lesser = none;
  *greater = none;
  return count;
}

INLINE void prefetch(LGTrees *trees, size_t position) {
  if (position + HASHED > trees->end) return;
  uint64_t bytes = load_hashed(trees->bytes + position);
  uint32_t word = (uint32_t)bytes;
  __builtin_prefetch(root_of(trees, bytes, 0), 1);
  __builtin_prefetch(trees->threes + 2 * hash(word & 0xFFFFFF, SHORT_BITS), 1);
  __builtin_prefetch(trees->fours + 2 * hash(word, SHORT_BITS), 1);
}

void lgtrees_insert(LGTrees *trees, size_t start, size_t end) {
  for (size_t position = start; position < end && position + HASHED <= trees->end; position++) {
    LGMatch match;
    prefetch(trees, position + AHEAD);
    remember_short(trees, trees->threes, 0xFFFFFF, (uint32_t)position);
    remember_short(trees, trees->fours, UINT32_MAX, (uint32_t)position);
    size_t found = descend(trees, (uint32_t)position, LONGEST - 1, &match);
    if (!found || match.reach >= LONGEST_PIXEL) continue;
    // Where a pixel repeats, positions that are a pixel apart are equal, so only the last are needed.
    size_t distance = match.reach + 1u, next = position + 1;
    const uint8_t *last = trees->bytes + LONGEST - 1;
    while (next < end && next + LONGEST <= trees->end && last[next] == last[next - distance]) next++;
    if (next > position + 1 + distance) position = next - distance - 1;
  }
}

// The symbols of the nearest distances of the shortest lengths, as LGMatches has them.
INLINE uint64_t nearest_symbols(const LGMatch *matches, size_t count) {
  uint64_t symbols = NO_MATCHES;
  unsigned longest = count ? matches[count - 1].bits & LENGTH : 0;
  if (longest >= SHORTEST + LGNEAREST) symbols |= LONGER_MATCHES;
  while (count-- > 0) {
    unsigned lanes = (matches[count].bits & LENGTH) - SHORTEST + 1;
    uint64_t rest = lanes < LGNEAREST ? ~(uint64_t)0 << (8 * lanes) : LONGER_MATCHES;
    symbols = (symbols & rest) | ((matches[count].bits >> SYMBOL) * 0x0101010101010101 & ~rest);
  }
  return symbols;
}

// Inserts a position, and writes its matches and the entry of `nearest`. Returns the number of
// matches.
INLINE size_t find(LGTrees *trees, size_t position, LGMatch *matches, uint64_t *nearest) {
  *nearest = nearest_symbols(matches, 0);
  if (position + HASHED > trees->end) return 0;
  prefetch(trees, position + AHEAD);
  size_t count = 0;
  unsigned longest = HASHED - 1, run = run_length(trees, position);
  unsigned three = remember_short(trees, trees->threes, 0xFFFFFF, (uint32_t)position);
  unsigned four = remember_short(trees, trees->fours, UINT32_MAX, (uint32_t)position);
  if (run >= SHORTEST_RUN && position && trees->bytes[position - 1] == trees->bytes[position]) {
    longest = run;
    matches[count++] = match_of(run, 1);
  } else {
    if (three && (!four || three < four)) matches[count++] = match_of(SHORTEST, three);
    if (four) matches[count++] = match_of(HASHED - 1, four);
  }
  count += descend(trees, (uint32_t)position, longest, matches + count);
  *nearest = nearest_symbols(matches, count);
  return count;
}

size_t lgtrees_search(LGTrees *trees, size_t start, LGMatch *matches, size_t room,
                      uint32_t *starts, uint64_t *nearest, uint32_t *total) {
  size_t place = 0, count = 0, rest = trees->end - start;
  while (place < rest && room - count >= LGMOST_MATCHES) {
    starts[place] = *total + (uint32_t)count;
    size_t found = find(trees, start + place, matches + count, nearest + place);
    count += found;
    place++;
    if (!found || (matches[count - 1].bits & LENGTH) < LONGEST) continue;
    // Searching inside a match of the maximum length gains little and takes much time.
    size_t end = place + LONGEST - 1 < rest ? place + LONGEST - 1 : rest;
    lgtrees_insert(trees, start + place, start + end);
    for (; place < end; place++) {
      starts[place] = *total + (uint32_t)count;
      nearest[place] = nearest_symbols(matches, 0);
    }
  }
  *total += (uint32_t)count;
  return place;
}
