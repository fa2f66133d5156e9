internal import Files

/// Records the outputs of apps, to ensure that no two apps write the same file, and that no app
/// writes outside the permitted folder.
package struct AppClaims {
  /// The folder in which apps may write, as an absolute path without links; `nil` if they may write
  /// anywhere.
  package let root: String?
  private let folder: String
  private var ids: [String: TextPosition] = [:]
  private var outputs = OutputClaims()
  /// The app's id, by the path and the target.
  private var infoPlists: [String: String] = [:]
  private var resolver = PathResolver()

  /// - Parameters:
  ///   - folder: the folder in which apps may write; empty for the current folder.
  ///   - allowsOutside: whether apps may write anywhere.
  package init(folder: String, allowsOutside: Bool) {
    self.folder = folder.isEmpty ? "." : folder
    root = allowsOutside ? nil : resolver.resolve(self.folder)
  }

  /// - Throws: ``ConfigurationFault/duplicateID(_:first:)``
  package mutating func claim(id: LocatedText) throws(ConfigurationError) {
    if let first = ids.updateValue(id.position, forKey: id.text) {
      throw ConfigurationError(.duplicateID(id.text, first: first), id.position)
    }
  }

  /// - Throws: ``ConfigurationFault/sameOutput(path:id:other:)``,
  ///   ``ConfigurationFault/similarOutput(path:id:other:)``,
  ///   ``ConfigurationFault/nestedOutput(path:id:isInside:other:)``,
  ///   ``ConfigurationFault/outside(path:id:folder:)``,
  ///   ``ConfigurationFault/climbing(path:id:)`` or ``ConfigurationFault/longPath(limit:)``
  package mutating func claim(
    output path: String, of id: LocatedText
  ) throws(ConfigurationError) {
    let resolved = try resolve(path, id)
    if let fault = outputs.claim(resolved, path, id.text) {
      throw ConfigurationError(fault, id.position)
    }
  }

  /// - Throws: ``ConfigurationFault/sameInfoPlist(path:id:other:)`` or
  ///   ``ConfigurationFault/outside(path:id:folder:)``
  package mutating func claim(
    infoPlist path: String, of id: LocatedText, target: String? = nil
  ) throws(ConfigurationError) {
    let resolved = try resolve(path, id)
    // Each target of a project has its own Info.plist.
    let target = resolved.hasSuffix(".plist") ? nil : target
    let other = infoPlists.updateValue(id.text, forKey: resolved + "\0" + (target ?? ""))
    if let other, other != id.text {
      throw ConfigurationError(.sameInfoPlist(path: path, id: id.text, other: other), id.position)
    }
  }

  private mutating func resolve(
    _ path: String, _ id: LocatedText
  ) throws(ConfigurationError) -> String {
    try PathTemplate.check(path, id.position)
    let resolved = resolver.resolve(path) ?? path
    try check(path, resolved, id.text, id.position)
    return resolved
  }

  private mutating func check(
    _ path: String, _ resolved: String, _ id: String?, _ place: TextPosition
  ) throws(ConfigurationError) {
    if root == nil { return }
    if !isInside(resolved) {
      throw ConfigurationError(.outside(path: path, id: id, folder: folder), place)
    }
    // A missing folder may become a link before it is used.
    if resolver.climbsFromMissing(path) {
      throw ConfigurationError(.climbing(path: path, id: id), place)
    }
  }

  private func isInside(_ resolved: String) -> Bool {
    guard let root else { return true }
    return resolved.isPath(in: root)
  }
}
