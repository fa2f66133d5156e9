internal import ColorManagement
internal import PNGCodec

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a build had to say of its artwork, which the same build says again.
struct RecordedNotes: Hashable, Sendable {
  /// Warnings about the artwork's file.
  private enum Warning: Hashable, Codable, Sendable {
    case png(PNGWarning)
    case colorSpace(ColorError)
    case grayProfile
    case logoColors
    case lightBackgroundInDark
    indirect case artwork(path: String, Warning)

    /// `nil` if the warning is not about an artwork's file.
    init?(_ warning: BuildWarning) {
      switch warning {
      case .png(let warning): self = .png(warning)
      case .colorSpace(let error): self = .colorSpace(error)
      case .grayProfile: self = .grayProfile
      case .logoColors: self = .logoColors
      case .lightBackgroundInDark: self = .lightBackgroundInDark
      case .artwork(let path, let warning):
        guard let warning = Warning(warning) else { return nil }
        self = .artwork(path: path, warning)
      default: return nil
      }
    }

    var warning: BuildWarning {
      switch self {
      case .png(let warning): .png(warning)
      case .colorSpace(let error): .colorSpace(error)
      case .grayProfile: .grayProfile
      case .logoColors: .logoColors
      case .lightBackgroundInDark: .lightBackgroundInDark
      case .artwork(let path, let warning): .artwork(path: path, warning.warning)
      }
    }
  }

  private struct Content: Hashable, Codable, Sendable {
    var warnings: [Warning]
    var notes: [String]
  }

  private let content: Content

  /// Nothing to say.
  static let none = RecordedNotes(content: Content(warnings: [], notes: []))

  private init(content: Content) { self.content = content }

  /// `nil` if a warning is not about an artwork's file.
  ///
  /// - Parameter notes: those of a ``BuildAddition``.
  init?(_ warnings: [BuildWarning], notes: [String]) {
    let recorded = warnings.compactMap { Warning($0) }
    guard recorded.count == warnings.count else { return nil }
    content = Content(warnings: recorded, notes: notes)
  }

  var warnings: [BuildWarning] { content.warnings.map(\.warning) }
  var notes: [String] { content.notes }

  /// A line; empty if there is nothing to say.
  var text: String {
    if content.warnings.isEmpty && content.notes.isEmpty { return "" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
  }

  /// `nil` if the line is not one of ``text``.
  init?(text: String) {
    if text.isEmpty {
      content = Content(warnings: [], notes: [])
      return
    }
    guard let content = try? JSONDecoder().decode(Content.self, from: Data(text.utf8)) else {
      return nil
    }
    self.content = content
  }
}
