internal import ColorManagement
internal import PNGCodec

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a build had to say of its artwork, which the same build says again.
struct RecordedNotes: Hashable {
  /// Warnings about the artwork's file.
  private enum Warning: Hashable, Codable {
    case png(PNGWarning)
    case colorSpace(ColorError)
    case grayProfile
  }

  private struct Content: Hashable, Codable {
    var warnings: [Warning]
    var notes: [String]
  }

  private let content: Content

  /// `nil` if a warning is not about the artwork's file.
  ///
  /// - Parameter notes: those of a ``BuildAddition``.
  init?(_ warnings: [BuildWarning], notes: [String]) {
    var recorded: [Warning] = []
    for warning in warnings {
      switch warning {
      case .png(let warning): recorded.append(.png(warning))
      case .colorSpace(let error): recorded.append(.colorSpace(error))
      case .grayProfile: recorded.append(.grayProfile)
      default: return nil
      }
    }
    content = Content(warnings: recorded, notes: notes)
  }

  var warnings: [BuildWarning] {
    content.warnings.map { warning in
      switch warning {
      case .png(let warning): .png(warning)
      case .colorSpace(let error): .colorSpace(error)
      case .grayProfile: .grayProfile
      }
    }
  }

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
