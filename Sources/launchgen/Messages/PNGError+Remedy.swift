import LaunchImages

extension PNGError {
  /// What to do about the artwork at `path`, which cannot be decoded.
  func remedy(for path: String) -> String {
    switch self {
    case .empty: "export the artwork again"
    case .notPNG(let format): format?.remedy(for: path) ?? "export the artwork as PNG"
    case .textModeTransfer: "transfer it again in binary mode"
    case .compressedByXcode:
      "use the original, or convert it back: "
        + "xcrun pngcrush -revert-iphone-optimizations in.png out.png"
    case .truncated, .damaged, .missing: "export or copy it again"
    case .tooLarge: "export a smaller artwork, or raise --max-pixels"
    case .sideTooLong, .outOfMemory: "export a smaller artwork"
    case .unexpected: "please report this as a fault of launchgen"
    }
  }
}

extension ImageFormat {
  /// How to make a PNG of such a file.
  fileprivate func remedy(for path: String) -> String {
    // What is piped in has no name that a tool would take.
    let path = path == ArtworkSource.standardInput.name ? "FILE" : path
    return switch self {
    case .svg: "render it first, for example: rsvg-convert -w 2732 \(path) -o art.png"
    case .pdf: "render it first, for example: pdftoppm -png -singlefile -r 300 \(path) art"
    case .photoshop: "export it from the editor as PNG"
    default: "convert it first, for example: magick \(path) art.png"
    }
  }
}
