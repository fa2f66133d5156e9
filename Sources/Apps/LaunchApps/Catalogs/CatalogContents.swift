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

  /// A slot of an image set or a color set.
  package struct Slot: Decodable, Sendable {
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
    /// How Xcode slices a picture that iOS may stretch.
    var resizing: Resizing?
    var color: ColorSet.Value?
    /// The line in Contents.json that names the file.
    package internal(set) var line: Int?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, platform, unassigned, orientation, scale, subtype, extent, locale
      case appearances, resizing, color
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

  var images: [Slot]?
  var colors: [Slot]?
  var properties: Properties?

  /// At most `LaunchInfo.entryLimit` slots of a launch image set, with or without a file.
  package var slots: ArraySlice<Slot> { (images ?? []).prefix(LaunchInfo.entryLimit) }

  package init?(folder: String) {
    let bytes = try? FileReader.read(found: folder + "/Contents.json", limit: 1 << 20)
    guard let bytes else { return nil }
    self.init(bytes)
  }

  package init?(_ bytes: ContiguousArray<UInt8>) {
    guard let contents: Self = try? JSONText.value(of: bytes) else { return nil }
    self = contents
    var lines: [ArraySlice<UInt8>: Int] = [:]
    let text = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in text.enumerated() {
      for word in line.split(separator: UInt8(ascii: "\"")) where lines[word] == nil {
        lines[word] = index + 1
      }
    }
    for index in images?.indices ?? 0..<0 {
      let name = images?[index].filename
      images?[index].line = name.flatMap { lines[ArraySlice($0.utf8)] }
    }
  }
}
