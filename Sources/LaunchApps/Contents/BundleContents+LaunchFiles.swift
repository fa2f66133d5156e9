package import InterfaceBuilder
public import LaunchRules

extension BundleContents {
  /// The deployment target of a storyboard or xib: its own, or else the app's.
  package func target(of document: InterfaceDocument) -> OSVersion? {
    document.deploymentTarget ?? info.minimumOS
  }

  /// Why iOS is known not to find the launch file that a key names; `nil` if it may.
  public enum LaunchFileFault: Sendable {
    case missingFile
    case hasExtension
  }

  public func launchFileFault(of key: LaunchScreenKey) -> LaunchFileFault? {
    let sites = launchFiles.sites.filter {
      $0.reference.role == .launch && $0.reference.key.contains(key.rawValue)
    }
    if sites.contains(where: { $0.reference.writtenExtension != nil }) { return .hasExtension }
    return sites.contains(where: \.isMissing) ? .missingFile : nil
  }

  /// Whether it is known which images the app has.
  public var knowsImages: Bool { isWhole || hasImages }
}
