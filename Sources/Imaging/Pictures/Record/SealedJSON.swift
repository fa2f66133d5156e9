internal import Platform
internal import Texts

/// The form in which launchgen keeps values for later runs: a line with a title and the SHA-256 of
/// the next line, then a line of JSON.
///
/// The digest reveals damage only: anybody may have written a value with a right digest.
enum SealedJSON {
  /// - Parameter title: the kind and the version of the value, without a line break.
  /// - Returns: `nil` if the value cannot be written as JSON.
  static func text(_ title: String, _ value: some Encodable) -> String? {
    guard let line = try? JSONText.line(of: value) else { return nil }
    return "\(title) \(SHA256Digest(of: line))\n\(line)\n"
  }

  /// Reads the value in the first two lines.
  ///
  /// - Returns: The value, and the number of bytes in its lines; `nil` if there is no such value, or
  ///   if any byte of the lines has changed since they were written.
  static func read<Value: Decodable>(
    _ title: String, _ bytes: ContiguousArray<UInt8>
  ) -> (value: Value, byteCount: Int)? {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3, lines[0].starts(with: title.utf8) else { return nil }
    let line = ContiguousArray(lines[1])
    guard lines[0].elementsEqual("\(title) \(SHA256Digest(of: line))".utf8),
      let value: Value = try? JSONText.value(of: line)
    else { return nil }
    return (value, lines[2].startIndex)
  }
}
