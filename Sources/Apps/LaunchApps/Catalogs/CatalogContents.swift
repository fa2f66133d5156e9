internal import AppDocuments
internal import LaunchRules
internal import Platform
internal import Texts

package struct CatalogContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  package struct Image: Decodable {
    package var filename: String?
    package var idiom: String?
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

  /// All slots of a launch image set, including those without a file.
  package var slots: ArraySlice<Image> { (images ?? []).prefix(LaunchInfo.entryLimit) }

  static func files(ofSet folder: String) -> [(path: String, image: Image)] {
    (Self(folder: folder)?.images ?? []).compactMap { image in
      guard let name = image.filename, !name.hasSlash else { return nil }
      return (folder + "/" + name, image)
    }
  }

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

package struct AssetCatalog: Sendable {
  /// The folders of images, by name. An image in a group has the keys `IMAGE` and `GROUP/IMAGE`,
  /// because the group's Contents.json, which may specify a namespace, is not read.
  package private(set) var images: [String: String] = [:]
  /// The folders of color sets, by name, as in ``images``.
  package private(set) var colors: [String: String] = [:]

  private static let depthLimit = 16
  private static let imageSets: Set<Substring> = [
    "imageset", "symbolset", "launchimage", "appiconset", "imagestack", "brandassets",
  ]

  init() {}

  /// Reads the names in a catalog; folders that cannot be listed are left out.
  init(folder: String) {
    var groups = [folder: ""]
    try? ListedFolders().walk(folder, depth: Self.depthLimit - 1) { entry, path, parent in
      guard entry.kind == .folder else { return false }
      let end = entry.name.lastIndex(of: ".") ?? entry.name.endIndex
      let type = entry.name[end...].dropFirst()
      // The folder `Launch 2.0` has no extension.
      let stem = type.allSatisfy(\.isLetter) ? String(entry.name[..<end]) : entry.name
      let group = groups[parent] ?? ""
      for known in Set([stem, group + stem]) {
        if Self.imageSets.contains(type) { images[known] = images[known] ?? path }
        if type == "colorset" { colors[known] = colors[known] ?? path }
      }
      groups[path] = group + stem + "/"
      // Other folders, such as image stacks and sprite atlases, may contain images.
      return type != "imageset" && type != "colorset"
    }
  }

  /// Adds the names of another catalog; existing names keep their folders.
  mutating func merge(_ other: AssetCatalog) {
    images.merge(other.images) { first, _ in first }
    colors.merge(other.colors) { first, _ in first }
  }
}

/// The colors of a color set, as red, green and blue from 0 to 1; `nil` if missing or unreadable.
struct ColorSet {
  let light: [Double]?
  let dark: [Double]?

  init(folder: String) {
    let colors = CatalogContents(folder: folder)?.colors ?? []
    func color(isDark: Bool) -> [Double]? {
      let components = colors.first { $0.appearances.areDark == isDark }?.color?.components ?? [:]
      return Self.samples { components[$0].flatMap { Self.sample($0) } }
    }
    light = color(isDark: false)
    dark = color(isDark: true)
  }

  /// Red, green and blue; `nil` if the color has neither all of these components nor a gray value.
  static func samples(_ component: (String) -> Double?) -> [Double]? {
    if let white = component("white") { return [white, white, white] }
    let samples = ["red", "green", "blue"].compactMap(component)
    return samples.count == 3 ? samples : nil
  }

  /// Reads a component of a color as a number from 0 to 1; Xcode writes `0xFF`, `255` or `1.000`.
  private static func sample(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
  }
}
