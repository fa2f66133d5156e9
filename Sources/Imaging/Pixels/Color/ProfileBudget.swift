internal import Platform

/// Limits for the contents of an ICC profile, checked before Little CMS reads it.
///
/// To read a tag, Little CMS needs time that is quadratic in the number of the tag's elements, and
/// converting a pixel applies all of them. A profile of one kilobyte, whose elements share the same
/// bytes, kept Little CMS busy for minutes.
///
/// Source: ICC.1:2022, 7.3 and 10.
struct ProfileBudget {
  /// Maximum number of tags; profiles of devices have up to about thirty.
  static let tags = 100
  /// Maximum number of elements in a multiProcessElementsType tag (`mpet`); profiles of devices
  /// have up to five.
  static let elements = 16
  /// Maximum number of entries in all lookup tables and curves together. A table of 33 points for
  /// each of red, green and blue has 107,811.
  static let entries = 4_000_000

  private let reader: ByteReader
  private var entriesLeft = Self.entries

  /// - Throws: ``ColorError/tooComplex`` if the profile exceeds a limit.
  /// - Complexity: O(the limits), whatever the size of the profile
  static func check(_ bytes: ContiguousArray<UInt8>) throws(ColorError) {
    var budget = ProfileBudget(reader: ByteReader(bytes[...], .bigEndian))
    try budget.checkTags()
  }

  /// The integer of `count` bytes at `position`; 0 if it lies outside the profile, which Little CMS
  /// will then reject.
  private func integer(_ position: Int, _ count: Int) -> Int {
    reader.integer(at: position, bytes: count) ?? 0
  }

  private func signature(_ position: Int) -> String {
    String(
      String.UnicodeScalarView(
        (0..<4).map { Unicode.Scalar(UInt8(integer(position + $0, 1))) }))
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
      try checkTable(at: start + integer(start + 24, 4), start)
      for curves in [12, 20, 28] where integer(start + curves, 4) > 0 {
        try checkCurves(at: start + integer(start + curves, 4))
      }
    case "mpet": try checkElements(start)
    default: break
    }
  }

  /// Checks the table of a `mAB ` or `mBA ` tag, which begins with the number of its grid points
  /// along each of 16 inputs.
  private mutating func checkTable(at table: Int, _ start: Int) throws(ColorError) {
    guard table > start else { return }
    let points = (0..<min(integer(start + 8, 1), 16)).map { integer(table + $0, 1) }
    try spendTable(points, outputs: integer(start + 9, 1))
  }

  /// Checks three consecutive curves, each assumed to have as many entries as the first. In a
  /// malicious profile the others may be longer, but not longer than the file.
  private mutating func checkCurves(at start: Int) throws(ColorError) {
    if signature(start) == "curv" { try spend(3 * integer(start + 8, 4)) }
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

  /// Checks a curve that consists of segments, each of them a formula or a table of samples, in at
  /// least 12 bytes.
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
