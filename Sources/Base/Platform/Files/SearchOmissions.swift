package import Texts

/// Collects what a search leaves out, and names that are not UTF-8, because a `String` cannot contain
/// such a name.
///
/// - Note: Folders are listed by one thread at a time, which makes this class safe to send.
package final class SearchOmissions: @unchecked Sendable {
  package struct Name: Hashable, Sendable {
    package let folder: String
    /// The name, with bytes that are not UTF-8 written as `\xFF`.
    package let shown: String

    package var problem: String { "is left out (its name is not UTF-8)" }
    package var remedy: String { "rename it" }
    package var warning: Message {
      Message(warning: "'\(shown)' \(problem)", at: Message.Place(folder), remedy)
    }
  }

  package enum Kind {
    case foreignFolder
    /// A property list that cannot be read as an Info.plist.
    case skippedList
    /// A line for the user about an app whose project is not known.
    case remark
    /// A line for the user that no finding repeats.
    case note
  }

  @TaskLocal private static var current: SearchOmissions?

  /// Names in the order in which they were found, each once.
  package private(set) var names: [Name] = []
  private var known: Set<Name> = []
  private var found: [Kind: [String]] = [:]

  package init() {}

  /// Paths or remarks in the order in which they were found, each once.
  package subscript(kind: Kind) -> [String] { found[kind] ?? [] }

  /// Runs `body`, and adds what the searches in `body` leave out.
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

  package static func add(_ path: String, as kind: Kind) { current?.add([path], as: kind) }

  package func add(_ paths: [String], as kind: Kind) {
    for path in paths where !self[kind].contains(path) { found[kind, default: []].append(path) }
  }

  /// Lines for the user.
  package var notes: [String] {
    let folders = self[.foreignFolder].listed(upTo: 5)
    let lists = self[.skippedList].listed(upTo: 5)
    return [
      folders.isEmpty
        ? nil
        : "left out: \(folders) (by their names: code of others, samples or builds); name a folder to "
          + "include it",
      lists.isEmpty
        ? nil
        : "skipped: \(lists) (cannot be read, or may not be an app's Info.plist); name a file to "
          + "check it",
    ].compactMap(\.self) + self[.remark] + self[.note]
  }

  static func shown(_ bytes: some Sequence<UInt8>) -> String {
    var shown = ""
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      // Bytes that are not UTF-8 are decoded as U+FFFD, whose own UTF-8 bytes are different.
      let starts = (1...4).lazy.map { [rest] in String(decoding: rest.prefix($0), as: UTF8.self) }
      if let scalar = starts.first(where: { rest.starts(with: $0.utf8) }) {
        shown += scalar
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        shown += "\\x" + String(byte, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return shown
  }
}

/// Folders with other people's code or with build products. A search for apps and their files
/// leaves these folders out, unless the search begins in such a folder.
package enum ForeignFolders {
  /// Names of folders, in lower case; case is ignored. CocoaPods, Carthage, npm, Yarn, Xcode,
  /// xcodebuild and zip make such folders. People put the code of others into `third_party`.
  private static let names: Set = [
    "pods", "carthage", "node_modules", "deriveddata", "sourcepackages", "__macosx", "vendors",
    "third_party", "thirdparty", "third-party",
  ]
  /// Names that are recognized only in lower case. Xcode, CMake, Gradle and Flutter make `build`,
  /// and Bundler, Composer and Go make `vendor`. With a capital letter, such a folder is often a
  /// person's own: Unity exports an app to `Build`, and `Vendor` may be an app.
  private static let lowercaseNames: Set = ["build", "vendor"]

  /// Folders that are foreign only if a certain neighbor is in the same folder: the name of each
  /// folder, and the name of its neighbor. The neighbor `config.xml` means a Cordova app,
  /// `ProjectSettings` a Unity project, and `cocos` a copy of cocos2d-x.
  private static let neighbors = [
    "plugins": "config.xml", "Library": "ProjectSettings", "Temp": "ProjectSettings",
    "tools": "cocos", "cmake": "cocos", "templates": "cocos", "tests": "cocos",
  ]

  /// Names, in lower case, of folders with plugins and samples. They often have the code of others,
  /// but may have a person's only app.
  private static let sideNames: Set = [
    "addons", "demo", "demos", "dependencies", "example", "example projects", "examples", "extern",
    "external", "externals", "plugin", "plugins", "sample", "samples",
  ]

  /// The highest folder of plugins or samples on the way from `root` to a file; `nil` if there is
  /// none.
  package static func sideFolder(on path: String, below root: String) -> String? {
    let (names, start) = (path.pathNames, root.pathNames.count)
    return names.indices.dropLast().first { index in
      index >= start && sideNames.contains(names[index].lowercased())
    }.map { (path.isAbsolutePath ? "/" : "") + names[...$0].joined(separator: "/") }
  }

  package static func contains(_ name: String, in folder: String) -> Bool {
    lowercaseNames.contains(name) || names.contains(name.lowercased())
      || neighbors[name].map { FileKind(of: Path.joined(folder, $0)) != nil } ?? false
  }
}
