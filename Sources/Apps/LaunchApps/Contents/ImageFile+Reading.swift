internal import Files
internal import PNGCodec

extension ImageFile {
  /// Reads the image's header; `nil` if the file cannot be read, which is treated like a missing
  /// file.
  init?(name: String, reading path: String) {
    guard let file = try? ReadableFile(path: path),
      let bytes = try? file.read(at: 0, count: PNGHeader.byteCount)
    else { return nil }
    self.init(
      name: name, path: path, header: Result { () throws(PNGError) in try PNGHeader(bytes) })
  }
}
