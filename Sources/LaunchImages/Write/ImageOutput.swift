package import Files
internal import PNGCodec

/// An image that is written while it is encoded.
package final class ImageOutput: ByteOutput {
  private let path: String
  package let file: StagedOutput

  /// - Parameter path: for errors.
  package init(_ file: StagedOutput, path: String) {
    self.file = file
    self.path = path
  }

  package func append(_ bytes: ContiguousArray<UInt8>) throws(LaunchImagesError) {
    try translating { () throws(FileError) in try file.append(bytes) }
  }

  package func reserve(_ count: Int) throws(LaunchImagesError) {
    try translating { () throws(FileError) in try file.reserve(count) }
  }

  package func fill(at offset: Int, _ bytes: ContiguousArray<UInt8>) throws(LaunchImagesError) {
    try translating { () throws(FileError) in try file.fill(at: offset, bytes) }
  }

  package func finish() throws(LaunchImagesError) {
    try translating { () throws(FileError) in try file.finish() }
  }

  private func translating(_ body: () throws(FileError) -> Void) throws(LaunchImagesError) {
    do throws(FileError) {
      try body()
    } catch {
      throw .outputFailed(path: path, error)
    }
  }
}
