/// A limit for paths in a configuration file: the folder that they must not lead out of.
package struct PathConfinement: Codable, Equatable, Sendable {
  /// An absolute path without links; `nil` if paths may lead anywhere.
  package var root: String?
  /// The options whose paths come from the file, not from the command line.
  package var options: Set<String>

  package init(root: String? = nil, options: Set<String> = []) {
    self.root = root
    self.options = options
  }

  /// The folder that the path of an option must not lead out of; `nil` if the path may lead
  /// anywhere.
  package func root(of option: String) -> String? { options.contains(option) ? root : nil }
}
