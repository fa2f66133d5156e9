package import InterfaceBuilder

/// A storyboard or xib that was found.
package enum FoundLaunchFile: Sendable {
  case source(path: String, Result<InterfaceDocument, InterfaceError>)
  /// A compiled storyboard or xib; `nil` if nothing in it can be read.
  case compiled(path: String, CompiledStoryboard?)
}

extension FoundLaunchFile {
  /// The path that messages show.
  package var path: String {
    switch self {
    case .source(let path, _), .compiled(let path, _): path
    }
  }
}
