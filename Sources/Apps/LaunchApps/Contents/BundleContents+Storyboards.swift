public import LaunchRules

extension BundleContents {
  /// The deployment target of a storyboard or xib; if the file has none, the app's; `nil` if that
  /// is unknown too.
  package func target(of document: InterfaceDocument) -> OSVersion? {
    document.deploymentTarget ?? info.minimumOS
  }

  /// A reason why iOS does not find the launch storyboard that a key names.
  public enum StoryboardFault: Sendable {
    case missingFile
    case hasExtension
  }

  /// The fault of the launch storyboard that a key names; `nil` if iOS may find it.
  public func launchScreenFault(of key: LaunchScreenKey) -> StoryboardFault? {
    let sites = storyboards.sites.filter {
      $0.reference.role == .launch && $0.reference.key.contains(key.rawValue)
    }
    if sites.contains(where: { $0.reference.writtenExtension != nil }) { return .hasExtension }
    return sites.contains(where: \.isMissing) ? .missingFile : nil
  }

  /// Whether all images of the app are known. If so, an image that was not found is missing.
  public var knowsImages: Bool { isWhole || hasImages }
}
