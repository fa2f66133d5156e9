/// The values in an Info.plist that affect the launch.
public struct LaunchInfo: Hashable, Sendable {
  /// The values of UISupportedInterfaceOrientations, including unknown ones.
  public var supportedOrientations = DeviceVariants<[String]>()
  /// UIInterfaceOrientation. It matters only if UISupportedInterfaceOrientations is missing.
  public var interfaceOrientation: String?
  public var launchImages = DeviceVariants<[WrittenEntry]>()
  /// UILaunchImageFile. It matters only if UILaunchImages is missing.
  public var launchImageFile = DeviceVariants<String>()
  public var launchScreenKeys = DeviceVariants<Set<LaunchScreenKey>>()
  /// UIRequiresFullScreen, as iPads read it.
  public var requiresFullScreen = false
  /// UIRequiresFullScreenIgnoredStartingWithVersion.
  public var fullScreenIgnoredFrom: OSVersion?
  /// Whether UIApplicationSceneManifest is present.
  public var hasSceneManifest = false
  /// The families in UIDeviceFamily, a key that Xcode adds at build time; `nil` if it is missing.
  public var families: Set<DeviceIdiom>?
  /// Whether a key of UIKit has the suffix `~ipad`, even one that does not affect the launch.
  public var hasPadKeys = false
  /// MinimumOSVersion, the deployment target.
  public var minimumOS: OSVersion?
  /// Whether UIRequiredDeviceCapabilities has `arm64`.
  package var needs64Bits = false
  /// The SDK that the app was built with: DTSDKName or DTPlatformVersion, which built apps have.
  public var sdk: OSVersion?

  /// The names of the image files next to the Info.plist; `nil` if they are unknown.
  public var imageFiles: Set<String>?

  public init() {}

  /// The orientations that the app supports, in the order of Info.plist. If Info.plist has no list,
  /// the app supports portrait.
  /// Source: TN2244.
  public func orientations(for idiom: DeviceIdiom) -> [InterfaceOrientation] {
    if let values = supportedOrientations[idiom] {
      return values.compactMap { InterfaceOrientation(rawValue: $0) }
    }
    let older = interfaceOrientation.flatMap { InterfaceOrientation(rawValue: $0) }
    return [older ?? .portrait]
  }

  /// The key that makes a version of iOS ignore launch images: the newest key that the version
  /// reads.
  public func launchScreenKey(for idiom: DeviceIdiom, _ system: OSVersion) -> LaunchScreenKey? {
    let keys = (launchScreenKeys.any ?? []).union(launchScreenKeys.own(idiom) ?? [])
    return LaunchScreenKey.allCases.last { keys.contains($0) && $0.minimumOS <= system }
  }

  /// The keys of launch screens that Info.plist has for at least one of the app's families.
  package var presentLaunchScreenKeys: [LaunchScreenKey] {
    LaunchScreenKey.allCases.filter { key in
      launchScreenKeys.any?.contains(key) == true
        || idioms.contains { launchScreenKeys.own($0)?.contains(key) == true }
    }
  }

  /// Whether Info.plist has UILaunchImages or UILaunchImageFile, for any family.
  package var hasNamedImages: Bool {
    !launchImages.values.isEmpty || !launchImageFile.values.isEmpty
  }

  /// The lowest iOS that matters for a family of devices: the deployment target. If the target is
  /// unknown, this is the lowest minimum OS of the entries, or else 8.0. Versions before 7.0 do not
  /// matter, because they ignore entries.
  public func lowestSystem(for idiom: DeviceIdiom) -> OSVersion {
    let entries = (launchImages[idiom] ?? []).compactMap { try? $0.entry(sdk: sdk).minimumOS }
    return max(minimumOS ?? entries.min() ?? OSVersion(8, 0), .firstWithEntries)
  }

  /// Whether a device can install the app, and runs an iOS that the app supports. An unknown
  /// deployment target counts as 7.0.
  /// Source: Apple's QA1623, Required Device Capabilities.
  package func mayRun(on device: DeviceModel) -> Bool {
    // iOS 11 and later run only on devices with 64 bits, and every such device runs one of them.
    device.runs(from: minimumOS ?? .firstWithEntries)
      && (!needs64Bits || device.runs(from: OSVersion(11, 0)))
  }

  /// Whether the app supports an iOS that shows no launch screen, and may show launch images
  /// instead.
  package var mayShowLaunchImages: Bool {
    idioms.contains { launchScreenKey(for: $0, lowestSystem(for: $0)) == nil }
  }

  /// The families of devices that the app supports. Without UIDeviceFamily, the app supports
  /// iPhones, unless only iPads have orientations and launch images; if any key or entry is for
  /// iPads, the app also supports iPads.
  public var idioms: [DeviceIdiom] {
    let isForPhones =
      supportedOrientations.pad == nil || supportedOrientations[.phone] != nil
      || launchImages[.phone] != nil
    return DeviceIdiom.allCases.filter { idiom in
      families?.contains(idiom) ?? (idiom == .phone ? isForPhones : mentionsPads)
    }
  }

  /// The family whose orientations decide the orientation of launch images.
  public var mainIdiom: DeviceIdiom { families == [.pad] ? .pad : .phone }

  /// All file names under which iOS may look for a launch image of this app.
  public var imageNames: Set<String> {
    let named = idioms.filter { launchImages[$0] == nil }.flatMap { namesWithoutEntries(for: $0) }
    return Self.fileNames(of: entryNames + named)
  }

  /// The file names that iOS may try after the names in entries are corrected: see
  /// ``LaunchImageName/corrected(_:)``.
  package var imageNamesAfterCorrection: Set<String> {
    Self.fileNames(of: entryNames.compactMap { LaunchImageName.corrected($0) })
  }

  private var entryNames: [String] {
    launchImages.values.joined().compactMap { try? $0.entry(sdk: sdk).name }
  }

  private static func fileNames(of names: [String]) -> Set<String> {
    // iOS looks only in the app's own folder.
    let names = Set(names).filter { !$0.utf8.contains(UInt8(ascii: "/")) }
    return Set(
      names.flatMap { name in
        DeviceIdiom.allCases.flatMap {
          LaunchImageEntry.fileNames(of: name, scale: .three, idiom: $0)
        }
      })
  }

  private var mentionsPads: Bool {
    let sizes = (launchImages.any ?? []).compactMap { try? $0.entry().size }
    return hasPadKeys || supportedOrientations.pad != nil || launchImages.pad != nil
      || launchImageFile.pad != nil || launchScreenKeys.pad != nil
      || sizes.contains(where: \.isOfPad)
  }

  /// Whether a supported orientation contains a build variable.
  public func hasUnknownOrientations(for idiom: DeviceIdiom) -> Bool {
    let values = supportedOrientations[idiom] ?? interfaceOrientation.map { [$0] } ?? []
    return values.contains(where: BuildVariable.isIn)
  }

  /// Whether a value of an entry contains a build variable, so that the entry cannot be read.
  public func hasUnknownEntries(for idiom: DeviceIdiom) -> Bool {
    (launchImages[idiom] ?? []).contains { written in
      let reading = Result { () throws(EntryFault) in try written.entry(sdk: sdk) }
      if case .failure(.buildVariable) = reading { return true }
      return false
    }
  }
}
