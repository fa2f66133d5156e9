#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `PATH:LINE: error: TEXT`, which editors and Xcode show at the file.
enum DiagnosticLine {
  static func text(_ place: String, _ level: String, _ text: String) -> String {
    let word = level + ":"
    // Xcode takes a line with a quotation mark before the level for a note. Without a place before
    // it, the line is an error of the phase, as swift-build's CommandLineToolSpec.swift reads it.
    let isHidden = isForXcode && place.contains { $0 == "'" || $0 == "\"" }
    return isHidden ? "\(word) \(place): \(text)" : "\(place): \(word) \(text)"
  }

  /// Xcode gives its build settings to the scripts that it runs.
  private static let isForXcode = ProcessInfo.processInfo.environment["XCODE_VERSION_ACTUAL"] != nil
}
