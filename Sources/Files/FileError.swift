internal import SystemPackage

/// Why a file could not be read or written. The path is with who asked.
public enum FileError: Error, Hashable, Sendable {
  case missing
  case isDirectory
  case isNoDirectory
  case noPermission(reason: String)
  /// There are more than ``FileReader/byteLimit`` bytes.
  case tooLarge
  /// The disk or the quota is full.
  case full(reason: String)
  /// Somebody else has changed it since it was read.
  case changed
  case failed(reason: String)
}

extension FileError {
  init(_ error: Errno) {
    let words = error.description
    let reason = words.prefix(1).lowercased() + words.dropFirst()
    switch error {
    case .noSuchFileOrDirectory: self = .missing
    case .isDirectory: self = .isDirectory
    case .notDirectory: self = .isNoDirectory
    case .permissionDenied, .notPermitted, .readOnlyFileSystem:
      self = .noPermission(reason: reason)
    case .noSpace, .diskQuotaExceeded: self = .full(reason: reason)
    default: self = .failed(reason: reason)
    }
  }

  /// Runs calls that throw nothing but the system's errors.
  static func translating<Value>(_ body: () throws -> Value) throws(FileError) -> Value {
    do {
      return try body()
    } catch let error as Errno {
      throw FileError(error)
    } catch let error as FileError {
      throw error
    } catch {
      throw .failed(reason: "\(error)")
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The system's words, in lower case: "no such file or directory".
  public var description: String {
    switch self {
    case .missing: "no such file or directory"
    case .isDirectory: "it is a directory"
    case .changed: "another program has changed it in the meantime"
    case .isNoDirectory: "it, or a part of its path, is no directory"
    case .tooLarge: "it is larger than \(FileReader.byteLimit >> 20) MB"
    case .noPermission(let reason), .full(let reason), .failed(let reason): reason
    }
  }
}
