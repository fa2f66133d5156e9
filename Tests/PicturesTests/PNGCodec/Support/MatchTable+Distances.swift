import CCompression

@testable import Pictures

extension MatchTable {
  /// The matches at a place of the part, as lengths and distances.
  func matches(at place: Int) -> [(length: Int, distance: Int)] {
    matches[Int(starts[place])..<Int(starts[place + 1])].map {
      (Int($0.length), Int($0.reach) + 1)
    }
  }

  /// All matches, as numbers that can be compared.
  var numbers: [UInt32] { matches.map(\.number) }
}

extension LGMatch {
  var number: UInt32 { UInt32(bits) << 16 | UInt32(reach) }
}
