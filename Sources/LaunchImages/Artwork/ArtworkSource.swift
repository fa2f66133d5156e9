internal import Files

/// Where artwork comes from.
public enum ArtworkSource: Hashable, Sendable {
  case file(path: String)
  case standardInput

  /// `-` is standard input.
  public init(argument: String) {
    self = argument == "-" ? .standardInput : .file(path: argument)
  }

  /// What messages call it.
  public var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "<stdin>"
    }
  }

  func read() throws(LaunchImagesError) -> ContiguousArray<UInt8> {
    do throws(FileError) {
      return switch self {
      case .file(let path): try FileReader.read(path: path)
      case .standardInput: try FileReader.readStandardInput()
      }
    } catch {
      throw .artworkUnreadable(path: name, error)
    }
  }
}
