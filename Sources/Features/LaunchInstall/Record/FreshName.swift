internal import LaunchRules
internal import Platform

/// New names for the parts of a launch screen. Devices that keep a picture of the old launch screen
/// do not keep it for a storyboard and image sets with other names.
///
/// A name gets a suffix, such as `-1f4a90`: the first digits of a digest of all parts. The same
/// parts therefore always get the same names.
enum FreshName {
  /// The digest of the parts of a launch screen.
  static func digest(of parts: [(path: String, bytes: ContiguousArray<UInt8>)]) -> String {
    let lines = parts.map { "\($0.path) \(SHA256Digest(of: $0.bytes))\n" }.joined()
    return "\(SHA256Digest(of: lines))"
  }

  /// The suffixes to try. A suffix in use stays if it is from the same digest; longer suffixes are
  /// for names that are taken.
  static func suffixes(from digest: String, inUse current: String?) -> [String] {
    ([current].compactMap(\.self) + [6, 8, 12, 16].map { String(digest.prefix($0)) })
      .filter(digest.hasPrefix)
  }

  /// The suffix of an image set in a file's path; `nil` without suffix.
  static func suffix(of path: String) -> String? {
    let names = [LaunchScreenKind.imageName, LaunchScreenKind.logoName].map { $0 + "-" }
    for folder in path.pathNames where folder.hasSuffix(".imageset") {
      guard let name = names.first(where: folder.hasPrefix) else { continue }
      let suffix = folder.dropFirst(name.count).dropLast(".imageset".count)
      let isDigest = suffix.allSatisfy("0123456789abcdef".contains)
      if (6...16).contains(suffix.count), isDigest { return String(suffix) }
    }
    return nil
  }

  /// The path with a suffix for the image set; unchanged for files outside of image sets.
  static func path(_ path: String, suffix: String?) -> String {
    guard let suffix else { return path }
    return path.replacing(".imageset/", with: "-\(suffix).imageset/")
  }

  /// The path without the suffix of the image set.
  static func plain(_ path: String) -> String {
    suffix(of: path).map { path.replacing("-\($0).imageset", with: ".imageset") } ?? path
  }

  /// The storyboard with the names of the image sets that have a suffix.
  static func storyboard(
    _ bytes: ContiguousArray<UInt8>, suffix: String?
  ) -> ContiguousArray<UInt8> {
    guard let suffix else { return bytes }
    var text = String(decoding: bytes, as: UTF8.self)
    for name in [LaunchScreenKind.imageName, LaunchScreenKind.logoName] {
      text = text.replacing("\"\(name)\"", with: "\"\(name)-\(suffix)\"")
    }
    return ContiguousArray(text.utf8)
  }
}
