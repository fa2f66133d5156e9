internal import Texts

/// The end of a build's summary:
/// `in LaunchImages (9.44 MB); 3 of 9 files changed; removed Default@2x.png`.
package struct WrittenFiles: CustomStringConvertible, Sendable {
  package let description: String

  /// - Parameters:
  ///   - bytes: the total size of all images in bytes.
  ///   - written: the number of files that were written.
  ///   - all: the number of files that the build comprises.
  package init(folder: String, bytes: Int, written: Int, of all: Int, removed: [String]) {
    let change: String? =
      switch written {
      case 0: "all up to date"
      case all: nil
      default: "\(written) of \(all) files changed"
      }
    let removal = removed.isEmpty ? nil : "removed \(removed.joined(separator: ", "))"
    let changes = [change, removal].compactMap { $0.map { "; " + $0 } }
    description = "in \(folder) (\(ByteCount(bytes: bytes)))\(changes.joined())"
  }
}
