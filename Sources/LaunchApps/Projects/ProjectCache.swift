internal import InfoPlist
internal import XcodeProjects

/// What the targets and configurations of a project share: each file is read once.
struct ProjectCache {
  /// Storyboards and xibs by path.
  var launchFiles: [String: FoundLaunchFile] = [:]
  var elementCount = 0
  var configurations: ConfigurationReader
  var folders: SynchronizedFolders
  /// Keys of Info.plist files, over all builds.
  private var keyCount = 0
  private static let keyLimit = 2_000_000

  private var documents: [String: Result<PropertyListDocument, InfoPlistError>] = [:]

  init(_ project: XcodeProject) {
    configurations = ConfigurationReader(project)
    folders = SynchronizedFolders(project)
  }

  /// - Parameter path: `nil` stands for an app whose Info.plist is made of build settings alone.
  mutating func document(_ path: String?) -> Result<PropertyListDocument, InfoPlistError> {
    guard let path else { return .success(.empty) }
    let document =
      documents[path]
      ?? Result { () throws(InfoPlistError) in try PropertyListDocument(found: path) }
    documents[path] = document
    // Each build looks at every key.
    keyCount += (try? document.get().root.count) ?? 0
    return keyCount <= Self.keyLimit ? document : .failure(.malformed(.tooManyValues, line: nil))
  }
}
