internal import Platform

/// What an ICC profile may ask for, checked before Little CMS sees it.
///
/// Little CMS takes time that is quadratic in the elements of a tag, and each pixel then passes all
/// of them; a profile of a kilobyte, whose elements share one place, kept it busy for minutes.
///
/// Source: ICC.1:2022, 7.3 and 10.
struct ProfileBudget {
  /// Profiles of devices have up to thirty or so.
  static let tags = 100
  /// Of a multi-process tag: profiles of devices have up to five.
  static let elements = 16
  /// Of all lookup tables and curves together: one of 33 points for each of RGB has 107,811.
  static let entries = 4_000_000

  private let reader: ByteReader
  private var entriesLeft = Self.entries

  /// - Throws: ``ColorError/tooComplex`` if the profile asks for more.
  /// - Complexity: O(the budget)
  static func check(_ bytes: ContiguousArray<UInt8>) throws(ColorError) {
    var budget = ProfileBudget(reader: ByteReader(bytes[...], .bigEndian))
    try budget.checkTags()
  }

  private init(reader: ByteReader) {
    self.reader = reader
  }

  /// What lies outside the profile is Little CMS's to refuse: it counts as nothing.
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

  /// The table of a `mAB ` or `mBA ` tag: 16 counts of points.
  private mutating func checkTable(at table: Int, _ start: Int) throws(ColorError) {
    guard table > start else { return }
    let points = (0..<min(integer(start + 8, 1), 16)).map { integer(table + $0, 1) }
    try spendTable(points, outputs: integer(start + 9, 1))
  }

  /// Three curves follow one another; the first tells enough of a profile that means no harm, and
  /// the bytes bound the others.
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

  /// A curve in segments, which may hold samples: each of its segments takes at least 12 bytes.
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
