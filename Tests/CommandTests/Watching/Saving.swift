import Foundation
import TestSupport

/// How programs save files.
enum Saving: CaseIterable {
  /// The bytes into the file that is there.
  case inPlace
  /// An empty file first, then the bytes in pieces.
  case slowly
  /// A file beside it, which is renamed.
  case rename
  /// The old file away, then a new one.
  case deleteAndCreate
  /// The old file is renamed, and removed once there is a new one.
  case backup
  /// A link to another file, in place of a link.
  case link
  /// Another folder in place of the one with the file.
  case folder

  /// The file that is saved is `art/art.png`.
  static let path = "art/art.png"

  /// Before anybody watches.
  func prepare(_ folder: TemporaryFolder, _ bytes: Data) throws {
    guard self == .link else {
      try folder.write(Self.path, bytes)
      return
    }
    try folder.write("versions/1.png", bytes)
    try folder.makeFolder("art")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(Self.path), withDestinationPath: "../versions/1.png")
  }

  func save(_ bytes: Data, in folder: TemporaryFolder) async throws {
    let path = folder.path(Self.path)
    switch self {
    case .inPlace: try write(bytes, path)
    case .slowly:
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.truncate(atOffset: 0)
      for start in stride(from: 0, to: bytes.count, by: bytes.count / 5 + 1) {
        try await Task.sleep(for: .milliseconds(80))
        try file.write(contentsOf: bytes[start..<min(start + bytes.count / 5 + 1, bytes.count)])
      }
      try file.close()
    case .rename:
      try folder.write("art/.art.png.tmp", bytes)
      try Self.rename(folder.path("art/.art.png.tmp"), path)
    case .deleteAndCreate:
      try FileManager.default.removeItem(atPath: path)
      try await Task.sleep(for: .milliseconds(20))
      try folder.write(Self.path, bytes)
    case .backup:
      try Self.rename(path, path + "~")
      try folder.write(Self.path, bytes)
      try FileManager.default.removeItem(atPath: path + "~")
    case .link:
      try folder.write("versions/2.png", bytes)
      let link = folder.path("art/new")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "../versions/2.png")
      try Self.rename(link, path)
    case .folder:
      try folder.write("other/art.png", bytes)
      try Self.rename(folder.path("art"), folder.path("old"))
      try Self.rename(folder.path("other"), folder.path("art"))
    }
  }

  private func write(_ bytes: Data, _ path: String) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.write(contentsOf: bytes)
    try file.truncate(atOffset: UInt64(bytes.count))
    try file.close()
  }

  /// Also over a file that is there.
  static func rename(_ old: String, _ new: String) throws {
    guard unsafe Foundation.rename(old, new) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
