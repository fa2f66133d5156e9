internal import SystemPackage
package import Texts

/// The reason why a file could not be read or written. The path is not included, because the caller
/// knows the path.
public enum FileError: Error, Equatable, Sendable {
  case missing
  case isDirectory
  case notDirectory
  /// The folder `name` is a link, in a part of the path in which links are not followed.
  case linkedFolder(name: String)
  case link
  /// The path must stay inside `folder`, but leads out of it.
  case outside(folder: String)
  /// The path leads into the folder `name`, whose contents belong to Xcode or Git.
  case insidePackage(name: String)
  case nameTooLong(reason: String)
  /// A device, a pipe or a socket.
  case notRegularFile
  case noPermission(reason: String)
  case readOnly
  /// The file has more bytes than `limit`.
  case tooLarge(limit: Int)
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
    // Opening a socket causes this error.
    case .noSuchAddressOrDevice: self = .notRegularFile
    case .permissionDenied, .notPermitted, .readOnlyFileSystem:
      self = .noPermission(reason: reason)
    case .noSpace, .diskQuotaExceeded: self = .full(reason: reason)
    case .noMemory, .tooManyOpenFiles, .tooManyOpenFilesInSystem:
      self = .exhausted(reason: reason)
    default: self = .failed(reason: reason)
    }
  }

  package init(systemError: Int32) { self.init(Errno(rawValue: systemError)) }

  package static let outOfMemory = FileError(.noMemory)

  /// Runs `body`, and converts errors such as `Errno` and ``OutOfMemory`` to a ``FileError``.
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

extension FileError {
  package var readStatus: ExitStatus {
    switch self {
    case .tooLarge: .badData
    case .exhausted: .exhausted
    default: .noInput
    }
  }

  package var writeStatus: ExitStatus {
    switch self {
    case .missing, .isDirectory, .notDirectory, .linkedFolder, .link, .outside, .insidePackage,
      .nameTooLong, .notRegularFile, .readOnly:
      .cannotCreate
    case .noPermission: .noPermission
    case .changed: .tryAgain
    case .tooLarge: .badData
    case .exhausted: .exhausted
    case .full, .cutShort, .failed: .inputOutput
    }
  }

  package static let exhaustedRemedy =
    "raise the limits that 'ulimit -a' shows, or use smaller input and fewer --jobs"

  /// - Parameters:
  ///   - other: a general remedy, such as "check the path"; unused for some errors.
  ///   - replaces: whether the command has the option `--replace`.
  package func remedy(otherwise other: String, replaces: Bool = true) -> String {
    switch self {
    case .readOnly: "check it out or run 'chmod u+w'" + (replaces ? ", or use --replace" : "")
    case .exhausted: Self.exhaustedRemedy
    case .full: "free some space"
    case .outside: "use --allow-outside to allow it"
    case .linkedFolder: "replace the link with a folder, or \(other)"
    case .link: "replace the link with a file, or \(other)"
    case .noPermission: "\(other), or change its permissions"
    default: other
    }
  }

  package func whenReading(_ path: String, otherwise other: String = "check the path") -> Message {
    Message(readStatus, path, "cannot be read (\(self))", remedy(otherwise: other))
  }

  package func whenWriting(
    _ path: String, otherwise other: String = "choose another --output", replaces: Bool = true
  ) -> Message {
    Message(
      writeStatus, path, "cannot be written (\(self))", remedy(otherwise: other, replaces: replaces)
    )
  }
}

extension OutputRefusal {
  /// - Parameter other: the remedy for a path that cannot be an output, such as "choose another
  ///   file".
  package func message(_ path: String, otherwise other: String, replaces: Bool = true) -> Message {
    switch self {
    case .isInput, .isOtherOutput: Message(.usage, path, self, other)
    case .isForeign:
      Message(
        .cannotCreate, path, self,
        replaces ? "use --replace, or " + other.replacing("choose ", with: "") : other)
    case .unwritable(let error):
      Message(
        error.writeStatus, path, self, error.remedy(otherwise: other, replaces: replaces))
    }
  }
}

extension Message {
  /// The message if the system refuses more memory, threads or open files.
  package static func exhausted(_ path: String, _ problem: String) -> Message {
    Message(.exhausted, path, problem, FileError.exhaustedRemedy)
  }
}
