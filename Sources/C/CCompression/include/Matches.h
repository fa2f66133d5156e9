// Splits bytes into literals and matches for deflate (RFC 1951), counts them and writes their
// codes.
//
// The results depend only on the arguments, never on the processor.
#ifndef MATCHES_H
#define MATCHES_H

#include <stddef.h>
#include <stdint.h>

/// A number of literals, and the match after these literals. A length of 0 means that there is no
/// match.
typedef struct {
  uint32_t literals;
  uint16_t length;
  uint16_t distance;
} LGSequence;

/// Offsets in a table of prices or codes. The table has entries for the 256 literals, then for
/// lengths (indexed by length; the first three are not used), then for the 30 distance symbols.
enum { LGLENGTHS = 256, LGDISTANCES = LGLENGTHS + 259, LGTABLE = LGDISTANCES + 30 };

/// Which matches are searched for.
typedef enum {
  /// Matches at distance 1 only.
  LGRUNS,
  /// Matches of 8 bytes and more. Shorter matches do not pay off in filtered rows, whose literals
  /// are cheap.
  LGLONG_MATCHES,
  /// Matches of 4 bytes and more.
  LGMEDIUM_MATCHES,
  /// Matches of 3 bytes and more, which pay off in flat art.
  LGSHORT_MATCHES,
  /// For gradients: matches of 8 bytes and more, with more positions searched for the longest
  /// match.
  LGDEEP_MATCHES
} LGEffort;

/// LGTABLE_BYTES is the size of a table of positions, with room for alignment. LGWINDOW is the
/// maximum distance of a match.
enum { LGTABLE_BYTES = 4096 * 33 + 64, LGWINDOW = 32768 };

/// Remembers positions from `start` to `end`, so that later matches may refer to the bytes there.
/// In the first half, only every other position is remembered. Positions inside a run are not
/// remembered. 32 bytes after `end` must be readable.
///
/// `history` has LGTABLE_BYTES for LGLONG_MATCHES, no bytes for LGRUNS, and otherwise twice
/// LGTABLE_BYTES. `history` must be all zeros before the first call, and must not be moved.
void lgmatch_remember(LGEffort effort, const uint8_t *bytes, size_t start, size_t end,
                      void *history);

/// Splits the bytes from `start`, which must not be 0, to `end`. `prices` has the prices of symbols
/// in 1/16 bit, including extra bits. `sequences` must have room for one sequence per three bytes
/// and one more. Returns the number of sequences written. The last sequence has no match.
///
/// Matches refer only to bytes from index 0 on, and at most LGWINDOW back. If matches may refer to
/// bytes before `start`, these bytes must have been remembered. 32 bytes after `end` must be
/// readable, and may affect which matches are found close to `end`.
size_t lgmatch_split(LGEffort effort, const uint8_t *bytes, size_t start, size_t end,
                     const uint16_t *prices, void *history, LGSequence *sequences);

/// Counts the symbols of sequences that begin at `bytes`. Literals and length symbols are added to
/// the 286 counts of `literals`; without matches, 256 counts suffice. Distance symbols are added to
/// the 30 counts of `distances`.
void lgmatch_count(const uint8_t *bytes, const LGSequence *sequences, size_t count,
                   uint32_t *literals, uint32_t *distances);

/// Pending bits: fewer than 8, so that they do not fill a byte yet.
typedef struct {
  uint64_t bits;
  unsigned count;
} LGBits;

/// Writes the codes of sequences that begin at `bytes`. An entry of `codes` has the bits of a code,
/// with the first bit lowest. The number of these bits is stored from bit 24 on. A length's extra
/// bits are part of the length's code. A literal's code has at most 15 bits. Returns the number of
/// bytes written to `output`, which must have room for all codes and 8 more bytes.
size_t lgmatch_write(const uint8_t *bytes, const LGSequence *sequences, size_t count,
                     const uint32_t *codes, LGBits *pending, uint8_t *output);

/// A match for the optimal coder. The lowest nine bits of `bits` are the length; the higher bits
/// are the symbol of the distance. `reach` is the distance minus one.
typedef struct {
  uint16_t bits, reach;
} LGMatch;

/// The positions of a window, sorted by the bytes that follow them.
typedef struct LGTrees LGTrees;

/// Creates trees for fewer than 2^31 bytes, which must outlive the trees. Matches end before `end`.
/// At most `depth` positions are compared with each new position. Returns NULL if there is not
/// enough memory.
LGTrees *lgtrees_create(const uint8_t *bytes, size_t end, size_t depth);

void lgtrees_free(LGTrees *trees);

/// Inserts the positions from `start` to `end`. Each position must be inserted or searched once,
/// after all positions before it.
void lgtrees_insert(LGTrees *trees, size_t start, size_t end);

enum { LGMOST_MATCHES = 256, LGPATH_MARGIN = 7 };

/// A position's entry in `nearest` has a byte for each of LGNEAREST match lengths; the lowest byte
/// is for the shortest length. A byte is the symbol of the nearest distance with a match of this
/// length, or LGNO_MATCH. If there are longer matches, LGLONGER_MATCHES is added to the highest
/// byte.
enum { LGNEAREST = 8, LGNO_MATCH = 31, LGLONGER_MATCHES = 32 };

/// The matches of successive positions. `starts` has the index in `matches` of each position's
/// first match. The last entry of `starts` is the index after the last match.
typedef struct {
  const uint64_t *nearest;
  const LGMatch *matches;
  const uint32_t *starts;
} LGMatches;

/// Inserts the positions from `start` on, and writes their entries in LGMatches. A position has at
/// most LGMOST_MATCHES matches, each longer than the match before. Positions inside a match of the
/// maximum length get no matches. Ends at the trees' end, or earlier if room for fewer than
/// LGMOST_MATCHES matches remains. Returns the number of positions.
///
/// `*total` is the number of earlier matches; the number of new matches is added to `*total`.
/// `starts` and `nearest` must have an entry for each position through the trees' end.
size_t lgtrees_search(LGTrees *trees, size_t start, LGMatch *matches, size_t room,
                      uint32_t *starts, uint64_t *nearest, uint32_t *total);

/// Costs of the 256 literals, of lengths (indexed by length, to 258), and of the 30 symbols of
/// distances, all including extra bits.
typedef struct {
  const uint32_t *literals, *lengths, *distances;
} LGCosts;

/// For each of `count` bytes, chooses the length of the cheapest step: a literal, whose length is
/// 1, or a match of any length at its nearest distance. If costs are equal, the shortest length is
/// chosen. `lengths` has room for `count` entries, and `costs` for `count` + 1 + LGPATH_MARGIN; the
/// margin is read but has no effect. The cost of all bytes as literals must be less than 2^31, and
/// the cost of a symbol less than 2^20.
void lgpath_choose(const uint8_t *bytes, size_t count, const LGMatches *found,
                   const LGCosts *prices, uint32_t *costs, uint16_t *lengths);

/// Counts the symbols of a path that lgpath_choose found, under the conditions of lgmatch_count.
void lgpath_count(const uint8_t *bytes, size_t count, const LGMatches *found,
                  const uint16_t *lengths, uint32_t *literals, uint32_t *distances);

#endif
