internal import Texts

/// Suggests how to convert artwork in another format to PNG.
///
/// launchgen reads only PNG. The packaged command cannot load libraries, and built-in decoders for
/// other formats would double its size and give hostile files more code to attack.
struct ArtworkConversion {
  private let format: ImageFormat
  /// The paths of the artwork and of the PNG to make, quoted for a shell.
  private let file, png: String

  init(_ format: ImageFormat, _ path: String) {
    self.format = format
    // Standard input has no name that a tool would accept.
    if path == "<stdin>" {
      (file, png) = ("FILE", "art.png")
      return
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    file = ShellText.fileName(path)
    png = ShellText.fileName(stem + (name == stem + ".png" ? "-converted.png" : ".png"))
  }

  var remedy: String {
    switch format {
    case .photoshop: "export it from the editor as PNG"
    case .svg, .pdf: "render it first, for example: \(command)"
    case .jpeg, .gif, .webP, .heic, .avif, .tiff, .bmp:
      "convert it first, for example: \(command)"
    }
  }

  /// The width of rendered vector artwork in pixels. The largest screen in landscape has this
  /// width.
  static let width = 2868

  private var command: String {
    switch format {
    case .svg: "rsvg-convert -w \(Self.width) \(file) -o \(png)"
    case .pdf:
      "pdftocairo -png -singlefile -scale-to-x \(Self.width) -scale-to-y -1 \(file) - > \(png)"
    default:
      #if os(macOS)
        "sips -s format png \(file) --out \(png)"
      #else
        // Cameras may store photographs sideways, with the orientation in the metadata.
        "magick \(file) -auto-orient \(png)"
      #endif
    }
  }
}
