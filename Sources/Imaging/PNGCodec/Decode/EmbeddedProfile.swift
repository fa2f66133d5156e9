internal import Platform

/// The content of an iCCP chunk: a name, a compression method and a compressed ICC profile (clause
/// 11.3.2.3).
enum EmbeddedProfile {
  /// Maximum number of bytes in an inflated profile, more than any display profile has.
  static let limit = 8 << 20

  static func read(
    _ content: ArraySlice<UInt8>, isGray: Bool
  ) -> Result<ContiguousArray<UInt8>, ChunkFault.ProfileFault> {
    guard let end = content.prefix(80).firstIndex(of: 0), end > content.startIndex,
      end + 1 < content.endIndex
    else { return .failure(.noName) }
    guard content[end + 1] == 0 else {
      return .failure(.compressionMethod(Int(content[end + 1])))
    }
    guard let profile = Inflate.zlib(content[(end + 2)...], limit: limit) else {
      return .failure(.inflation)
    }
    return fault(profile, isGray: isGray).map { .failure($0) } ?? .success(profile)
  }

  /// Whether the name is the one that stood for BT.2100 PQ before there was cICP (W3C, "Using the
  /// ITU BT.2100 PQ EOTF with the PNG Format"). The profile is then only a fallback.
  static func isNamedPQ(_ content: ArraySlice<UInt8>) -> Bool {
    content.starts(with: "ITUR_2100_PQ_FULL\0".utf8)
  }

  /// Checks the profile's header (ICC.1, 7.2).
  private static func fault(
    _ bytes: ContiguousArray<UInt8>, isGray: Bool
  ) -> ChunkFault.ProfileFault? {
    func signature(at position: Int) -> String {
      String(decoding: bytes[position..<position + 4], as: UTF8.self)
    }
    guard bytes.count >= 132, signature(at: 36) == "acsp",
      (132...bytes.count).contains(bytes.bigEndian(at: 0))
    else { return .notProfile }
    guard ["scnr", "mntr", "prtr", "spac"].contains(signature(at: 12)) else {
      return .deviceClass
    }
    guard signature(at: 16) == (isGray ? "GRAY" : "RGB ") else {
      return .otherSamples(isGray: isGray)
    }
    return nil
  }
}
