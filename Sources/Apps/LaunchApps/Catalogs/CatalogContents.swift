internal import Files
internal import InfoPlist
internal import LaunchRules
internal import Texts

/// The members of the Contents.json of an image set, a launch image set or a color set that matter
/// at launch.
package struct CatalogContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  package struct Image: Decodable {
    package var filename: String?
    package var idiom: String?
    package var orientation: String?
    /// Such as `2x`; `nil` for vector images.
    package var scale: String?
    package var subtype: String?
    package var extent: String?
    package var minimumSystemVersion: String?
    /// The language of a localized image, such as `ja`.
    package var locale: String?
    var appearances: [Appearance]?
    var widthClass: String?
    var heightClass: String?
    /// The line in Contents.json on which the image's object begins.
    package internal(set) var line: Int?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, orientation, scale, subtype, extent, locale, appearances
      case minimumSystemVersion = "minimum-system-version"
      case widthClass = "width-class"
      case heightClass = "height-class"
    }
  }

  struct Color: Decodable {
    struct Value: Decodable {
      var components: [String: String]?
    }

    var color: Value?
    var appearances: [Appearance]?
  }

  var images: [Image]?
  var colors: [Color]?

  /// Maximum size of Contents.json in bytes; a full launch image set has only 26 images.
  private static let byteLimit = 1 << 20

  /// All slots of a launch image set, including those without a file.
  package var slots: ArraySlice<Image> { (images ?? []).prefix(LaunchInfo.entryLimit) }

  /// The files of an image set, in the order of Contents.json.
  static func files(ofSet folder: String) -> [(path: String, image: Image)] {
    (Self(folder: folder)?.images ?? []).compactMap { image in
      guard let name = image.filename, !name.hasSlash else { return nil }
      return (folder + "/" + name, image)
    }
  }

  /// Reads a folder's Contents.json; `nil` if the file is missing or cannot be read.
  package init?(folder: String) {
    guard
      let bytes = try? FileReader.read(found: folder + "/Contents.json", limit: Self.byteLimit)
    else { return nil }
    self.init(bytes)
  }

  package init?(_ bytes: ContiguousArray<UInt8>) {
    guard let contents: Self = try? JSONText.value(of: bytes) else { return nil }
    self = contents
    for (index, line) in zip(images?.indices ?? 0..<0, Self.lines(ofObjectsIn: "images", bytes)) {
      images?[index].line = line
    }
  }

  /// Returns the line on which each object of an array at the document's root begins, in order; the
  /// first line is 1. `bytes` must be valid JSON.
  ///
  /// - Parameter name: the array's key, without characters that JSON escapes.
  /// - Complexity: O(`bytes.count`)
  static func lines(ofObjectsIn name: String, _ bytes: ContiguousArray<UInt8>) -> [Int] {
    var lines: [Int] = []
    var line = 1
    var depth = 0
    var isInArray = false
    var textStart: Int?
    var key = bytes[..<0]
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if let start = textStart {
        if !isEscaped && byte == UInt8(ascii: "\"") {
          if depth == 1 { key = bytes[start..<index] }
          textStart = nil
        }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): textStart = index + 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // The last string before an array or object is its key.
        if depth == 1 { isInArray = key.elementsEqual(name.utf8) }
        if depth == 2 && isInArray && byte == UInt8(ascii: "{") { lines.append(line) }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return lines
  }
}

extension CatalogContents.Image {
  var isDark: Bool { appearances.areDark }
  var isForPads: Bool { idiom == "ipad" }
  /// Whether the file is for an iPhone in portrait.
  var isUpright: Bool { widthClass == "compact" && heightClass == "regular" }
  /// Whether the file is for all size classes.
  var isForAnySize: Bool { widthClass == nil && heightClass == nil }
  var pixelsPerPoint: Int { max(scale?.first?.wholeNumberValue ?? 1, 1) }
}

extension [CatalogContents.Appearance]? {
  var areDark: Bool {
    self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
  }
}
