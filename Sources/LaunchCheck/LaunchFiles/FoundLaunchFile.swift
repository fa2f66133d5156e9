internal import InterfaceBuilder

/// A storyboard or xib that was found.
enum FoundLaunchFile: Sendable {
  case source(path: String, Result<InterfaceDocument, InterfaceError>)
  /// A compiled one; `nil` if nothing in it can be read.
  case compiled(path: String, CompiledStoryboard?)
}

extension FoundLaunchFile {
  /// The path that messages show.
  var path: String {
    switch self {
    case .source(let path, _), .compiled(let path, _): path
    }
  }
}
