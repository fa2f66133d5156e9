internal import Files

/// What apps write, so that no two of them write the same, and none writes where it must not.
package struct AppClaims {
  private let root: String?
  private let folder: String
  private let reservedIDs: Set<String>
  private var ids: [String: TextPosition] = [:]
  private var outputs: [String: String] = [:]
  private var infoPlists: [String: String] = [:]
  private var resolver = PathResolver()

  /// - Parameters:
  ///   - folder: where apps may write, and below; empty for the current one.
  ///   - allowsOutside: whether they may write anywhere.
  ///   - reservedIDs: what no app may be called.
  package init(folder: String, allowsOutside: Bool, reservedIDs: Set<String> = []) {
    self.reservedIDs = reservedIDs
    self.folder = folder.isEmpty ? "." : folder
    root = allowsOutside ? nil : resolver.resolve(self.folder)
  }

  /// - Throws: ``ConfigurationFault/duplicateID(_:first:)`` or
  ///   ``ConfigurationFault/reservedID(_:)``
  package mutating func claim(id: LocatedText) throws(ConfigurationError) {
    if reservedIDs.contains(id.text) { throw ConfigurationError(.reservedID(id.text), id.position) }
    if let first = ids.updateValue(id.position, forKey: id.text) {
      throw ConfigurationError(.duplicateID(id.text, first: first), id.position)
    }
  }

  /// - Parameter isTrusted: whether the path was typed, and not read from a file.
  /// - Throws: ``ConfigurationFault/sameOutput(path:id:other:)`` or
  ///   ``ConfigurationFault/outside(path:id:folder:)``
  package mutating func claim(
    output path: String, of id: LocatedText, isTrusted: Bool = false
  ) throws(ConfigurationError) {
    let resolved = try resolve(path, id, isTrusted)
    if let other = outputs.updateValue(id.text, forKey: resolved) {
      throw ConfigurationError(.sameOutput(path: path, id: id.text, other: other), id.position)
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
  /// - Throws: ``ConfigurationFault/outside(path:id:folder:)``
  package mutating func check(_ path: String, _ place: TextPosition) throws(ConfigurationError) {
    if !isInside(resolver.resolve(path) ?? path) {
      throw ConfigurationError(.outside(path: path, id: nil, folder: folder), place)
    }
  }

  private mutating func resolve(
    _ path: String, _ id: LocatedText, _ isTrusted: Bool
  ) throws(ConfigurationError) -> String {
    let resolved = resolver.resolve(path) ?? path
    if !isTrusted, !isInside(resolved) {
      throw ConfigurationError(.outside(path: path, id: id.text, folder: folder), id.position)
    }
    return resolved
  }

  private func isInside(_ resolved: String) -> Bool {
    guard let root else { return true }
    return resolved == root || resolved.hasPrefix(root == "/" ? root : root + "/")
  }
}
