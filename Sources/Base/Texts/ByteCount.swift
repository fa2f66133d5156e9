/// A number of bytes in words: `1.24 MB`, `312 KB`, `47 bytes`. A kilobyte is 1000 bytes.
package struct ByteCount: CustomStringConvertible {
  private let bytes: Int

  package init(bytes: Int) { self.bytes = bytes }

  package var description: String {
    if bytes < 1000 { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    guard bytes >= 1_000_000 else { return "\((bytes + 500) / 1000) KB" }
    let hundredths = (bytes + 5_000) / 10_000
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10) MB"
  }
}
