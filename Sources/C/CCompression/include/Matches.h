// Splits bytes into literals and matches for deflate (RFC 1951), counts them and writes their
// codes.
//
// The results depend only on the arguments, never on the processor.
#ifndef MATCHES_H
#define MATCHES_H

#include <stddef.h>
#include <stdint.h>

/// Literals and the match after them; a length of 0 means that there is no match.
typedef struct {
  uint32_t literals;
  uint16_t length;
  uint16_t distance;
} LGSequence;

/// Offsets in a table of prices or codes. It has entries for the 256 literals, then for lengths
/// (indexed by length; the first three are not used), then for the 30 distance symbols.
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
  /// Matches of 8 bytes and more, and the longest of more positions, for gradients.
  LGDEEP_MATCHES
} LGEffort;

/// The size of a table of positions in bytes, with room to align it, and the maximum distance of a
/// match.
enum { LGTABLE_BYTES = 4096 * 33 + 64, LGWINDOW = 32768 };

/// Remembers the bytes from `start` to `end`, so that later matches may refer to them: every other
/// position in the first half, and no position inside a run. `history` must not be moved. 32
/// bytes after `end` must be readable. `history` has LGTABLE_BYTES for LGLONG_MATCHES, none for
/// LGRUNS, and otherwise twice as many; it must be all zeros before the first call.
void lgmatch_remember(LGEffort effort, const uint8_t *bytes, size_t start, size_t end,
                      void *history);

/// Splits the bytes from `start`, which must not be 0, to `end`. `prices` are those of symbols in
/// 1/16 bit, including extra bits. Returns the number of sequences written; there must be room for
/// one sequence per three bytes and one more. The last sequence has no match.
///
/// Matches refer to no bytes before index 0 or further back than LGWINDOW. 32 bytes after `end`
/// must be readable; they may affect which matches are found close to `end`. Bytes before `start`
/// to which matches may refer must have been remembered.
size_t lgmatch_split(LGEffort effort, const uint8_t *bytes, size_t start, size_t end,
                     const uint16_t *prices, void *history, LGSequence *sequences);

/// Counts the symbols of sequences that begin at `bytes`. Literals and length symbols are added to
/// `literals`, which has 286 counts (256 suffice without matches), distance symbols to the 30
/// counts of `distances`.
void lgmatch_count(const uint8_t *bytes, const LGSequence *sequences, size_t count,
                   uint32_t *literals, uint32_t *distances);

/// Pending bits that do not fill a byte yet, fewer than 8.
typedef struct {
  uint64_t bits;
  unsigned count;
} LGBits;

/// Writes the codes of sequences that begin at `bytes`. An entry of `codes` has the bits of a code,
/// the first one lowest, and from bit 24 on their number. A length's extra bits are part of its
/// code; a literal's code has at most 15 bits. Returns the number of bytes written to `output`,
/// which must have room for all codes and 8 more bytes.
size_t lgmatch_write(const uint8_t *bytes, const LGSequence *sequences, size_t count,
                     const uint32_t *codes, LGBits *pending, uint8_t *output);

/// A match for the optimal coder: its length in the lowest nine bits of `bits`, the symbol of its
/// distance above them, and its distance minus one.
typedef struct {
  uint16_t bits, reach;
} LGMatch;

/// The positions of a window, sorted by the bytes that follow them.
typedef struct LGTrees LGTrees;

/// Creates trees for bytes that outlive them, fewer than 2^31. Matches end before `end`. At most
/// `depth` positions are compared with each new one. Returns NULL if there is not enough memory.
LGTrees *lgtrees_create(const uint8_t *bytes, size_t end, size_t depth);

void lgtrees_free(LGTrees *trees);

/// Inserts the positions from `start` to `end`. Each position must be inserted or searched once,
/// after all positions before it.
void lgtrees_insert(LGTrees *trees, size_t start, size_t end);

enum { LGMOST_MATCHES = 256, LGPATH_MARGIN = 7 };

/// The bytes of a position's entry in `nearest`: the symbols of the nearest distances of LGNEAREST
/// lengths, the shortest one lowest, or LGNO_MATCH. LGLONGER_MATCHES is added to the highest if
/// there are longer matches.
enum { LGNEAREST = 8, LGNO_MATCH = 31, LGLONGER_MATCHES = 32 };

/// The matches of a row of positions. `starts` has the index of each position's first match in
/// `matches`, and at its end the index after the last.
typedef struct {
  const uint64_t *nearest;
  const LGMatch *matches;
  const uint32_t *starts;
} LGMatches;

/// Inserts the positions from `start` on, and writes their entries in LGMatches. The matches of a
/// position are at most LGMOST_MATCHES, each longer than the one before; inside a match of the
/// maximum length, none are searched. Ends at the trees' end, or earlier if less than
/// LGMOST_MATCHES of `room` remain. Returns the number of positions.
///
/// `*total` is the number of matches before; those that are written are added to it. There must be
/// an entry in `starts` and `nearest` for each position through the trees' end.
size_t lgtrees_search(LGTrees *trees, size_t start, LGMatch *matches, size_t room,
                      uint32_t *starts, uint64_t *nearest, uint32_t *total);

/// Costs of the 256 literals, of lengths (indexed by length, to 258), and of the 30 symbols of
/// distances, all including extra bits.
typedef struct {
  const uint32_t *literals, *lengths, *distances;
} LGCosts;

/// For each of `count` bytes, chooses the length of the cheapest of a literal (1) and every
/// matching length, each at its nearest distance. If costs are equal, the shortest one is chosen.
/// There must be room for `count` lengths, and for one more cost and LGPATH_MARGIN others, which
/// are read but have no effect. The cost of the bytes as literals must be less than 2^31, and a
/// symbol's less than 2^20.
void lgpath_choose(const uint8_t *bytes, size_t count, const LGMatches *found,
                   const LGCosts *prices, uint32_t *costs, uint16_t *lengths);

/// Counts the symbols of a path that lgpath_choose found, under the conditions of lgmatch_count.
void lgpath_count(const uint8_t *bytes, size_t count, const LGMatches *found,
                  const uint16_t *lengths, uint32_t *literals, uint32_t *distances);

#endif
