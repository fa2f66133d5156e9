package import Pixels

/// The chunks of a PNG that define the color space of its samples.
package struct ColorChunks: Equatable, Sendable {
  package struct Chunk: Equatable, Sendable {
    let type: String
    let content: ContiguousArray<UInt8>
  }

  /// The chunks without faults, in the order of the file and with their contents unchanged.
  package private(set) var chunks: [Chunk] = []
  private var codePoints: ColorCodePoints?
  private var profile: ContiguousArray<UInt8>?
  /// Whether the profile's name stands for BT.2100 PQ, whatever the profile contains.
  private var isNamedPQ = false
  private var isSRGB = false
  private var gamma: Double?
  private var chromaticities: Chromaticities?

  /// Creates a value without chunks; an image without color chunks is treated as sRGB.
  package init() {}

  /// sRGB with rendering intent 0, perceptual.
  package static let sRGB: ColorChunks = {
    var colors = ColorChunks()
    colors.chunks = [Chunk(type: "sRGB", content: [0])]
    colors.isSRGB = true
    return colors
  }()

  /// The color spaces that the chunks define, by precedence (PNG, third edition, clause 13.14):
  /// cICP, iCCP, sRGB, gAMA with cHRM. Empty if there are no such chunks; the image is then treated
  /// as sRGB.
  package var spaces: [ColorSpace] {
    var spaces: [ColorSpace] = []
    if let codePoints { spaces.append(.codePoints(codePoints)) }
    if isNamedPQ {
      spaces.append(.codePoints(.pq))
    } else if let profile {
      spaces.append(.profile(profile))
    }
    if isSRGB { spaces.append(.sRGB) }
    if gamma != nil || chromaticities != nil { spaces.append(gammaSpace) }
    return spaces
  }

  /// Whether samples have the same meaning in both color spaces.
  package func isSameSpace(as other: ColorChunks) -> Bool {
    (spaces.first ?? .sRGB) == (other.spaces.first ?? .sRGB)
  }

  /// Whether an ICC profile determines the color space: there is one, and no cICP chunk takes
  /// precedence.
  package var isProfile: Bool { codePoints == nil && profile != nil }

  /// Whether there is an ICC profile, even if another chunk takes precedence.
  var hasProfile: Bool { profile != nil }

  package var withoutProfile: ColorChunks {
    var colors = self
    colors.chunks.removeAll { $0.type == "iCCP" }
    colors.profile = nil
    colors.isNamedPQ = false
    return colors
  }

  /// The color space that gAMA and cHRM define. Writers use gAMA 45455 with sRGB's primaries to
  /// declare sRGB to readers that do not know the sRGB chunk (clause 11.3.2.5). So this combination
  /// means sRGB's curve, not a power function.
  private var gammaSpace: ColorSpace {
    let hasSRGBPrimaries = chromaticities?.isClose(to: .sRGB) ?? true
    let hasSRGBGamma = gamma.map { abs($0 - 0.45455) < 0.0005 } ?? true
    return hasSRGBPrimaries && hasSRGBGamma ? .sRGB : .gamma(gamma, chromaticities)
  }

  /// Reads a color chunk; chunks of other types are ignored.
  ///
  /// - Precondition: the chunk has a length that its type allows.
  /// - Returns: The chunk's fault, if any; a faulty chunk is left out.
  mutating func read(_ type: String, _ content: ArraySlice<UInt8>, isGray: Bool) -> ChunkFault? {
    let fault: ChunkFault?
    switch type {
    case "cICP": fault = readCodePoints(Array(content))
    case "iCCP":
      isNamedPQ = EmbeddedProfile.isNamedPQ(content)
      switch EmbeddedProfile.read(content, isGray: isGray) {
      case .success(let read): (profile, fault) = (read, nil)
      case .failure(let reason): fault = .profile(reason)
      }
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

  /// Reads gAMA, in units of 1/100000. Displays have had gammas from 1.0 to 2.8, for which files
  /// contain 1 to 0.35714. A value below 0.1 or above 10 is a mistake.
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
