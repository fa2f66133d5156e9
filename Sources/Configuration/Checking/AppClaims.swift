internal import Files

/// What apps write, so that no two of them write the same, and none writes where it must not.
package struct AppClaims {
  /// Where apps may write, and below: absolute, without links; `nil` if they may write anywhere.
  package let root: String?
  private let folder: String
  private var ids: [String: TextPosition] = [:]
  private var outputs = OutputClaims()
  private var infoPlists: [String: String] = [:]
  private var resolver = PathResolver()

  /// - Parameters:
  ///   - folder: where apps may write, and below; empty for the current one.
  ///   - allowsOutside: whether they may write anywhere.
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

  /// - Parameter isTrusted: whether the path was typed, and not read from a file.
  /// - Throws: ``ConfigurationFault/sameOutput(path:id:other:)``,
  ///   ``ConfigurationFault/similarOutput(path:id:other:)``,
  ///   ``ConfigurationFault/nestedOutput(path:id:isInside:other:)``,
  ///   ``ConfigurationFault/outside(path:id:folder:)``,
  ///   ``ConfigurationFault/climbing(path:id:)`` or ``ConfigurationFault/longPath(limit:)``
  package mutating func claim(
    output path: String, of id: LocatedText, isTrusted: Bool = false
  ) throws(ConfigurationError) {
    let resolved = try resolve(path, id, isTrusted)
    if let fault = outputs.claim(resolved, path, id.text) {
      throw ConfigurationError(fault, id.position)
    }
  }

  /// - Throws: ``ConfigurationFault/sameInfoPlist(path:id:other:)`` or
  ///   ``ConfigurationFault/outside(path:id:folder:)``
  package mutating func claim(
    infoPlist path: String, of id: LocatedText, isTrusted: Bool = false
  ) throws(ConfigurationError) {
    let resolved = try resolve(path, id, isTrusted)
    // Each of a project's targets has its own.
    if resolved.hasSuffix(".xcodeproj") { return }
    if let other = infoPlists.updateValue(id.text, forKey: resolved) {
      throw ConfigurationError(.sameInfoPlist(path: path, id: id.text, other: other), id.position)
    }
  }

  /// Checks a path that no app has.
  ///
  /// - Throws: ``ConfigurationFault/outside(path:id:folder:)`` or
  ///   ``ConfigurationFault/climbing(path:id:)``
  package mutating func check(_ path: String, _ place: TextPosition) throws(ConfigurationError) {
    try PathTemplate.check(path, place)
    try check(path, resolver.resolve(path) ?? path, nil, place)
  }

  private mutating func resolve(
    _ path: String, _ id: LocatedText, _ isTrusted: Bool
  ) throws(ConfigurationError) -> String {
    try PathTemplate.check(path, id.position)
    let resolved = resolver.resolve(path) ?? path
    if !isTrusted { try check(path, resolved, id.text, id.position) }
    return resolved
  }

  private mutating func check(
    _ path: String, _ resolved: String, _ id: String?, _ place: TextPosition
  ) throws(ConfigurationError) {
    if root == nil { return }
    if !isInside(resolved) {
      throw ConfigurationError(.outside(path: path, id: id, folder: folder), place)
    }
    // What is made in the meantime may be a link.
    if resolver.climbsFromMissing(path) {
      throw ConfigurationError(.climbing(path: path, id: id), place)
    }
  }

  private func isInside(_ resolved: String) -> Bool {
    guard let root else { return true }
    return resolved.isPath(in: root)
  }
}
