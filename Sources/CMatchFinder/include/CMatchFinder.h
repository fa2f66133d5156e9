// Splits bytes into literals and matches for deflate (RFC 1951), counts them and writes their codes.
//
// What it gives depends only on its arguments, never on the processor.
#ifndef CMATCHFINDER_H
#define CMATCHFINDER_H

#include <stddef.h>
#include <stdint.h>

/// Literals, and the match after them; a length of 0 means that there is none.
typedef struct {
  uint32_t literals;
  uint16_t length;
  uint16_t distance;
} LGSequence;

/// Prices and codes are in one table: those of literals, of lengths (by length; the first three are
/// not used), and of the symbols of distances.
enum { LGLENGTHS = 256, LGDISTANCES = LGLENGTHS + 259, LGTABLE = LGDISTANCES + 30 };

/// How matches are found.
typedef enum {
  /// Only at distance 1.
  LGRUNS,
  /// Those of 8 bytes and more: what pays in filtered rows, whose literals are cheap.
  LGLONG_MATCHES,
  /// Those of 4 bytes and more.
  LGMEDIUM_MATCHES,
  /// Those of 3 bytes and more: what pays in flat art.
  LGSHORT_MATCHES
} LGEffort;

/// The size of a table of places, and how far back matches reach.
enum { LGTABLE_BYTES = 4096 * 33, LGWINDOW = 32768 };

/// Remembers the bytes from `start` to `end`, so that matches may begin there. 8 bytes more must be
/// readable. `history` is zeros at first: LGTABLE_BYTES, twice as many for LGMEDIUM_MATCHES and
/// LGSHORT_MATCHES, none for LGRUNS.
void lgmatch_remember(LGEffort effort, const uint8_t *bytes, size_t start, size_t end,
                      void *history);

/// Splits the bytes from `start`, which is not 0, to `end`, by the prices of the symbols in 1/16
/// bit, with their extra bits. Returns how many sequences were written; there must be room for one
/// for each three bytes and one more. The last one has no match.
///
/// Matches lie within the bytes from 0 on and within LGWINDOW. 32 bytes more than `end` must be
/// readable; they may decide what is found close to it. Everything before `start` that matches may
/// refer to must have been remembered.
size_t lgmatch_split(LGEffort effort, const uint8_t *bytes, size_t start, size_t end,
                     const uint16_t *prices, void *history, LGSequence *sequences);

/// Adds the literals of sequences that begin at `bytes` to 256 counts, and lengths and distances to
/// those of their symbols: 286 and 30.
void lgmatch_count(const uint8_t *bytes, const LGSequence *sequences, size_t count,
                   uint32_t *literals, uint32_t *distances);

/// Bits that do not fill a byte yet: fewer than 8.
typedef struct {
  uint64_t bits;
  unsigned count;
} LGBits;

/// Writes the codes of sequences that begin at `bytes`: each is its bits, the first one lowest, and
/// from bit 24 on how many there are. A length's extra bits are part of its code. Returns how many
/// bytes were written to `output`, which has room for all codes and 8 more bytes. No code of a
/// literal has more than 15 bits.
size_t lgmatch_write(const uint8_t *bytes, const LGSequence *sequences, size_t count,
                     const uint32_t *codes, LGBits *pending, uint8_t *output);

#endif
