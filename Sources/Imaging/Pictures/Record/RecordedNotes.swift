internal import Texts

/// A build's warnings about its artworks, in the form in which a record keeps them. A build that
/// has nothing to do repeats the recorded warnings.
package struct RecordedNotes: Equatable, Sendable {
  package let warnings: [PictureWarning]

  /// `nil` if a warning is not about an artwork's file.
  package init?(_ warnings: [PictureWarning]) {
    guard warnings.allSatisfy(\.isAboutFile) else { return nil }
    self.warnings = warnings
  }

  /// The warnings as a line of JSON; empty if there are none.
  package var text: String {
    warnings.isEmpty ? "" : (try? JSONText.line(of: warnings)) ?? "?"
  }

  /// Reads a line that ``text`` made; `nil` for any other text.
  package init?(text: String) {
    if text.isEmpty {
      self.init([])
      return
    }
    guard let warnings: [PictureWarning] = try? JSONText.value(of: text.utf8) else { return nil }
    self.init(warnings)
  }
}

extension PictureWarning {
  fileprivate var isAboutFile: Bool {
    switch self {
    case .png, .colorSpace, .grayProfile, .logoColors, .logoTransparent, .logoHasBackgroundColor,
      .lightBackgroundInDark:
      true
    case .artwork(_, let warning): warning.isAboutFile
    case .enlarged, .cropped, .logoEnlarged, .logoReduced, .staleFiles, .unknownFiles: false
    }
  }
}
