internal import ColorManagement
internal import PNGCodec
internal import Pixels

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A build's warnings about its artworks, in the form in which a record keeps them. A build that
/// has nothing to do repeats the recorded warnings.
package struct RecordedNotes: Equatable, Sendable {
  /// Warnings about the artwork's file.
  private enum Warning: Equatable, Codable, Sendable {
    case png(PNGWarning)
    case colorSpace(ColorError)
    case grayProfile
    case logoColors
    case logoTransparent
    case logoHasBackgroundColor([UInt8])
    case lightBackgroundInDark
    indirect case artwork(path: String, Warning)

    /// `nil` if the warning is not about an artwork's file.
    init?(_ warning: PictureWarning) {
      switch warning {
      case .png(let warning): self = .png(warning)
      case .colorSpace(let error): self = .colorSpace(error)
      case .grayProfile: self = .grayProfile
      case .logoColors: self = .logoColors
      case .logoTransparent: self = .logoTransparent
      case .logoHasBackgroundColor(let color): self = .logoHasBackgroundColor(color.samples)
      case .lightBackgroundInDark: self = .lightBackgroundInDark
      case .artwork(let path, let warning):
        guard let warning = Warning(warning) else { return nil }
        self = .artwork(path: path, warning)
      default: return nil
      }
    }

    /// The recorded warning; `nil` if it is invalid.
    var warning: PictureWarning? {
      switch self {
      case .png(let warning): .png(warning)
      case .colorSpace(let error): .colorSpace(error)
      case .grayProfile: .grayProfile
      case .logoColors: .logoColors
      case .logoTransparent: .logoTransparent
      case .logoHasBackgroundColor(let samples):
        samples.count == 3
          ? .logoHasBackgroundColor(
            RGBColor(red: samples[0], green: samples[1], blue: samples[2])) : nil
      case .lightBackgroundInDark: .lightBackgroundInDark
      case .artwork(let path, let warning):
        warning.warning.map { .artwork(path: path, $0) }
      }
    }
  }

  private struct Content: Equatable, Codable, Sendable {
    var warnings: [Warning]
  }

  private let content: Content

  /// No warnings.
  static let none = RecordedNotes(content: Content(warnings: []))

  private init(content: Content) { self.content = content }

  /// `nil` if a warning is not about an artwork's file.
  package init?(_ warnings: [PictureWarning]) {
    let recorded = warnings.compactMap { Warning($0) }
    guard recorded.count == warnings.count else { return nil }
    content = Content(warnings: recorded)
  }

  package var warnings: [PictureWarning] { content.warnings.compactMap(\.warning) }

  /// The warnings as a line of JSON; empty if there are none.
  package var text: String {
    if content.warnings.isEmpty { return "" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
  }

  /// Reads a line that ``text`` made; `nil` for any other text.
  package init?(text: String) {
    if text.isEmpty {
      content = Content(warnings: [])
      return
    }
    guard let content = try? JSONDecoder().decode(Content.self, from: Data(text.utf8)) else {
      return nil
    }
    self.content = content
  }
}
