internal import Files
internal import LaunchApps
internal import LaunchImages
internal import PNGCodec
internal import Pictures
internal import Pixels

/// The reason why an image file of an app cannot be shown.
enum PictureFault: Error, CustomStringConvertible {
  case unreadable(FileError)
  case undecodable(PNGError)

  var description: String {
    switch self {
    case .unreadable(let error): "It cannot be shown here (\(error))."
    case .undecodable(let error): "It cannot be shown here: the file \(error)."
    }
  }
}

/// Reads the images of an app.
struct PictureLoader: Sendable {
  /// The size in bytes up to which a file is read; launch images are never larger.
  private static let byteLimit = 64 << 20

  private let paths: [String: String]
  private let sizes: [String: PixelSize]

  init(_ contents: BundleContents) {
    paths = contents.images.mapValues(\.path)
    sizes = contents.images.compactMapValues { try? $0.header.get().size }
  }

  /// The memory, in bytes, that making a picture of any one of these images needs at most, in
  /// addition to the file itself.
  func bytes(toShow names: [String]) -> Int {
    names.compactMap { sizes[$0]?.within(BuildOptions.defaultPixelLimit) }
      .map { Picture.bytes(toShow: $0) }.max() ?? 0
  }

  func picture(_ name: String) -> Result<Picture, PictureFault> {
    guard let path = paths[name] else { return .failure(.unreadable(.missing)) }
    return picture(at: path)
  }

  func picture(
    at path: String, longestSide: Int = Picture.longestSide, keepsAlpha: Bool = false
  ) -> Result<Picture, PictureFault> {
    let bytes: ContiguousArray<UInt8>
    do throws(FileError) {
      let file = try ReadableFile(path: path)
      guard file.byteCount <= Self.byteLimit else { throw .tooLarge(limit: Self.byteLimit) }
      bytes = try file.read(at: 0, count: file.byteCount)
    } catch {
      return .failure(.unreadable(error))
    }
    do throws(PNGError) {
      return .success(try Picture(ofFile: bytes, longestSide: longestSide, keepsAlpha: keepsAlpha))
    } catch {
      return .failure(.undecodable(error))
    }
  }
}
