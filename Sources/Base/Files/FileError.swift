internal import Platform
internal import SystemPackage

/// The reason why a file could not be read or written. The path is not included, because the caller
/// knows it.
public enum FileError: Error, Equatable, Sendable {
  case missing
  case isDirectory
  /// The path, or a part of it, is not a directory.
  case notDirectory
  /// A folder is a symbolic link, in the part of the path where links are not followed.
  case linkedFolder(name: String)
  /// The file is a symbolic link, in a place where links are not followed.
  case link
  /// The path leads out of `folder`, which it must not leave.
  case outside(folder: String)
  /// The folder is, or is in, one whose contents belong to Xcode or Git.
  case insidePackage(name: String)
  /// A name in the path has too many bytes.
  case nameTooLong(reason: String)
  /// A device, a pipe or a socket.
  case notRegularFile
  case noPermission(reason: String)
  /// The file's mode, or a flag of the system, protects it from being written.
  case readOnly
  /// The file has more bytes than `limit`.
  case tooLarge(limit: Int)
  /// The disk or the quota is full.
  case full(reason: String)
  /// The process cannot get more memory, or cannot open more files.
  case exhausted(reason: String)
  /// Another program changed the file after it was read.
  case changed
  /// The file ended before all of its bytes were read.
  case cutShort
  case failed(reason: String)
}

package struct FileFailure: Error, Equatable, Sendable {
  package let path: String
  package let error: FileError
}

extension FileError {
  init(_ error: Errno) {
    let words = error.description
    let reason = words.prefix(1).lowercased() + words.dropFirst()
    switch error {
    case .noSuchFileOrDirectory: self = .missing
    case .isDirectory: self = .isDirectory
    case .notDirectory: self = .notDirectory
    case .fileNameTooLong: self = .nameTooLong(reason: reason)
    // A socket cannot be opened.
    case .noSuchAddressOrDevice: self = .notRegularFile
    case .permissionDenied, .notPermitted, .readOnlyFileSystem:
      self = .noPermission(reason: reason)
    case .noSpace, .diskQuotaExceeded: self = .full(reason: reason)
    case .noMemory, .tooManyOpenFiles, .tooManyOpenFilesInSystem:
      self = .exhausted(reason: reason)
    default: self = .failed(reason: reason)
    }
  }

  /// - Parameter systemError: a value of `errno`.
  package init(systemError: Int32) { self.init(Errno(rawValue: systemError)) }

  /// The error for a lack of memory, with the system's message.
  package static let outOfMemory = FileError(.noMemory)

  /// Runs `body`, and converts its errors, such as the system's `Errno` and ``OutOfMemory``, to
  /// ``FileError``.
  static func translating<Value>(_ body: () throws -> Value) throws(FileError) -> Value {
    do {
      return try body()
    } catch let error as Errno {
      throw FileError(error)
    } catch is OutOfMemory {
      throw .outOfMemory
    } catch let error as FileError {
      throw error
    } catch {
      throw .failed(reason: "\(error)")
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The system's message, in lower case: "no such file or directory".
  public var description: String {
    switch self {
    case .missing: "no such file or directory"
    case .isDirectory: "it is a directory"
    case .notDirectory: "it, or a part of its path, is not a directory"
    case .linkedFolder(let name):
      "the folder \(name) is a symbolic link, which could lead anywhere"
    case .link: "it is a symbolic link, which could lead anywhere"
    case .outside(let folder): "it is outside of \(folder)"
    case .insidePackage(let name): "it is in \(name), whose contents belong to another program"
    case .notRegularFile: "it is not a regular file"
    case .readOnly: "it is read-only"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    case .changed: "another program has changed it in the meantime"
    case .cutShort: "it was cut short"
    case .noPermission(let reason), .full(let reason), .exhausted(let reason),
      .nameTooLong(let reason), .failed(let reason):
      reason
    }
  }
}
