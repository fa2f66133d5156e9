/// Collects what a search leaves out: names that are not UTF-8, because a `String` cannot hold
/// their path, and ``ForeignFolders``.
///
/// - Note: Folders are listed by one thread at a time, which makes this class safe to send.
package final class SearchOmissions: @unchecked Sendable {
  package struct Name: Hashable, Sendable {
    package let folder: String
    /// The name, with bytes that are not UTF-8 written as `\xFF`.
    package let shown: String

    /// The problem, in words that follow the folder's path.
    package var problem: String { "'\(shown)' is left out (its name is not UTF-8)" }
    package var remedy: String { "rename it" }
  }

  @TaskLocal private static var current: SearchOmissions?

  /// Names in the order in which they were found, each once.
  package private(set) var names: [Name] = []
  private var known: Set<Name> = []
  /// Paths of foreign folders in the order in which they were found, each once.
  package private(set) var folders: [String] = []

  package init() {}

  /// Runs `body`. What it leaves out of a search is added to ``names`` and ``folders``.
  package func collecting<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let result = Self.$current.withValue(self) {
      Result { () throws(Failure) -> Value in try body() }
    }
    return try result.get()
  }

  static func add(_ name: some Sequence<UInt8>, in folder: String) {
    guard let current else { return }
    let name = Name(folder: folder, shown: shown(name))
    // Hidden files are left out in any case.
    if !name.shown.hasPrefix("."), current.known.insert(name).inserted {
      current.names.append(name)
    }
  }

  package static func add(foreignFolder path: String) {
    guard let current, !current.folders.contains(path) else { return }
    current.folders.append(path)
  }

  static func shown(_ bytes: some Sequence<UInt8>) -> String {
    var parser = Unicode.UTF8.ForwardParser()
    var shown = ""
    var rest = Array(bytes)[...]
    while true {
      let before = rest
      var iterator = rest.makeIterator()
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        shown.unicodeScalars.append(Unicode.UTF8.decode(encoded))
        rest = before.dropFirst(encoded.count)
      case .error(let count):
        for byte in before.prefix(count) {
          shown += "\\x" + String(byte, radix: 16, uppercase: true)
        }
        rest = before.dropFirst(count)
      case .emptyInput: return shown
      }
      // The parser may have looked ahead.
      parser = Unicode.UTF8.ForwardParser()
    }
  }
}
