import Files
import LaunchImages
import Texts

/// How somebody makes a PNG of artwork in another format.
///
/// No other format is read: the packaged command is static and can load no library, a decoder of its
/// own for each format would double its size and what hostile files can reach, and vector formats
/// would be drawn at a size that launchgen had to guess.
struct ArtworkConversion {
  private let format: ImageFormat
  /// Both as words for a shell.
  private let file: String
  private let png: String

  init(_ format: ImageFormat, _ path: String) {
    self.format = format
    // What is piped in has no name that a tool would take.
    if path == ArtworkSource.standardInput.name {
      (file, png) = ("FILE", "art.png")
      return
    }
    let name = path.lastPathName
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

  /// As wide as the largest screen's image of an asset catalog.
  private static let width = LargestScreen.all.map(\.pixelWidth).max() ?? 0

  private var command: String {
    switch format {
    case .svg: "rsvg-convert -w \(Self.width) \(file) -o \(png)"
    case .pdf:
      "pdftocairo -png -singlefile -scale-to-x \(Self.width) -scale-to-y -1 \(file) - > \(png)"
    default:
      // Cameras write photographs sideways, and say so beside the pixels.
      Self.isMac
        ? "sips -s format png \(file) --out \(png)" : "magick \(file) -auto-orient \(png)"
    }
  }

  private static var isMac: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }
}
