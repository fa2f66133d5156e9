/// The tables of RFC 1951, 3.2.5.
enum DeflateTables {
  /// Extra bits and the first length of the symbols 257 through 285.
  static let lengths: [(extraBits: Int, first: Int)] = [
    (0, 3), (0, 4), (0, 5), (0, 6), (0, 7), (0, 8), (0, 9), (0, 10), (1, 11), (1, 13), (1, 15),
    (1, 17), (2, 19), (2, 23), (2, 27), (2, 31), (3, 35), (3, 43), (3, 51), (3, 59), (4, 67),
    (4, 83), (4, 99), (4, 115), (5, 131), (5, 163), (5, 195), (5, 227), (0, 258),
  ]

  /// Extra bits and the first distance of the symbols 0 through 29.
  static let distances: [(extraBits: Int, first: Int)] = [
    (0, 1), (0, 2), (0, 3), (0, 4), (1, 5), (1, 7), (2, 9), (2, 13), (3, 17), (3, 25), (4, 33),
    (4, 49), (5, 65), (5, 97), (6, 129), (6, 193), (7, 257), (7, 385), (8, 513), (8, 769),
    (9, 1025), (9, 1537), (10, 2049), (10, 3073), (11, 4097), (11, 6145), (12, 8193),
    (12, 12289), (13, 16385), (13, 24577),
  ]

  /// The index of a length or distance in a table, with the number and the value of its extra bits.
  static func entry(
    of value: Int, in table: [(extraBits: Int, first: Int)]
  ) -> (place: Int, extraBits: Int, extra: Int) {
    let place = table.lastIndex { $0.first <= value } ?? -1
    return (place, table[place].extraBits, value - table[place].first)
  }
}
