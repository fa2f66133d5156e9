public import AppDocuments
public import Pictures

/// The place where a build writes.
///
/// Members of ``pictures`` can be used directly, as in `destination.prunes = true`.
@dynamicMemberLookup
public struct Destination: Hashable, Sendable {
  /// The output folder, and what may be replaced there.
  public var pictures: PictureDestination
  /// The Info.plist that receives the entries; none by default.
  public var infoPlist: InfoPlistTarget?

  public init(folder: String = "LaunchImages", infoPlist: InfoPlistTarget? = nil) {
    pictures = PictureDestination(folder: folder)
    self.infoPlist = infoPlist
  }

  public subscript<Value>(
    dynamicMember path: WritableKeyPath<PictureDestination, Value>
  ) -> Value {
    get { pictures[keyPath: path] }
    set { pictures[keyPath: path] = newValue }
  }

  /// The path of a plan's file, including the output folder.
  public func path(of file: String) -> String { pictures.path(of: file) }
}

/// An Info.plist that receives a build's entries.
///
/// Members of ``merging`` can be used directly, as in `target.replaces = true`.
@dynamicMemberLookup
public struct InfoPlistTarget: Hashable, Sendable {
  /// The path of the Info.plist; links are followed.
  public var path: String
  /// Facts about the app from build settings, and what may be replaced. The build itself sets
  /// `entries`, `padEntries`, `orientation` and `removedNames`.
  public var merging = MergeOptions(entries: [])

  /// The folder that must contain the Info.plist, as an absolute path without links; `nil` for any
  /// folder. Set only if ``path`` comes from a configuration file.
  package var root: String?

  public init(path: String) { self.path = path }

  public subscript<Value>(dynamicMember path: WritableKeyPath<MergeOptions, Value>) -> Value {
    get { merging[keyPath: path] }
    set { merging[keyPath: path] = newValue }
  }
}
