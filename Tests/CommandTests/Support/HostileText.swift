import Foundation
import Testing

/// Names and values that would act in a terminal or in a log if they were printed as they are.
enum HostileText {
  /// Each can be the name of a file.
  static let names = [
    "::error file=a::x\u{1B}[2J\u{202E}y\n::error::\u{9B}1mz",
    " \u{200B}::error::x##vso[a.b]\u{2066}c\r\n##[error]q\u{2028}::warning::w\t\u{7F}",
  ]

  /// As XML has them; it knows no other control characters.
  static func xml(_ name: String) -> String {
    name.unicodeScalars.filter { $0.value >= 0x20 || "\t\n\r".unicodeScalars.contains($0) }
      .map { "&#\($0.value);" }.joined()
  }

  /// As JSON has them.
  static func json(_ name: String) -> String {
    let bytes = try? JSONSerialization.data(withJSONObject: name, options: .fragmentsAllowed)
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  /// As a text in an Xcode project.
  static func project(_ name: String) -> String {
    let escaped = name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value >= 0x20
        ? "\(scalar)" : "\\U" + String(format: "%04x", scalar.value)
    }
    return "\"\(escaped.joined())\""
  }

  /// Whether a scalar acts unseen: control characters, and marks of direction and of lines.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    let marks =
      "\u{061C}\u{200E}\u{200F}\u{2028}\u{2029}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}"
      + "\u{2066}\u{2067}\u{2068}\u{2069}\u{FEFF}"
    return scalar.properties.generalCategory == .control || marks.unicodeScalars.contains(scalar)
  }
}

extension Launchgen {
  /// What a run has printed, and must not.
  ///
  /// A difference keeps tabs, and carriage returns at the ends of lines.
  ///
  /// - Parameters:
  ///   - isAnnotated: whether standard output is for GitHub, as commands.
  ///   - isDocument: whether standard output is for another program, exact to the byte: there, names
  ///     may have marks of direction.
  func hidden(
    isAnnotated: Bool = false, isDocument: Bool = false, isDifference: Bool = false
  ) -> [String] {
    let output =
      isDifference
      ? String(
        decoding: Data(self.output.utf8.filter { $0 != UInt8(ascii: "\t") }), as: UTF8.self
      ).replacing("\r\n", with: "\n") : self.output
    return faults(in: errors, isAnnotated: false, isDocument: false)
      + faults(in: output, isAnnotated: isAnnotated, isDocument: isDocument)
  }

  private func faults(in text: String, isAnnotated: Bool, isDocument: Bool) -> [String] {
    text.unicodeScalars.split(separator: "\n").map { String($0) }.filter { line in
      let isHidden = line.unicodeScalars.contains {
        HostileText.isHidden($0)
          && (!isDocument || $0.properties.generalCategory == .control && $0 != "\t")
      }
      if isHidden { return true }
      if isAnnotated {
        let annotation = /::(error|warning|notice) file=[^,:]*(,line=\d+)?,title=[a-z0-9-]+::.*/
        return line.wholeMatch(of: annotation) == nil
      }
      let start = line.unicodeScalars.drop {
        $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
      }
      return start.starts(with: "::".unicodeScalars)
        || !isDocument && line.contains(/##[a-z]*\[/)
    }
  }
}
