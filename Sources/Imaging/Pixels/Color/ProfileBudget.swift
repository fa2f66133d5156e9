internal import Texts

/// Limits for the contents of an ICC profile (ICC.1:2022, 7.3 and 10), checked before Little CMS
/// reads it.
///
/// Little CMS reads a tag in time that is quadratic in the number of the tag's elements. A profile
/// of one kilobyte, whose elements share the same bytes, kept it busy for minutes.
struct ProfileBudget {
  /// Maximum number of tags; profiles of devices have up to about thirty.
  static let tags = 100
  /// Maximum number of elements in a tag `mpet`; profiles of devices have up to five.
  static let elements = 16
  /// Maximum number of entries in all tables and curves. A table of 33 points for each channel has
  /// 107,811.
  static let entries = 4_000_000

  private let reader: ByteReader
  private var entriesLeft = Self.entries

  /// - Complexity: O(the limits), whatever the size of the profile
  static func check(_ bytes: ContiguousArray<UInt8>) throws(ColorError) {
    var budget = ProfileBudget(reader: ByteReader(bytes[...], .bigEndian))
    try budget.checkTags()
  }

  /// An integer of the profile; 0 beyond its end. Little CMS then rejects the profile.
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
      // Three curves follow each other, and are assumed to have as many entries as the first. The
      // others of a malicious profile may be longer, but not longer than the file.
      for curves in [12, 20, 28].map({ start + integer(start + $0, 4) })
      where curves > start && signature(curves) == "curv" {
        try spend(3 * integer(curves + 8, 4))
      }
    case "mpet": try checkElements(start)
    default: break
    }
  }

  private mutating func checkElements(_ start: Int) throws(ColorError) {
    let count = integer(start + 12, 4)
    if count > Self.elements { throw .tooComplex }
    for element in 0..<count {
      let place = start + integer(start + 16 + 8 * element, 4)
      let inputs = integer(place + 8, 2)
      switch signature(place) {
      case "clut":
        let points = (0..<min(inputs, 16)).map { integer(place + 12 + $0, 1) }
        try spendTable(points, outputs: integer(place + 10, 2))
      case "cvst":
        if inputs > 16 { throw .tooComplex }
        for curve in 0..<inputs {
          try checkSegments(at: place + integer(place + 12 + 8 * curve, 4))
        }
      case "matf": try spend(inputs * integer(place + 10, 2))
      default: break
      }
    }
  }

  /// Checks a curve of segments, each of them a formula or a table of samples.
  private mutating func checkSegments(at start: Int) throws(ColorError) {
    let count = integer(start + 8, 2)
    try spend(count * count)
    var place = start + 12 + 4 * max(0, count - 1)
    for _ in 0..<count {
      let isSampled = signature(place) == "samf"
      let samples = isSampled ? integer(place + 8, 4) : 0
      try spend(samples)
      place += isSampled ? 12 + 4 * samples : 12 + 4 * (4 + min(integer(place + 8, 2), 1))
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
