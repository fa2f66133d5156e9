/// What was found under a name.
package enum LaunchFileLookup: Sendable {
  /// The file, and its variants for one family of devices.
  case files([FoundLaunchFile])
  /// Only a file whose name has other capital letters: devices do not find it.
  case otherCase(fileName: String)
  /// - Parameter isCertain: whether nothing else can be in the app; a project may have files outside
  ///   the folder that was searched.
  case missing(isCertain: Bool)
  /// Not searched for, or several could be meant.
  case unknown
}
