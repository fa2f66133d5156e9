/// Where and how often an ancillary chunk may appear, and how long it may be (PNG, third edition,
/// clauses 5.6 and 11.3).
struct AncillaryRule {
  enum Place {
    case beforePalette
    /// The chunk is after PLTE and before IDAT.
    case beforeRows
    case afterRows
  }

  var places: Set<Place> = [.beforePalette, .beforeRows, .afterRows]
  var lengths: ClosedRange<Int> = 0...Int.max
  var isSingle = true

  /// The rule for a type of chunk. Unknown types have no restrictions.
  static func of(_ type: String, in header: Header) -> AncillaryRule {
    switch type {
    case "cICP": first(4...4)
    case "iCCP": first(1...Int.max)
    case "sRGB": first(1...1)
    case "gAMA": first(4...4)
    case "cHRM": first(32...32)
    case "sBIT": first(1...4)
    case "tRNS": transparency(header)
    case "bKGD": AncillaryRule(places: [.beforePalette, .beforeRows], lengths: 1...6)
    case "pHYs": AncillaryRule(places: [.beforePalette, .beforeRows], lengths: 9...9)
    case "acTL": AncillaryRule(places: [.beforePalette, .beforeRows], lengths: 8...8)
    case "tIME": AncillaryRule(lengths: 7...7)
    case "eXIf": AncillaryRule(lengths: 1...Int.max)
    default: AncillaryRule(isSingle: false)
    }
  }

  private static func first(_ lengths: ClosedRange<Int>) -> AncillaryRule {
    AncillaryRule(places: [.beforePalette], lengths: lengths)
  }

  /// The rule for tRNS, which an image with an alpha channel must not have.
  private static func transparency(_ header: Header) -> AncillaryRule {
    switch header.type {
    case .gray: AncillaryRule(places: [.beforePalette, .beforeRows], lengths: 2...2)
    case .rgb: AncillaryRule(places: [.beforePalette, .beforeRows], lengths: 6...6)
    case .palette: AncillaryRule(places: [.beforeRows], lengths: 1...256)
    case .grayAlpha, .rgba: AncillaryRule(places: [])
    }
  }
}
