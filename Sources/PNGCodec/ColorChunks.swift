package import Pixels

/// What a PNG says about its colors.
package struct ColorChunks: Hashable, Sendable {
  package struct Chunk: Hashable, Sendable {
    let type: String
    let content: ContiguousArray<UInt8>
  }

  /// The chunks as they stand, those that are damaged left out.
  package private(set) var chunks: [Chunk] = []
  private var codePoints: ColorCodePoints?
  private var profile: ContiguousArray<UInt8>?
  private var isSRGB = false
  private var gamma: Double?
  private var chromaticities: Chromaticities?

  /// Nothing is said.
  package init() {}

  /// sRGB, with the rendering intent 0: perceptual.
  package static let sRGB: ColorChunks = {
    var colors = ColorChunks()
    colors.chunks = [Chunk(type: "sRGB", content: [0])]
    colors.isSRGB = true
    return colors
  }()

  /// The color spaces that are named, the one that counts first (third edition, clause 13.14):
  /// cICP, iCCP, sRGB, gAMA with cHRM. Empty where nothing is said: that is taken as sRGB.
  package var spaces: [ColorSpace] {
    var spaces: [ColorSpace] = []
    if let codePoints { spaces.append(.codePoints(codePoints)) }
    if let profile { spaces.append(.profile(profile)) }
    if isSRGB { spaces.append(.sRGB) }
    if gamma != nil || chromaticities != nil { spaces.append(gammaSpace) }
    return spaces
  }

  /// Whether it is an ICC profile that counts.
  package var isProfile: Bool { codePoints == nil && profile != nil }

  /// Whether there is an ICC profile, be it that another chunk counts more.
  var hasProfile: Bool { profile != nil }

  /// The same, less a profile that does not count.
  package var withoutProfile: ColorChunks {
    var colors = self
    colors.chunks.removeAll { $0.type == "iCCP" }
    colors.profile = nil
    return colors
  }

  /// gAMA 45455 with sRGB's primaries is how writers say sRGB to readers that do not know its
  /// chunk (clause 11.3.2.5): then its curve is meant, not the power.
  private var gammaSpace: ColorSpace {
    let hasSRGBPrimaries = chromaticities?.isClose(to: .sRGB) ?? true
    let hasSRGBGamma = gamma.map { abs($0 - 0.45455) < 0.0005 } ?? true
    return hasSRGBPrimaries && hasSRGBGamma ? .sRGB : .gamma(gamma, chromaticities)
  }

  /// Takes what a chunk says; chunks of other types say nothing.
  ///
  /// - Precondition: the chunk is as long as its type wants.
  /// - Returns: What is wrong with it, and why it is left out; `nil` if nothing is.
  mutating func read(_ type: String, _ content: ArraySlice<UInt8>, isGray: Bool) -> ChunkFault? {
    let fault: ChunkFault?
    switch type {
    case "cICP": fault = readCodePoints(Array(content))
    case "iCCP":
      let embedded = EmbeddedProfile(content, isGray: isGray)
      profile = embedded.profile
      fault = embedded.fault.map { .profile($0) }
    case "sRGB":
      isSRGB = content.allSatisfy { $0 < 4 }
      fault = isSRGB ? nil : .renderingIntent(Int(content.first ?? 0))
    case "gAMA": fault = readGamma(content.bigEndian(at: content.startIndex))
    case "cHRM": fault = readChromaticities(content)
    default: return nil
    }
    if fault == nil { chunks.append(Chunk(type: type, content: ContiguousArray(content))) }
    return fault
  }

  private mutating func readCodePoints(_ fields: [UInt8]) -> ChunkFault? {
    guard fields[2] == 0 else { return .matrixCoefficients(Int(fields[2])) }
    guard fields[3] < 2 else { return .videoRange(Int(fields[3])) }
    codePoints = ColorCodePoints(
      primaries: fields[0], transfer: fields[1], isFullRange: fields[3] == 1)
    return nil
  }

  /// Displays have had from 1.0 to 2.8, 1/0.35714; ten times either way is a mistake.
  private mutating func readGamma(_ value: Int) -> ChunkFault? {
    guard (10_000...1_000_000).contains(value) else { return .gamma(value) }
    gamma = Double(value) / 100_000
    return nil
  }

  private mutating func readChromaticities(_ content: ArraySlice<UInt8>) -> ChunkFault? {
    let points = (0..<4).map { index in
      let start = content.startIndex + 8 * index
      let (x, y) = (content.bigEndian(at: start), content.bigEndian(at: start + 4))
      return Chromaticities.Point(
        x: Double(Int32(truncatingIfNeeded: x)) / 100_000,
        y: Double(Int32(truncatingIfNeeded: y)) / 100_000)
    }
    let found = Chromaticities(
      white: points[0], red: points[1], green: points[2], blue: points[3])
    guard found.arePossible else { return .primaries }
    chromaticities = found
    return nil
  }
}
