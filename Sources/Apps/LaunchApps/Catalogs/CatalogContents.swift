internal import Files
internal import Texts

/// The members of an image set's or color set's Contents.json that matter at launch.
struct CatalogContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Image: Decodable {
    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances
      case widthClass = "width-class"
      case heightClass = "height-class"
    }

    var filename: String?
    var idiom: String?
    /// Such as `2x`; `nil` for vector images.
    var scale: String?
    var appearances: [Appearance]?
    var widthClass: String?
    var heightClass: String?
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

  private static let byteLimit = 1 << 20

  /// Reads a folder's Contents.json; `nil` if the file is missing or cannot be read.
  init?(folder: String) {
    let path = folder + "/Contents.json"
    // Reading a pipe would block.
    guard FileKind(of: path) == .file,
      let bytes = try? FileReader.read(found: path, limit: Self.byteLimit),
      let contents: Self = try? JSONText.value(of: bytes)
    else { return nil }
    self = contents
  }
}

extension [CatalogContents.Appearance]? {
  var areDark: Bool {
    self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
  }
}
