/// The beginning of the names of startup images, and of the files beside them.
///
/// Only letters, digits and `-._~` of ASCII, which no file system, URL or HTML gives a meaning to (RFC
/// 3986, 2.3).
package struct StartupNamePrefix: Hashable, Sendable {
  package let text: String

  package static let standard = StartupNamePrefix(unchecked: "apple-splash")

  /// In bytes. With the longest ending, the name fits into 255 bytes.
  package static let limit = 200

  /// `nil` for a text that is empty, too long, has other characters, or begins with a dot, which hides
  /// a file, or a hyphen, which makes it an option.
  package init?(_ text: String) {
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
    else { return nil }
    self.init(unchecked: text)
  }

  private init(unchecked text: String) { self.text = text }
}
