internal import Texts

/// Limits for the contents of an ICC profile (ICC.1:2022, 7.3 and 10). The limits are checked
/// before Little CMS reads the profile. Even a small profile can keep Little CMS busy for long,
/// because several tags may refer to the same bytes.
struct ProfileBudget {
  /// Maximum number of tags; profiles of devices have up to about thirty.
  static let tags = 100
  /// Maximum number of entries in all tables and curves together. For comparison, an RGB table with
  /// 33 points per channel has 107,811 entries.
  static let entries = 4_000_000

  private let reader: ByteReader
  private var entriesLeft = Self.entries

  /// - Complexity: O(the limits), whatever the size of the profile
  static func check(_ bytes: ContiguousArray<UInt8>) throws(ColorError) {
    var budget = ProfileBudget(reader: ByteReader(bytes[...], .bigEndian))
    try budget.checkTags()
  }

  /// An integer of the profile. Beyond the profile's end, the result is 0, and Little CMS will
  /// reject the profile.
  private func integer(_ position: Int, _ count: Int) -> Int {
    reader.integer(at: position, bytes: count) ?? 0
  }

  private func signature(_ position: Int) -> String {
    String(decoding: (0..<4).map { UInt8(integer(position + $0, 1)) }, as: UTF8.self)
  }

  private mutating func spend(_ count: Int) throws(ColorError) {
    guard count <= entriesLeft else { throw .tooComplex }
    entriesLeft -= count
  }

  private mutating func checkTags() throws(ColorError) {
    let count = integer(128, 4)
    if count > Self.tags { throw .tooComplex }
    for tag in 0..<count { try checkType(at: integer(132 + 12 * tag + 4, 4)) }
  }

  private mutating func checkType(at start: Int) throws(ColorError) {
    switch signature(start) {
    case "curv": try spend(integer(start + 8, 4))
    case "mft1", "mft2":
      let inputs = integer(start + 8, 1)
      let points = [Int](repeating: integer(start + 10, 1), count: inputs)
      try spendTable(points, outputs: integer(start + 9, 1))
      try spend(inputs * integer(start + 48, 2))
    case "mAB ", "mBA ":
      // A table begins with the number of its grid points along each of 16 inputs.
      let table = start + integer(start + 24, 4)
      if table > start {
        let points = (0..<min(integer(start + 8, 1), 16)).map { integer(table + $0, 1) }
        try spendTable(points, outputs: integer(start + 9, 1))
      }
      // Three curves follow each other. The second and third are assumed to have as many entries as
      // the first. In a malicious profile, they may be longer, but not longer than the file.
      for curves in [12, 20, 28].map({ start + integer(start + $0, 4) })
      where curves > start && signature(curves) == "curv" {
        try spend(3 * integer(curves + 8, 4))
      }
    default: break
    }
  }

  private mutating func spendTable(_ points: [Int], outputs: Int) throws(ColorError) {
    var entries = outputs
    for count in points {
      let (product, overflow) = entries.multipliedReportingOverflow(by: count)
      if overflow { throw .tooComplex }
      entries = product
    }
    try spend(entries)
  }
}
