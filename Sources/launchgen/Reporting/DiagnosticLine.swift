#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `PATH:LINE: error: TEXT`, the form that editors and Xcode show at the file.
enum DiagnosticLine {
  static func text(_ place: String, _ level: String, _ text: String) -> String {
    let word = level + ":"
    // Xcode shows a line with a quotation mark before the level as a note. Without a place before
    // the level, the line is an error of the phase (CommandLineToolSpec.swift of swift-build).
    let isHidden = isForXcode && place.contains { $0 == "'" || $0 == "\"" }
    return isHidden ? "\(word) \(place): \(text)" : "\(place): \(word) \(text)"
  }

  /// Whether Xcode runs the command: it passes its build settings to the scripts that it runs.
  private static let isForXcode = ProcessInfo.processInfo.environment["XCODE_VERSION_ACTUAL"] != nil
}
