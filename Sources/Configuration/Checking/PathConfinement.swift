/// The folder that paths of a file must not lead out of.
package struct PathConfinement: Codable, Hashable, Sendable {
  /// An absolute path without links; `nil` if paths may lead anywhere.
  package var root: String?
  /// The options whose paths come from the file and were not typed.
  package var options: Set<String>

  package init(root: String? = nil, options: Set<String> = []) {
    self.root = root
    self.options = options
  }

  /// The folder that the path of an option must not lead out of.
  package func root(of option: String) -> String? { options.contains(option) ? root : nil }
}
