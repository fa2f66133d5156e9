import ArgumentParser
import LaunchImages

extension CommandError {
  init(_ path: String, _ error: InfoPlistError) { self.init(path, error, line: error.line) }

  init(_ path: String, _ error: InfoPlistError, line: Int?) {
    let place = Self.place(path, line)
    switch error {
    case .unreadable(.isDirectory):
      self.init(.noInput, place, error, "name the Info.plist in it")
    case .unreadable(.missing):
      self.init(.noInput, place, error, PathRemedy.of(missingInfoPlist: path))
    case .unreadable(.noPermission):
      self.init(.noInput, place, error, "change its permissions")
    case .unreadable(let cause):
      self.init(ExitStatus(reading: cause), place, error, cause.remedy(writing: "check the path"))
    case .unwritable(let cause):
      self.init(ExitStatus(writing: cause), place, error, Self.remedy(writing: cause))
    case .editFailed: self.init(.fault, place, error, "please report this as a fault of launchgen")
    default: self.init(.badData, place, error, Self.remedy(for: error))
    }
  }

  private static func remedy(for error: InfoPlistError) -> String {
    switch error {
    case .malformed(let fault, _): fault.remedy
    case .rootIsNotDictionary, .unreadable, .unwritable, .editFailed: "check the path"
    case .wrongType(_, let expected, _): "make it \(expected)"
    case .otherKind, .otherProduct: "name the app's Info.plist"
    case .repeatedKey: "remove all but one"
    case .noOrientations: "add it, with UIInterfaceOrientationLandscapeRight as its first value"
    case .noLandscape: "put UIInterfaceOrientationLandscapeRight first"
    case .otherOrientation(_, let found, _, _):
      "use --set-orientations to \(found == nil ? "add that" : "put that first")"
        + addition(toReplace: found)
    case .otherLaunchImages, .otherLaunchFile:
      "use --replace to replace it, or --replace --dry-run to see the difference first"
    }
  }

  /// - Parameter first: the first orientation in the Info.plist; `nil` if it has none.
  private static func addition(toReplace first: String?) -> String {
    guard let first else { return "" }
    return InterfaceOrientation(rawValue: first)?.isLandscape == true
      ? ", or build and merge with the other --orientation"
      : ", and take Portrait out of the list: the screen would stay blank in it"
  }

  private static func remedy(writing error: FileError) -> String {
    switch error {
    case .changed: "run the command again"
    case .full: "free some space"
    case .exhausted: FileError.exhaustedRemedy
    case .readOnly: error.remedy(writing: "", replaces: false)
    case .outside, .linkedFolder, .link: error.remedy(writing: "name another Info.plist")
    default: "change the permissions of the file or its folder"
    }
  }
}
