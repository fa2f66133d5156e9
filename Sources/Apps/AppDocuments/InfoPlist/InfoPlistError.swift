internal import LaunchRules
public import Platform
package import Texts

/// A reason why an Info.plist cannot be read, merged or written.
public enum InfoPlistError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file cannot be read or edited as a property list.
  case file(PropertyListError)
  case unwritable(FileError)
  /// The file is a property list, but not an Info.plist. `key` is a key that reveals the list's
  /// kind.
  case otherKind(OtherPropertyList, key: String, line: Int?)
  /// The product is not an app for iPhones or iPads. `key` is a key that reveals the product.
  case otherProduct(OtherProduct, key: String, line: Int?)
  case wrongType(key: String, expected: String, line: Int?)
  case repeatedKey(String, lines: [Int])
  case noOrientations
  case noLandscape(found: [String], line: Int?)
  /// The app does not launch into the orientation that the images are made for.
  case otherOrientation(key: String, found: String?, wanted: String, line: Int?)
  case otherLaunchImages(key: String, count: Int, line: Int?)

  /// - Parameter error: a read error. A file that is too large counts as malformed.
  init(reading error: FileError) {
    self = .file(.unreadable(error))
    if case .tooLarge = error { self = .file(.malformed(.tooLarge, line: nil)) }
  }

  /// Whether the file is a source that the C preprocessor has yet to process.
  package var isAboutPreprocessor: Bool {
    if case .file(.malformed(.preprocessed, _)) = self { true } else { false }
  }

  /// The line of the problem, from 1; `nil` if the problem has no line.
  public var line: Int? {
    switch self {
    case .file(let error): error.line
    case .otherKind(_, _, let line), .otherProduct(_, _, let line), .wrongType(_, _, let line),
      .noLandscape(_, let line), .otherOrientation(_, _, _, let line),
      .otherLaunchImages(_, _, let line):
      line
    case .repeatedKey(_, let lines): lines.last
    case .unwritable, .noOrientations: nil
    }
  }

  /// The text to print after the file's name: what is wrong and why.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .unwritable(let error): "cannot be written (\(error))"
    case .otherKind(let kind, let key, _):
      "is not an Info.plist (it looks like \(kind.rawValue): it has \(key))"
    case .otherProduct(let product, let key, _):
      "is not an iOS app's Info.plist (\(key) says that it belongs to \(product.rawValue))"
    case .wrongType(let key, let expected, _):
      "has a value of the wrong type (\(key) is not \(expected))"
    case .repeatedKey(let key, let lines):
      "has a key more than once (\(key)\(lines.isEmpty ? "" : ", on lines ")"
        + "\(lines.map(\.description).inWords()))"
    case .noOrientations:
      "has no launch orientation (\(InfoPlistKey.supportedOrientations) is missing)"
    case .noLandscape(let found, _):
      "has no landscape orientation (\(InfoPlistKey.supportedOrientations) is "
        + (found.isEmpty ? "empty" : found.joined(separator: ", ")) + ")"
    case .otherOrientation(let key, let found, let wanted, _):
      "does not launch into the orientation that the images are made for (\(key) "
        + (found.map { "begins with \($0)" } ?? "is missing or empty")
        + ", the images are for \(wanted))"
    case .otherLaunchImages(let key, let count, _):
      "already has \(key) with other entries (\(count == 1 ? "1 entry" : "\(count) entries"))"
    }
  }

  /// The message for the user. If the file does not exist, `missing` is the remedy in the message.
  package func message(
    at path: String, line: Int? = nil, missing: @autoclosure () -> String? = nil
  ) -> Message {
    let (status, remedy): (ExitStatus, String) =
      switch self {
      case .file(.unreadable(.isDirectory)): (.noInput, "name the Info.plist in it")
      case .file(.unreadable(.missing)): (.noInput, missing() ?? MissingPath.remedy(path))
      case .file(.unreadable(.noPermission)): (.noInput, "change its permissions")
      case .file(.unreadable(let cause)):
        (cause.readStatus, cause.remedy(otherwise: MissingPath.general))
      // The user probably meant another file.
      case .file(.malformed(.notPropertyList, _)) where FileExtension.of(path) == "json":
        (.badData, missing().flatMap(MissingPath.found) ?? self.remedy)
      case .file(.editFailed): (.fault, "please report this as a fault of launchgen")
      case .unwritable(let cause): (cause.writeStatus, Self.remedy(writing: cause))
      default: (.badData, self.remedy)
      }
    return Message(status, Message.Place(path, line ?? self.line), self, remedy)
  }

  private var remedy: String {
    switch self {
    case .file(.malformed(let fault, _)): fault.remedy
    case .file, .unwritable: MissingPath.general
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
