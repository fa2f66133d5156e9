package import Pixels
internal import Platform

/// The chunks of a PNG that define the color space of its samples.
package struct ColorChunks: Equatable, Sendable {
  package struct Chunk: Equatable, Sendable {
    let type: String
    let content: ContiguousArray<UInt8>
  }

  /// The chunks without faults, in the order of the file.
  package private(set) var chunks: [Chunk] = []
  private var codePoints: ColorCodePoints?
  private var profile: ContiguousArray<UInt8>?
  /// Whether the profile has the name that means BT.2100 PQ. If so, the profile's content does not
  /// matter.
  private var isNamedPQ = false
  private var isSRGB = false
  private var gamma: Double?
  private var chromaticities: Chromaticities?

  package init() {}

  /// sRGB with rendering intent 0, perceptual.
  package static let sRGB: ColorChunks = {
    var colors = ColorChunks()
    colors.chunks = [Chunk(type: "sRGB", content: [0])]
    colors.isSRGB = true
    return colors
  }()

  /// The color spaces that the chunks define, by precedence (PNG, third edition, clause 13.14). An
  /// image without color chunks is treated as sRGB.
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

  /// Whether these chunks and `other` give the same meaning to samples.
  package func isSameSpace(as other: ColorChunks) -> Bool {
    (spaces.first ?? .sRGB) == (other.spaces.first ?? .sRGB)
  }

  /// Whether an ICC profile determines the color space.
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

  /// The color space that gAMA and cHRM define. A gamma of 0.45455 with sRGB's primaries means
  /// sRGB, and not a power function with this gamma. sRGB files should have this gamma too, for
  /// programs that do not read the sRGB chunk (clause 11.3.2.5).
  private var gammaSpace: ColorSpace {
    let hasSRGBPrimaries = chromaticities?.isClose(to: .sRGB) ?? true
    let hasSRGBGamma = gamma.map { abs($0 - 0.45455) < 0.0005 } ?? true
    return hasSRGBPrimaries && hasSRGBGamma ? .sRGB : .gamma(gamma, chromaticities)
  }

  /// Reads a color chunk; chunks of other types are ignored.
  ///
  /// - Precondition: the chunk has a length that its type allows.
  /// - Returns: The chunk's fault, if any. A faulty chunk is left out.
  mutating func read(_ type: String, _ content: ArraySlice<UInt8>, isGray: Bool) -> ChunkFault? {
    let fault: ChunkFault?
    switch type {
    case "cICP": fault = readCodePoints(Array(content))
    case "iCCP":
      isNamedPQ = EmbeddedProfile.isNamedPQ(content)
      switch EmbeddedProfile.read(content, isGray: isGray) {
      case .success(let read): (profile, fault) = (read, nil)
      case .failure(let reason): fault = reason
      }
    case "sRGB":
      isSRGB = content.allSatisfy { $0 < 4 }
      fault = isSRGB ? nil : .value(Int(content.first ?? 0))
    case "gAMA": fault = readGamma(content.bigEndian(at: content.startIndex))
    case "cHRM": fault = readChromaticities(content)
    default: return nil
    }
    if fault == nil { chunks.append(Chunk(type: type, content: ContiguousArray(content))) }
    return fault
  }

  private mutating func readCodePoints(_ fields: [UInt8]) -> ChunkFault? {
    // The matrix coefficients must be RGB's, and the range must be narrow or full.
    for (index, largest) in [(2, 0), (3, 1)] where fields[index] > largest {
      return .value(Int(fields[index]))
    }
    codePoints = ColorCodePoints(
      primaries: fields[0], transfer: fields[1], isFullRange: fields[3] == 1)
    return nil
  }

  /// Reads gAMA: 100000 divided by a display's gamma. Displays have had gammas from 1.0 to 2.8, so
  /// files contain values from 100000 to 35714. A value below 10000 or above 1000000 is a mistake.
  private mutating func readGamma(_ value: Int) -> ChunkFault? {
    guard (10_000...1_000_000).contains(value) else { return .value(value) }
    gamma = Double(value) / 100_000
    return nil
  }

  private mutating func readChromaticities(_ content: ArraySlice<UInt8>) -> ChunkFault? {
    func number(_ index: Int) -> Double {
      let bits = content.bigEndian(at: content.startIndex + 4 * index)
      return Double(Int32(truncatingIfNeeded: bits)) / 100_000
    }
    let points = (0..<4).map { Chromaticities.Point(x: number(2 * $0), y: number(2 * $0 + 1)) }
    let found = Chromaticities(
      white: points[0], red: points[1], green: points[2], blue: points[3])
    guard found.arePossible else { return .primaries }
    chromaticities = found
    return nil
  }
}

/// The content of an iCCP chunk: a name, a compression method and a compressed ICC profile (clause
/// 11.3.2.3).
enum EmbeddedProfile {
  /// Maximum number of bytes in an inflated profile. The profiles of displays are smaller.
  static let limit = 8 << 20

  static func read(
    _ content: ArraySlice<UInt8>, isGray: Bool
  ) -> Result<ContiguousArray<UInt8>, ChunkFault> {
    guard let end = content.prefix(80).firstIndex(of: 0), end > content.startIndex,
      end + 1 < content.endIndex, content[end + 1] == 0,
      let profile = Inflate.zlib(content[(end + 2)...], limit: limit)
    else { return .failure(.content) }
    return fault(profile, isGray: isGray).map { .failure($0) } ?? .success(profile)
  }

  /// Whether the profile has the name that meant BT.2100 PQ before cICP existed (W3C, "Using the
  /// ITU BT.2100 PQ EOTF with the PNG Format"). If so, the profile's content is only a fallback.
  static func isNamedPQ(_ content: ArraySlice<UInt8>) -> Bool {
    content.starts(with: "ITUR_2100_PQ_FULL\0".utf8)
  }

  /// Checks the profile's header (ICC.1, 7.2).
  private static func fault(
    _ bytes: ContiguousArray<UInt8>, isGray: Bool
  ) -> ChunkFault? {
    func signature(at position: Int) -> String {
      String(decoding: bytes[position..<position + 4], as: UTF8.self)
    }
    guard bytes.count >= 132, signature(at: 36) == "acsp",
      (132...bytes.count).contains(bytes.bigEndian(at: 0)),
      ["scnr", "mntr", "prtr", "spac"].contains(signature(at: 12))
    else { return .notProfile }
    guard signature(at: 16) == (isGray ? "GRAY" : "RGB ") else {
      return .otherSamples(isGray: isGray)
    }
    return nil
  }
}
