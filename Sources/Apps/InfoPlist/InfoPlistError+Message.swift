internal import Files
internal import LaunchRules
package import Texts

extension InfoPlistError {
  /// - Parameters:
  ///   - line: the line of the problem; by default, ``line``.
  ///   - missing: the remedy if there is no such file.
  package func message(
    at path: String, line: Int? = nil, missing: @autoclosure () -> String? = nil
  ) -> Message {
    let place = Message.Place(path, line ?? self.line)
    return switch self {
    case .unreadable(.isDirectory): Message(.noInput, place, self, "name the Info.plist in it")
    case .unreadable(.missing):
      Message(.noInput, place, self, missing() ?? MissingPath.remedy(path))
    // Probably another file than the one that was meant.
    case .malformed(.json, _) where FileExtension.of(path) == "json":
      Message(.badData, place, self, missing().flatMap(MissingPath.found) ?? remedy)
    case .unreadable(.noPermission): Message(.noInput, place, self, "change its permissions")
    case .unreadable(let cause):
      Message(cause.readStatus, place, self, cause.remedy(otherwise: MissingPath.general))
    case .unwritable(let cause):
      Message(cause.writeStatus, place, self, Self.remedy(writing: cause))
    case .editFailed: Message(.fault, place, self, "please report this as a fault of launchgen")
    default: Message(.badData, place, self, remedy)
    }
  }

  private var remedy: String {
    switch self {
    case .malformed(let fault, _): fault.remedy
    case .rootIsNotDictionary, .unreadable, .unwritable, .editFailed: MissingPath.general
    case .wrongType(_, let expected, _): "make it \(expected)"
    case .otherKind, .otherProduct: "name the app's Info.plist"
    case .repeatedKey: "remove all but one"
    case .noOrientations: "add it, with UIInterfaceOrientationLandscapeRight as its first value"
    case .noLandscape: "put UIInterfaceOrientationLandscapeRight first"
    case .otherOrientation(_, let found, _, _):
      "use 'launchgen merge --set-orientations' to \(found == nil ? "add that" : "put that first")"
        + Self.addition(toReplace: found)
    case .otherLaunchImages:
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
    case .readOnly: error.remedy(otherwise: "", replaces: false)
    case .outside, .linkedFolder, .link: error.remedy(otherwise: "name another Info.plist")
    default: "change the permissions of the file or its folder"
    }
  }
}

extension InfoPlistWarning {
  package func message(at path: String) -> Message {
    Message(warning: self, words.id, at: Message.Place(path, line), words.remedy)
  }

  private var words: (id: String, remedy: String) {
    switch self {
    case .launchScreen(_, let system?, let lowest?, _) where lowest >= system:
      ("launch-screen-always", "use 'launchgen screen', which makes what this app shows")
    case .launchScreen:
      (
        "launch-screen",
        "keep that key, which the App Store requires, if the images are only for older systems; "
          + "otherwise use 'launchgen screen'"
      )
    case .entriesLeftOut(let idiom, let evidence):
      ("entries-left-out\(idiom.suffix)", evidence.remedy(forLackOf: idiom))
    case .unmatchedLaunches(let orientation, let idiom, _, let key, _):
      (
        "unmatched-launches\(idiom.suffix)-\(orientation.optionName)",
        "take it out of \(key) and \(idiom == .pad ? "set UIRequiresFullScreen" : "allow it in code"), "
          + "or add \(orientation.isLandscape ? "Landscape" : "Portrait") entries with separate files"
      )
    case .systemTooOld:
      ("system-too-old", "build for the screens of that iOS too, or raise the deployment target")
    }
  }
}
