/// The result of a search for a storyboard or xib by name.
package enum LaunchFileLookup: Sendable {
  /// The file, and its variants for one family of devices.
  case files([FoundLaunchFile])
  /// Only a file whose name differs in upper and lower case was found; devices do not find it.
  case otherCase(fileName: String)
  /// - Parameter isCertain: whether the file is certainly not in the app; a project may have files
  ///   outside the folder that was searched.
  case missing(isCertain: Bool)
  /// No search was possible, or several files could be meant.
  case unknown
}
