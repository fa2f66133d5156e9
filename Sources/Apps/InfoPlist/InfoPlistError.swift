public import Files
internal import LaunchRules
internal import Platform
public import PropertyLists
internal import Texts

/// A reason why an Info.plist cannot be read, merged or written.
public enum InfoPlistError: Error, Equatable, Sendable {
  /// The file cannot be read.
  case unreadable(FileError)
  /// The file cannot be written.
  case unwritable(FileError)
  /// The file is not a property list, or it is a damaged property list.
  case malformed(PropertyListFault, line: Int?)
  case rootIsNotDictionary(line: Int?)
  /// The file is a property list of another kind. `key` is a key that shows the kind.
  case otherKind(OtherPropertyList, key: String, line: Int?)
  /// The file is the Info.plist of another product than an app for iPhones or iPads. `key` is a key
  /// that shows the product.
  case otherProduct(OtherProduct, key: String, line: Int?)
  /// A value does not have the type that iOS expects.
  case wrongType(key: String, expected: String, line: Int?)
  /// A key that the merge needs appears more than once.
  case repeatedKey(String, lines: [Int])
  /// UISupportedInterfaceOrientations is missing.
  case noOrientations
  /// UISupportedInterfaceOrientations lists no landscape orientation.
  case noLandscape(found: [String], line: Int?)
  /// The app does not launch into the orientation that the images are made for.
  case otherOrientation(key: String, found: String?, wanted: String, line: Int?)
  case otherLaunchImages(key: String, count: Int, line: Int?)
  /// An edit did not produce the expected result. This is a bug in this library.
  case editFailed

  package init(_ error: PropertyListError) {
    self =
      switch error {
      case .unreadable(let error): .unreadable(error)
      case .malformed(let fault, let line): .malformed(fault, line: line)
      case .rootIsNotDictionary(let line): .rootIsNotDictionary(line: line)
      case .editFailed: .editFailed
      }
  }

  /// - Parameter error: an error of reading; a file that is too large counts as malformed.
  init(reading error: FileError) {
    if case .tooLarge = error {
      self = .malformed(.tooLarge, line: nil)
    } else {
      self = .unreadable(error)
    }
  }

  /// Runs `body`, and throws its error as an ``InfoPlistError``.
  static func from<Value>(
    _ body: @autoclosure () throws(PropertyListError) -> Value
  ) throws(InfoPlistError) -> Value {
    try mapError(try body()) { (error: PropertyListError) in InfoPlistError(error) }
  }

  /// The line of the problem, from 1; `nil` if it has no line.
  public var line: Int? {
    switch self {
    case .malformed(_, let line), .rootIsNotDictionary(let line), .otherKind(_, _, let line),
      .otherProduct(_, _, let line),
      .wrongType(_, _, let line),
      .noLandscape(_, let line), .otherOrientation(_, _, _, let line),
      .otherLaunchImages(_, _, let line):
      line
    case .repeatedKey(_, let lines): lines.last
    case .unreadable, .unwritable, .noOrientations, .editFailed: nil
    }
  }
}

extension InfoPlistError: CustomStringConvertible {
  /// The text to print after the file's name: what is wrong and why.
  public var description: String {
    switch self {
    case .unreadable(let error): "\(PropertyListError.unreadable(error))"
    case .unwritable(let error): "cannot be written (\(error))"
    case .malformed(.picture(let format), _): "is \(format), not an Info.plist"
    case .malformed(let fault, let line): "\(PropertyListError.malformed(fault, line: line))"
    case .rootIsNotDictionary(let line): "\(PropertyListError.rootIsNotDictionary(line: line))"
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
    case .editFailed: "\(PropertyListError.editFailed)"
    }
  }
}
