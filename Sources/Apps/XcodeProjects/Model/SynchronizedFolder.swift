internal import Files

/// A folder whose files are members of targets without being listed (Xcode 16), as one target sees
/// it.
package struct SynchronizedFolder: Equatable, Sendable {
  /// The identifier of the folder's object, which several targets may share.
  package let group: String
  /// The path, relative to the source root or absolute.
  package let path: String
  /// Whether the target has the folder; of a folder of other targets, it has only the exceptions.
  package let isOwn: Bool
  let exceptions: FolderExceptions
  /// Paths of folders that are copied as folders, not file by file.
  let opaque: Set<String>
  /// The platforms for which a file is built, by the file's name among the exceptions.
  let filters: [String: Set<String>]

  /// Whether a file is a member of the target in builds for a platform.
  func hasMember(_ inside: String, on platform: String = PlatformFilter.devices) -> Bool {
    isOwn != exceptions.contains(inside)
      && PlatformFilter.includes(platform, filters[FolderExceptions.name(of: inside)] ?? [])
  }
}

/// The files and folders for which a synchronized folder has an exception.
///
/// Xcode names a file of all languages `/Localized: Name`, or `/Localized: Folder/Name`, and ignores
/// a path that leads through a folder of one language.
///
/// Source: XcodeGen pull request 1616.
struct FolderExceptions: Equatable, Sendable {
  private static let localized = "/Localized: "

  let names: Set<String>

  init(_ names: some Sequence<String>) {
    self.names = Set(names.filter { $0.hasPrefix(Self.localized) || Self.language(of: $0) == nil })
  }

  func contains(_ path: String) -> Bool {
    var path = names.isEmpty ? "" : path
    while !path.isEmpty {
      if names.contains(Self.name(of: path)) { return true }
      path = Path.folder(of: path)
    }
    return false
  }

  func intersection(_ other: FolderExceptions) -> FolderExceptions {
    FolderExceptions(names.intersection(other.names))
  }

  static func name(of path: String) -> String {
    let names = path.pathNames
    guard let language = language(of: path), language + 1 < names.count else { return path }
    return localized + (names[..<language] + names[(language + 1)...]).joined(separator: "/")
  }

  /// The index of the folder of one language, such as `Base.lproj`, among the names of a path.
  private static func language(of path: String) -> Int? {
    path.contains(".lproj") ? path.pathNames.firstIndex { $0.hasSuffix(".lproj") } : nil
  }
}

/// Platform filters of files: a file without any is built for all platforms of its target.
enum PlatformFilter {
  /// The filter for iPhones and iPads.
  static let devices = "ios"

  static func includes(_ platform: String, _ filters: Set<String>) -> Bool {
    filters.isEmpty || filters.contains(platform)
  }

  static func all(of file: ProjectNode) -> Set<String> {
    Set((file["platformFilters"]?.words ?? []) + [file["platformFilter"]?.word].compactMap(\.self))
  }
}
