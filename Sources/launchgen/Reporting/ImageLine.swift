import LaunchImages

/// `Default-iOS8-736h@3x.png  1242x2208  1.24 MB`
struct ImageLine: CustomStringConvertible {
  let description: String

  init(_ image: ImageReport) {
    // Files of the asset catalog are deep in folders.
    let name = String(image.file.split(separator: "/").last ?? "")
    let padding = String(repeating: " ", count: max(0, 26 - name.count))
    description = "\(name)\(padding)  \(image.size)  \(ByteCount(bytes: image.bytes))"
  }
}
