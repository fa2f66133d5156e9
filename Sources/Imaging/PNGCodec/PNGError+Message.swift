package import Texts

extension PNGError {
  package func remedy(for path: String) -> String {
    switch self {
    case .empty: "export the artwork again"
    case .notPNG(let format):
      format.map { ArtworkConversion($0, path).remedy } ?? "export the artwork as PNG"
    case .textModeTransfer: "transfer it again in binary mode"
    case .compressedByXcode:
      "use the original, or convert it back: "
        + "xcrun pngcrush -revert-iphone-optimizations in.png out.png"
    case .truncated, .damaged, .missing: "export or copy it again"
    case .tooLarge: "export a smaller artwork"
    case .sideTooLong, .outOfMemory: "export a smaller artwork"
    case .unexpected: "please report this as a fault of launchgen"
    }
  }

  /// The exit code of a command that needs the artwork.
  package var status: ExitStatus {
    switch self {
    case .outOfMemory: .exhausted
    case .unexpected: .fault
    default: .badData
    }
  }
}
