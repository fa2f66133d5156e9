package import Foundation

/// A folder for a single test, which is removed when the value is released.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("launchgen-tests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and creates its parent folders.
  ///
  /// - Returns: the file's path.
  @discardableResult
  package func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  package func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name)))
  }

  package func bytes(_ name: String) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try read(name))
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Makes a pipe. Reading it blocks until a writer opens it.
  package func makePipe(_ name: String) throws {
    guard unsafe mkfifo(path(name), 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// The names of the items in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The paths of all items in the folder and its subfolders, sorted, without records of builds.
  package func tree() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter(Self.isNoRecord).sorted()
  }

  /// The paths of all files in a folder and its subfolders, sorted, without records of builds.
  package func files(below name: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(name)).filter {
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(
        atPath: path(name + "/" + $0), isDirectory: &isFolder)
      return exists && !isFolder.boolValue && Self.isNoRecord($0)
    }.sorted()
  }

  /// A build's record is different each time, and is not part of its output.
  private static func isNoRecord(_ path: String) -> Bool {
    !path.hasSuffix(".launchgen-record")
  }

  package func modificationDate(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  package func setModificationDate(_ name: String, _ date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
  }
}
