// Tables in which Huffman codes are looked up.
#ifndef INFLATE_CODES_H
#define INFLATE_CODES_H

#include "load.h"

enum { LITERALS = 286, DISTANCES = 30, LENGTH_CODES = 19, LONGEST_CODE = 15, LONGEST_MATCH = 258 };
// Bits of the longest distance code with its extra bits.
enum { LONGEST_DISTANCE = 28 };

// Number of bits that index the first table of a code, and number of entries in all its tables: the
// maximum that zlib's `enough` finds for 288 and 32 symbols of at most 15 bits.
enum { LITERAL_BITS = 11, DISTANCE_BITS = 8, LITERAL_ROOM = 2342, DISTANCE_ROOM = 402 };
enum { LENGTH_BITS = 7 };

// An entry of a table has, from the lowest bit:
//  8 bits  number of bits to drop from the input: those of the code and its extra bits
//  4 bits  number of bits of the code alone; in a link, of the second table's index
//  4 bits  the kind of the entry
// 16 bits  the byte, the least length or distance, or the index of the second table
// Zero stands for a code that no symbol has.
enum { LITERAL = 1 << 15, LINK = 1 << 14, END = 1 << 13, MATCH = 1 << 12 };

INLINE unsigned dropped_bits(uint32_t entry) { return entry & 0xFF; }
INLINE unsigned code_bits(uint32_t entry) { return entry >> 8 & 15; }
INLINE unsigned value_of(uint32_t entry) { return entry >> 16; }

typedef struct {
  uint32_t literals[LITERAL_ROOM], distances[DISTANCE_ROOM];
} Codes;

// Each function makes the tables of a code from the length of each symbol's code; 0 means that the
// symbol has no code. It returns 0 if zlib would not accept the code, or if codes like it almost
// never occur.
int make_literals(Codes *codes, const uint8_t *lengths, unsigned symbols);
int make_distances(Codes *codes, const uint8_t *lengths, unsigned symbols);
int make_lengths(uint32_t table[1 << LENGTH_BITS], const uint8_t lengths[LENGTH_CODES]);

#endif
