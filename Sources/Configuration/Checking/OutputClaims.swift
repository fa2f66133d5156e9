/// The output folders of apps: no two are one folder, or one in the other, on any file system.
struct OutputClaims {
  private struct Owner {
    var id: String
    /// Without links.
    var path: String
  }

  /// By their paths as file systems compare them that ignore case. (Swift's strings ignore the forms
  /// of Unicode as it is.)
  private var outputs: [String: Owner] = [:]
  /// An app in each folder that is around one of these.
  private var above: [String: String] = [:]

  /// - Parameters:
  ///   - resolved: absolute, without links.
  ///   - path: as it is written.
  /// - Returns: What is wrong with it.
  /// - Complexity: O(`resolved`)
  mutating func claim(_ resolved: String, _ path: String, _ id: String) -> ConfigurationFault? {
    // Both ways, since some letters have more than one small form.
    let key = resolved.uppercased().lowercased()
    if let other = outputs[key] {
      return other.path.utf8.elementsEqual(resolved.utf8)
        ? .sameOutput(path: path, id: id, other: other.id)
        : .similarOutput(path: path, id: id, other: other.id)
    }
    if let other = above[key] {
      return .nestedOutput(path: path, id: id, isInside: false, other: other)
    }
    var folders: [String] = []
    var folder = key[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      let name = String(folder)
      if let other = outputs[name] {
        return .nestedOutput(path: path, id: id, isInside: true, other: other.id)
      }
      // Those above it are known too, and none of them is an output.
      if above[name] != nil { break }
      folders.append(name)
    }
    outputs[key] = Owner(id: id, path: resolved)
    for name in folders { above[name] = id }
    return nil
  }
}
