internal import Files
internal import PNGCodec

/// Where artwork comes from.
public enum ArtworkSource: Hashable, Sendable {
  case file(path: String)
  case standardInput
  /// A PNG in memory; `name` is what messages call it.
  case bytes(ContiguousArray<UInt8>, name: String)

  /// A PNG in memory.
  public init(_ bytes: some Sequence<UInt8>, name: String = "artwork") {
    self = .bytes(ContiguousArray(bytes), name: name)
  }

  /// What messages call it.
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
