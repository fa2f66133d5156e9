internal import Platform
internal import Texts

/// The end of a build's summary:
/// `in LaunchImages (9.44 MB); 3 of 9 files changed; removed Default@2x.png`.
package struct WrittenFiles: CustomStringConvertible, Sendable {
  package let description: String

  /// - Parameter bytes: the total size of all images.
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

/// The name, pixel size and byte size of an image file: `Default-iOS8-736h@3x.png  1242x2208  1.24
/// MB`.
package struct ImageLine: CustomStringConvertible {
  package let description: String

  package init(_ image: ImageReport) {
    // Folders are left out, because paths in an asset catalog are long.
    let name = image.file.lastPathName
    let padding = String(repeating: " ", count: max(0, 26 - name.count))
    description = "\(name)\(padding)  \(image.size)  \(ByteCount(bytes: image.bytes))"
  }
}

/// The files that a build would change or remove.
package struct FileChanges: Equatable, Sendable {
  /// The paths of files that would be written, because they are new or their bytes would change.
  package var changed: [String]
  package var removed: [String]

  package init(changed: [String], removed: [String]) {
    self.changed = changed
    self.removed = removed
  }

  package var lines: [String] {
    changed.map { "\($0): would change" } + removed.map { "\($0): would be removed" }
  }
}
