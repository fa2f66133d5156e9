package enum FoundStoryboard: Sendable {
  case source(path: String, Result<InterfaceDocument, InterfaceError>)
  /// A compiled storyboard or xib; `nil` if nothing in it can be read.
  case compiled(path: String, CompiledStoryboard?)

  /// The path that messages show.
  package var path: String {
    switch self {
    case .source(let path, _), .compiled(let path, _): path
    }
  }

  /// The part of a message after the colon: the launch screen's path and the names of its images.
  var reason: String {
    guard case .source(let path, .success(let document)) = self else { return path }
    var names: [String] = []
    for image in document.images where !names.contains(image.name) { names.append(image.name) }
    return names.isEmpty ? path : "\(path), which shows \(names.joined(separator: ", "))"
  }
}
