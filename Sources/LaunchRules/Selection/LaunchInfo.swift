/// What an Info.plist says about launching.
public struct LaunchInfo: Hashable, Sendable {
  /// UISupportedInterfaceOrientations, as it is written.
  public var supportedOrientations = DeviceVariants<[String]>()
  /// UIInterfaceOrientation, the older key: it counts only where the newer is missing.
  public var interfaceOrientation: String?
  public var launchImages = DeviceVariants<[WrittenEntry]>()
  /// UILaunchImageFile: it counts only where UILaunchImages is missing.
  public var launchImageFile = DeviceVariants<String>()
  public var launchScreenKeys = DeviceVariants<Set<LaunchScreenKey>>()
  public var requiresFullScreen = false
  /// UIDeviceFamily; `nil` where Xcode has yet to write it.
  public var families: Set<DeviceIdiom>?
  /// MinimumOSVersion, the deployment target.
  public var minimumOS: OSVersion?
  /// From DTSDKName or DTPlatformVersion, in built apps.
  public var sdk: OSVersion?

  public init() {}

  /// The orientations that the app supports, first the one that it launches into.
  ///
  /// Source: TN2244. Without the key it is UIInterfaceOrientation; without that, portrait.
  public func orientations(for idiom: DeviceIdiom) -> [InterfaceOrientation] {
    if let values = supportedOrientations[idiom] {
      return values.compactMap { InterfaceOrientation(rawValue: $0) }
    }
    let older = interfaceOrientation.flatMap { InterfaceOrientation(rawValue: $0) }
    return [older ?? .portrait]
  }

  /// The key that makes such an iOS ignore launch images: the newest that it knows.
  public func launchScreenKey(for idiom: DeviceIdiom, _ system: OSVersion) -> LaunchScreenKey? {
    let keys = (launchScreenKeys.any ?? []).union(launchScreenKeys.own(idiom) ?? [])
    return LaunchScreenKey.allCases.last { keys.contains($0) && $0.minimumOS <= system }
  }

  /// The families of devices that the app is for; without UIDeviceFamily, as far as the other keys
  /// show.
  public var idioms: [DeviceIdiom] {
    DeviceIdiom.allCases.filter { families?.contains($0) ?? ($0 == .phone || mentionsPads) }
  }

  /// Every name under which iOS may look for a launch image of this app.
  ///
  /// - Complexity: O(entries)
  public var imageNames: Set<String> {
    let entries = [launchImages.any, launchImages.phone, launchImages.pad]
      .compactMap(\.self).joined().compactMap { try? $0.entry(sdk: sdk).name }
    let named = idioms.filter { launchImages[$0] == nil }.flatMap { namesWithoutEntries(for: $0) }
    // iOS looks in the app's own folder only.
    let names = Set(entries + named).filter { !$0.contains("/") }
    return Set(
      names.flatMap { name in
        DeviceIdiom.allCases.flatMap {
          LaunchImageEntry.fileNames(of: name, scale: .three, idiom: $0)
        }
      })
  }

  /// Without entries: UILaunchImageFile or `Default`, on the iPhone 5 with its height first.
  ///
  /// Source: Information Property List Key Reference, "UILaunchImageFile".
  func namesWithoutEntries(for idiom: DeviceIdiom) -> [String] {
    let name = launchImageFile[idiom] ?? LaunchImageName.defaultPrefix
    return [name + "-568h", name]
  }

  /// Whether anything in it is meant for iPads.
  private var mentionsPads: Bool {
    let sizes = (launchImages.any ?? []).compactMap { try? $0.entry().size }
    return supportedOrientations.pad != nil || launchImages.pad != nil
      || launchScreenKeys.pad != nil || sizes.contains { $0.width >= 748 && $0.height >= 748 }
  }
}
