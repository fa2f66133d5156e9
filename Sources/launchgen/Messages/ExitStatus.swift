import ArgumentParser
import LaunchCheck
import LaunchImages

/// What a process ends with, after sysexits.h.
enum ExitStatus: Int32 {
  /// The check found errors.
  case found = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case fault = 70
  case outOfMemory = 71
  case cannotCreate = 73
  case inputOutput = 74
  case tryAgain = 75
  case noPermission = 77

  var code: ExitCode { ExitCode(rawValue) }

  init(_ error: LaunchImagesError) {
    self =
      switch error {
      case .artworkUnreadable(_, .tooLarge): .badData
      case .artworkUnreadable: .noInput
      case .artworkUndecodable(_, .outOfMemory): .outOfMemory
      case .artworkUndecodable(_, .unexpected): .fault
      case .artworkUndecodable, .artworkColorsUnusable, .warnings, .artworkNotLandscape,
        .artworkNotTurned, .infoPlist:
        .badData
      case .invalidOptions, .outputIsArtwork, .outputIsInfoPlist: .usage
      case .outputFailed(_, let error): ExitStatus(writing: error)
      }
  }

  init(writing error: FileError) {
    self =
      switch error {
      case .missing, .isDirectory, .notDirectory, .notRegularFile: .cannotCreate
      case .noPermission: .noPermission
      case .changed: .tryAgain
      case .tooLarge: .badData
      case .full, .cutShort, .failed: .inputOutput
      }
  }
}

extension ExitStatus {
  init(_ error: LoadError) { self = error.isAboutInput ? .noInput : .badData }
}
