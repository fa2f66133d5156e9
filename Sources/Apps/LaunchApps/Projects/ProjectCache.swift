internal import InfoPlist
internal import XcodeProjects

/// Files that the targets and configurations of a project share, so that each is read only once.
struct ProjectCache {
  /// The storyboards and xibs that have been read, keyed by path.
  var storyboards: [String: FoundStoryboard] = [:]
  var elementCount = 0
  var configurations: BuildConfigurationReader
  var folders: SynchronizedFolders
  let otherApplications: OtherApplications
  /// Number of Info.plist keys over all builds, to limit the work for large projects.
  private var keyCount = 0
  private static let keyLimit = 2_000_000

  private var documents: [String: Result<PropertyListDocument, InfoPlistError>] = [:]

  init(_ project: XcodeProject) {
    configurations = BuildConfigurationReader(project)
    var folders = SynchronizedFolders(project)
    otherApplications = OtherApplications(project, &folders)
    self.folders = folders
  }

  /// - Parameter path: the path of the Info.plist; `nil` if it is generated from build settings
  ///   alone.
  mutating func document(_ path: String?) -> Result<PropertyListDocument, InfoPlistError> {
    guard let path else { return .success(.empty) }
    let document =
      documents[path]
      ?? Result { () throws(InfoPlistError) in try PropertyListDocument(found: path) }
    documents[path] = document
    // Each build examines every key, so its keys count again.
    keyCount += (try? document.get().root.count) ?? 0
    return keyCount <= Self.keyLimit ? document : .failure(.malformed(.tooManyValues, line: nil))
  }
}
