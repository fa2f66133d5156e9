/// Paths with links resolved.
package enum ResolvedPath {
  /// The absolute path of something that exists.
  package static func of(_ path: String) throws(FileError) -> String {
    try SystemCalls.resolve(path)
  }
}
