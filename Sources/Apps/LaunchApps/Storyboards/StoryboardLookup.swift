/// The result of a search for a storyboard or xib by name.
package enum StoryboardLookup: Sendable {
  /// The file, and its variants for one family of devices.
  case files([FoundStoryboard])
  /// Only a file whose name differs in upper and lower case was found; devices do not find it.
  case otherCase(fileName: String)
  /// - Parameters:
  ///   - isCertain: whether the file is certainly not in the app; a project may have files outside
  ///     the folder that was searched.
  ///   - nearest: the name of a storyboard or xib that is spelled much the same; `nil` if none is.
  case missing(isCertain: Bool, nearest: String? = nil)
  /// No search was possible, or several files could be meant.
  case unknown
}
