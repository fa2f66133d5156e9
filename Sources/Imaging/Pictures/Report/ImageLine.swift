internal import Files
internal import Pixels
internal import Texts

/// The name, pixel size and byte size of an image file: `Default-iOS8-736h@3x.png  1242x2208  1.24
/// MB`.
package struct ImageLine: CustomStringConvertible {
  package let description: String

  package init(_ image: ImageReport) { self.init(image.file, image.size, image.bytes) }

  package init(_ image: GeneratedImage) { self.init(image.file, image.size, image.bytes.count) }

  private init(_ file: String, _ size: PixelSize, _ bytes: Int) {
    // The name alone is enough: files of the asset catalog are deep in folders.
    let name = file.lastPathName
    let padding = String(repeating: " ", count: max(0, 26 - name.count))
    description = "\(name)\(padding)  \(size)  \(ByteCount(bytes: bytes))"
  }
}
