package import CCompression

/// A plain reference for the match finder. Buckets are lists, and bytes are compared one by one. As
/// in the match finder, only the low 16 bits of a place are stored, and all places are 0 at first.
package struct ReferenceSplit {
  let bytes: [UInt8]
  let search: LGEffort
  let prices: [UInt16]
  private var long = Places(bits: 10, size: 32)
  private var short = Places(bits: 12, size: 8)

  /// The most recent places of each hash.
  private struct Places {
    let bits: Int
    let size: Int
    var buckets: [UInt32: [(place: Int, tag: UInt32)]] = [:]

    private func bucket(_ hash: UInt32) -> [(place: Int, tag: UInt32)] {
      buckets[hash >> (32 - UInt32(bits))] ?? Array(repeating: (0, 0), count: size)
    }

    /// The distances of the stored places with this hash, the most recent first. Afterward, `place`
    /// is stored too.
    mutating func look(_ hash: UInt32, _ place: Int) -> [Int] {
      let found = bucket(hash).prefix(size - 1).filter { $0.tag == hash & 0xFFFF }
      insert(hash, place)
      return found.map { (place - $0.place) & 0xFFFF }
    }

    mutating func insert(_ hash: UInt32, _ place: Int) {
      buckets[hash >> (32 - UInt32(bits))] =
        [(place & 0xFFFF, hash & 0xFFFF)] + bucket(hash).prefix(size - 1)
    }
  }

  private struct Match {
    var length = 0
    var distance = 0
    var gain = 0
    var tried = false
  }

  /// - Parameter bytes: the bytes to split, followed by the bytes that may be read after them.
  package init(_ bytes: [UInt8], _ search: LGEffort, prices: [UInt16]) {
    self.bytes = bytes
    self.search = search
    self.prices = prices
  }

  private var shortest: Int {
    switch search {
    case LGSHORT_MATCHES: 3
    case LGMEDIUM_MATCHES: 4
    default: 8
    }
  }

  /// Stores every other place in the first half, and no place inside a run of nine bytes.
  package mutating func remember(_ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      let isInRun =
        place > range.lowerBound && (0..<8).allSatisfy { bytes[place + $0] == bytes[place - 1] }
      if !isInRun { remember(place) }
      place += place < range.lowerBound + range.count / 2 ? 2 : 1
    }
  }

  private mutating func remember(_ place: Int) {
    long.insert(hash(place, 8), place)
    if shortest < 8 { short.insert(hash(place, shortest), place) }
  }

  private func hash(_ place: Int, _ count: Int) -> UInt32 {
    let value = (0..<count).reduce(UInt64(0)) { $0 | UInt64(bytes[place + $1]) << UInt64(8 * $1) }
    return UInt32(
      truncatingIfNeeded: ((value << UInt64(64 - 8 * count)) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  package mutating func split(_ range: Range<Int>) -> [LGSequence] {
    search == LGRUNS ? runs(range) : matches(range)
  }

  private func runs(_ range: Range<Int>) -> [LGSequence] {
    var result: [LGSequence] = []
    var (place, literals) = (range.lowerBound, range.lowerBound)
    while place < range.upperBound {
      let length = shared(place - 1, place, range.upperBound)
      guard length >= 3 else {
        place += 1
        continue
      }
      if length * Int(prices[Int(bytes[place])]) > price(length, 1) {
        result.append(LGSequence(literals: place - literals, length, 1))
        literals = place + length
      }
      place += length
    }
    return result + [LGSequence(literals: range.upperBound - literals, 0, 0)]
  }

  private mutating func matches(_ range: Range<Int>) -> [LGSequence] {
    var result: [LGSequence] = []
    var (place, literals) = (range.lowerBound, range.lowerBound)
    var missed = 0
    while place < range.upperBound {
      var match = find(place, range.upperBound)
      var remembered = place + 1
      if match.length == 0 {
        missed += 1
        let skipped = match.tried && search == LGLONG_MATCHES ? 2 + min(8, missed / 8) : 0
        place = min(remembered + skipped, range.upperBound)
        for place in remembered..<max(remembered, place) { remember(place) }
        continue
      }
      if match.length < 32 && remembered < range.upperBound {
        let later = find(remembered, range.upperBound, least: match.length - 1)
        if later.gain > match.gain { (match, place) = (later, remembered) }
        remembered += 1
      }
      missed = 0
      let end = place + match.length
      while place > literals, match.length < 258, place > match.distance,
        bytes[place - 1] == bytes[place - 1 - match.distance]
      {
        place -= 1
        match.length += 1
      }
      result.append(LGSequence(literals: place - literals, match.length, match.distance))
      if match.length >= 32 && match.distance <= 4 { remembered = max(remembered, end - 4) }
      for place in stride(from: remembered, to: end, by: match.length >= 32 ? 2 : 1) {
        remember(place)
      }
      (place, literals) = (end, end)
    }
    return result + [LGSequence(literals: range.upperBound - literals, 0, 0)]
  }

  private mutating func find(_ place: Int, _ end: Int, least: Int = 0) -> Match {
    let far = long.look(hash(place, 8), place)
    let near = shortest < 8 ? short.look(hash(place, shortest), place) : []
    var best = Match()
    let limit = min(258, end - place)
    guard limit >= 3 else { return best }
    var longest = 0
    if (0..<3).allSatisfy({ bytes[place + $0] == bytes[place - 1 + $0] }) {
      longest = shared(place - 1, place, end)
      consider(&best, place, longest, 1)
    }
    longest = max(longest, least)
    if !far.isEmpty && longest < limit {
      best.tried = true
      var nearest = 0
      for distance in far where isWithinReach(distance, place) && longest < limit {
        let length = shared(place - distance, place, end)
        if length > longest { (longest, nearest) = (length, distance) }
      }
      if nearest > 0 && longest >= 3 { consider(&best, place, longest, nearest) }
    }
    if longest >= 8 || near.isEmpty { return best }
    best.tried = true
    for distance in near where isWithinReach(distance, place) && longest < limit {
      let length = shared(place - distance, place, end)
      guard length > longest, length >= 3 else { continue }
      longest = length
      consider(&best, place, length, distance)
    }
    return best
  }

  private func isWithinReach(_ distance: Int, _ place: Int) -> Bool {
    1...32768 ~= distance && distance <= place
  }

  private func consider(_ best: inout Match, _ place: Int, _ length: Int, _ distance: Int) {
    let summed = (0..<min(length, 32)).reduce(0) { $0 + Int(prices[Int(bytes[place + $1])]) }
    let literals = length < 32 ? summed : summed * length / 32
    let gain = literals - price(length, distance)
    if gain > best.gain { (best.gain, best.length, best.distance) = (gain, length, distance) }
  }

  private func price(_ length: Int, _ distance: Int) -> Int {
    var symbol = 0
    while symbol < 29 && Self.firstDistance(symbol + 1) <= distance { symbol += 1 }
    return Int(prices[256 + length]) + Int(prices[256 + 259 + symbol])
  }

  /// The first distance of a distance symbol (RFC 1951, 3.2.5).
  private static func firstDistance(_ symbol: Int) -> Int {
    symbol < 4 ? symbol + 1 : 1 + (2 + symbol % 2) << (symbol / 2 - 1)
  }

  private func shared(_ earlier: Int, _ place: Int, _ end: Int) -> Int {
    var length = 0
    while length < 258, place + length < end, bytes[earlier + length] == bytes[place + length] {
      length += 1
    }
    return length
  }
}

extension LGSequence {
  init(literals: Int, _ length: Int, _ distance: Int) {
    self.init(literals: UInt32(literals), length: UInt16(length), distance: UInt16(distance))
  }
}
