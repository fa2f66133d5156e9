internal import Files
internal import InfoPlist
internal import LaunchRules
internal import Texts

package struct LaunchImageSetContents: Decodable {
  package struct Image: Decodable {
    package var filename: String?
    package var idiom: String?
    package var orientation: String?
    package var scale: String?
    package var subtype: String?
    package var extent: String?
    package var minimumSystemVersion: String?
    /// The language of a localized image, such as `ja`.
    package var locale: String?
    /// The line in Contents.json on which the image's object begins.
    package internal(set) var line: Int?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, orientation, scale, subtype, extent, locale
      case minimumSystemVersion = "minimum-system-version"
    }
  }

  private(set) var images: [Image]?

  /// Maximum size of Contents.json in bytes; a full set has only 26 images.
  private static let byteLimit = 1 << 20

  /// All slots of a set, including those without a file; `nil` if Contents.json cannot be read.
  ///
  /// - Parameter path: the path of Contents.json.
  package static func slots(at path: String) -> [Image]? {
    // Reading a pipe would block.
    guard FileKind(of: path) == .file,
      let bytes = try? FileReader.read(found: path, limit: byteLimit)
    else { return nil }
    return slots(bytes)
  }

  package static func slots(_ bytes: ContiguousArray<UInt8>) -> [Image]? {
    guard let contents: Self = try? JSONText.value(of: bytes) else { return nil }
    let lines = JSONObjectLines.find(inArray: "images", bytes)
    return (contents.images ?? []).prefix(LaunchInfo.entryLimit).enumerated().map { index, image in
      var image = image
      image.line = lines.indices.contains(index) ? lines[index] : nil
      return image
    }
  }
}
