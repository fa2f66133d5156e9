#include "codes.h"

#include <stddef.h>
#include <string.h>

// Tables of RFC 1951, 3.2.5.
static const uint16_t match_lengths[] = {
    3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
    31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_bits[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                      2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

static uint32_t literal_entry(unsigned symbol, unsigned length) {
  if (symbol < 256) return LITERAL | symbol << 16 | length << 8 | length;
  if (symbol == 256) return END | length << 8 | length;
  if (symbol >= LITERALS) return 0;
  unsigned index = symbol - 257;
  return MATCH | (uint32_t)match_lengths[index] << 16 | length << 8 | (length + length_bits[index]);
}

static uint32_t distance_entry(unsigned symbol, unsigned length) {
  if (symbol >= DISTANCES) return 0;
  unsigned extra = symbol < 4 ? 0 : symbol / 2 - 1;
  uint32_t base = symbol < 4 ? symbol + 1 : ((2 + (symbol & 1)) << extra) + 1;
  return MATCH | base << 16 | length << 8 | (length + extra);
}

static uint32_t length_entry(unsigned symbol, unsigned length) {
  return MATCH | symbol << 16 | length << 8 | length;
}

// Whether the lengths use up all codes and no more. `counts` has the number of symbols with codes
// of each length.
static int is_complete(const unsigned counts[LONGEST_CODE + 1]) {
  int left = 1;
  for (unsigned length = 1; length <= LONGEST_CODE; length++) {
    left = 2 * left - (int)counts[length];
    if (left < 0) return 0;
  }
  return left == 0;
}

// The code after `code` of `length` bits, both with the first bit lowest.
INLINE unsigned next_code(unsigned code, unsigned length) {
  unsigned bit = 1u << (length - 1);
  while (code & bit) bit >>= 1;
  return bit ? (code & (bit - 1)) | bit : 0;
}

// The symbols that have codes, in the order of the codes, and the number of codes of each length.
typedef struct {
  unsigned counts[LONGEST_CODE + 1];
  uint16_t symbols[288];
  unsigned used;
} Order;

static void sort(const uint8_t *lengths, unsigned symbols, Order *order) {
  unsigned starts[LONGEST_CODE + 2] = {0};
  memset(order->counts, 0, sizeof order->counts);
  for (unsigned i = 0; i < symbols; i++) order->counts[lengths[i]]++;
  order->counts[0] = 0;
  for (unsigned i = 1; i <= LONGEST_CODE; i++) starts[i + 1] = starts[i] + order->counts[i];
  for (unsigned i = 0; i < symbols; i++)
    if (lengths[i]) order->symbols[starts[lengths[i]]++] = (uint16_t)i;
  order->used = starts[LONGEST_CODE];
}

// Number of bits that index a second table, if its first code has `bits` bits more than the first
// table's index, and `count` codes of this length are left.
static unsigned second_bits(const Order *order, unsigned root, unsigned bits, unsigned count) {
  int left = (1 << bits) - (int)count;
  while (left > 0 && bits + root < LONGEST_CODE) {
    bits++;
    left = 2 * left - (int)order->counts[bits + root];
  }
  return bits;
}

// Makes the tables of a complete code; second tables follow the first. Returns 0 if the code is not
// complete.
INLINE int make_tables(const uint8_t *lengths, unsigned symbols, unsigned root, unsigned room,
                       uint32_t (*entry)(unsigned, unsigned), uint32_t *table) {
  Order order;
  sort(lengths, symbols, &order);
  if (!is_complete(order.counts)) return 0;
  unsigned code = 0, i = 0, size = 1;
  for (unsigned length = 1; length <= root; length++) {
    // A shorter code has an entry for each index that begins with it.
    if (i > 0) memcpy(table + size, table, size * sizeof *table);
    size *= 2;
    for (unsigned n = order.counts[length]; n > 0; n--, i++) {
      table[code] = entry(order.symbols[i], length);
      code = next_code(code, length);
    }
  }
  unsigned end = size, link = size, start = 0, bits = 0;
  for (unsigned length = root + 1; i < order.used; length++)
    for (unsigned n = order.counts[length]; n > 0; n--, i++) {
      if ((code & (size - 1)) != link) {
        link = code & (size - 1);
        start = end;
        bits = second_bits(&order, root, length - root, n);
        end += 1u << bits;
        if (end > room) return 0;
        table[link] = LINK | start << 16 | bits << 8 | root;
      }
      uint32_t value = entry(order.symbols[i], length - root);
      for (unsigned at = code >> root; at < 1u << bits; at += 1u << (length - root))
        table[start + at] = value;
      code = next_code(code, length);
    }
  return 1;
}

// The distance code may also be empty, or have a single code of one bit.
int make_distances(Codes *codes, const uint8_t *lengths, unsigned symbols) {
  unsigned used = 0, symbol = 0;
  for (unsigned i = 0; i < symbols; i++)
    if (lengths[i]) used++, symbol = i;
  if (used > 1 || (used == 1 && lengths[symbol] != 1))
    return make_tables(lengths, symbols, DISTANCE_BITS, DISTANCE_ROOM, distance_entry,
                       codes->distances);
  for (unsigned i = 0; i < 1 << DISTANCE_BITS; i++)
    codes->distances[i] = used && i % 2 == 0 ? distance_entry(symbol, 1) : 0;
  return 1;
}

int make_literals(Codes *codes, const uint8_t *lengths, unsigned symbols) {
  return lengths[256] &&
         make_tables(lengths, symbols, LITERAL_BITS, LITERAL_ROOM, literal_entry, codes->literals);
}

int make_lengths(uint32_t table[1 << LENGTH_BITS], const uint8_t lengths[LENGTH_CODES]) {
  return make_tables(lengths, LENGTH_CODES, LENGTH_BITS, 1 << LENGTH_BITS, length_entry, table);
}
