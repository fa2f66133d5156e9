import Platform
import Texts

/// Makes messages of the form `PATH:LINE: error: TEXT`, which editors and Xcode show at that line
/// of the file.
enum DiagnosticLine {
  static func text(_ place: Message.Place, _ level: String, _ text: String) -> String {
    let word = level + ":"
    // Xcode shows a line with a quotation mark before the level as a note. Without a place before
    // the level, the line is an error of the phase (CommandLineToolSpec.swift of swift-build).
    let isHidden = isForXcode && place.path.contains { $0 == "'" || $0 == "\"" }
    return isHidden ? "\(word) \(place): \(text)" : "\(place): \(word) \(text)"
  }

  /// Whether Xcode runs the command. It passes its build settings to scripts as environment
  /// variables.
  private static let isForXcode = Environment.variables["XCODE_VERSION_ACTUAL"] != nil
}
