package import Texts

/// The prefix of the file names of startup images, their tags and the web app manifest.
///
/// A prefix contains only ASCII letters, digits and `-._~`, which have no special meaning in file
/// systems, URLs and HTML (RFC 3986, 2.3).
package struct StartupNamePrefix: Equatable, Sendable, TextValue {
  package let text: String

  package static let standard = StartupNamePrefix(unchecked: "apple-splash")

  /// The maximum length of a prefix, in bytes. A name with this prefix and the longest ending has
  /// at most 255 bytes, the limit of most file systems.
  private static let limit = 200

  /// Throws for a text that is empty, has more than ``limit`` bytes, or contains other characters.
  /// The text must not begin with a dot, which hides a file, or with a hyphen, which tools read as
  /// an option.
  package init(text: String) throws(ValueFault) {
    let isSafe = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        true
      default: false
      }
    }
    guard isSafe, !text.isEmpty, text.utf8.count <= Self.limit, !text.hasPrefix("."),
      !text.hasPrefix("-")
    else {
      throw ValueFault(
        "it is not 1 to \(Self.limit) of the characters a-z A-Z 0-9 - . _ ~, or begins with a dot "
          + "or hyphen",
        remedy: text.contains("/") ? "use --output for the folder" : nil)
    }
    self.init(unchecked: text)
  }

  private init(unchecked text: String) { self.text = text }
}
