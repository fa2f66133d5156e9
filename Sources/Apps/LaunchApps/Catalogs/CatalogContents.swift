internal import AppDocuments
internal import LaunchRules
internal import Platform
internal import Texts

/// The Contents.json of an image set, a color set or another set of an asset catalog.
package struct CatalogContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Resizing: Decodable {
    var mode: String?
  }

  package struct Image: Decodable, Sendable, AssetSlot {
    package var filename: String?
    package var idiom: String?
    var platform: String?
    var unassigned: Bool?
    package var orientation: String?
    /// The scale, such as `2x`; `nil` for vector images.
    package var scale: String?
    package var subtype: String?
    package var extent: String?
    package var minimumSystemVersion: String?
    package var locale: String?
    var appearances: [Appearance]?
    var widthClass: String?
    var heightClass: String?
    var rendering: String?
    /// The slices along which a picture is stretched.
    var resizing: Resizing?
    /// The line in Contents.json on which the image's object begins.
    package internal(set) var line: Int?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, platform, unassigned, orientation, scale, subtype, extent, locale
      case appearances, resizing
      case minimumSystemVersion = "minimum-system-version"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case rendering = "template-rendering-intent"
    }
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var rendering: String?
    var keepsVectors: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case rendering = "template-rendering-intent"
      case keepsVectors = "preserves-vector-representation"
    }
  }

  var images: [Image]?
  var colors: [ColorSet.Slot]?
  var properties: Properties?

  /// All slots of a launch image set, including those without a file.
  package var slots: ArraySlice<Image> { (images ?? []).prefix(LaunchInfo.entryLimit) }

  package init?(folder: String) {
    let bytes = try? FileReader.read(found: folder + "/Contents.json", limit: 1 << 20)
    guard let bytes else { return nil }
    self.init(bytes)
  }

  package init?(_ bytes: ContiguousArray<UInt8>) {
    guard let contents: Self = try? JSONText.value(of: bytes) else { return nil }
    self = contents
    for (index, line) in zip(images?.indices ?? 0..<0, Self.lines(ofObjectsIn: "images", bytes)) {
      images?[index].line = line
    }
  }

  /// The lines, from 1, on which the objects of an array at the top level of valid JSON begin.
  ///
  /// - Parameter name: the array's key, without characters that JSON escapes.
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
