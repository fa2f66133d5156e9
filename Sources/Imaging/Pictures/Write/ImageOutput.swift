internal import Files
internal import PNGCodec
internal import Platform

/// An image that is written while it is encoded.
final class ImageOutput: ByteOutput {
  private let path: String
  let file: StagedOutput

  /// - Parameter path: the path that errors show.
  init(_ file: StagedOutput, path: String) {
    self.file = file
    self.path = path
  }

  func append(_ bytes: ContiguousArray<UInt8>) throws(PictureError) {
    try translating { () throws(FileError) in try file.append(bytes) }
  }

  func reserve(_ count: Int) throws(PictureError) {
    try translating { () throws(FileError) in try file.reserve(count) }
  }

  func fill(at offset: Int, _ bytes: ContiguousArray<UInt8>) throws(PictureError) {
    try translating { () throws(FileError) in try file.fill(at: offset, bytes) }
  }

  func finish() throws(PictureError) {
    try translating { () throws(FileError) in try file.finish() }
  }

  private func translating(_ body: () throws(FileError) -> Void) throws(PictureError) {
    try mapError(try body()) { PictureError.outputFailed(path: path, $0) }
  }
}
