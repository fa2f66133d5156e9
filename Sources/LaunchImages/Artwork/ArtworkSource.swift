internal import Files
internal import PNGCodec

/// The source of the artwork.
public enum ArtworkSource: Hashable, Sendable {
  case file(path: String)
  case standardInput
  /// A PNG in memory; messages show `name`.
  case bytes(ContiguousArray<UInt8>, name: String)

  /// Takes a PNG in memory.
  ///
  /// - Parameters:
  ///   - bytes: the PNG.
  ///   - name: the name that messages show.
  public init(_ bytes: some Sequence<UInt8>, name: String = "artwork") {
    self = .bytes(ContiguousArray(bytes), name: name)
  }

  /// The name that messages show.
  public var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "<stdin>"
    case .bytes(_, let name): name
    }
  }

  /// The file's path; `nil` if it is not a file.
  var path: String? { if case .file(let path) = self { path } else { nil } }

  func read() throws(LaunchImagesError) -> ContiguousArray<UInt8> {
    do throws(FileError) {
      return switch self {
      case .file(let path): try FileReader.read(path: path, isWorthReading: PNGDecoder.hasSignature)
      case .standardInput: try FileReader.readStandardInput(isWorthReading: PNGDecoder.hasSignature)
      case .bytes(let bytes, _): bytes
      }
    } catch {
      throw .artworkUnreadable(path: name, error)
    }
  }
}
