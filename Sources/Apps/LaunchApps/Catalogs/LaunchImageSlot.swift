internal import Files
package import LaunchRules

/// A slot of a launch image set that has a file, with the UILaunchImages entry that the asset
/// compiler writes for it.
///
/// Source: Asset Catalog Format Reference, "Launch Image Type"; names and entries match those of
/// shipped apps.
package struct LaunchImageSlot: Equatable {
  let idiom: DeviceIdiom
  let file: String
  /// The entry's name, such as `LaunchImage-700-568h`.
  let name: String
  let minimumOS: OSVersion
  let isLandscape: Bool
  let size: PointSize
  let scale: ScaleFactor
  let line: Int?

  /// The file's name in the built app.
  var builtName: String { name + scale.suffix + (idiom == .pad ? idiom.suffix : "") + ".png" }

  /// Fails for a slot without a file, for a slot for iOS 6 and earlier, which do not read entries,
  /// and for a slot whose idiom or subtype is unknown.
  init?(_ slot: LaunchImageSetContents.Image, set: String) {
    guard let file = slot.filename, !file.isEmpty, !file.hasSlash,
      let idiom = Self.idioms[slot.idiom ?? ""],
      let minimumOS = slot.minimumSystemVersion.flatMap({ OSVersion(parsing: $0) }),
      let screen = Self.screens[idiom]?[slot.subtype ?? ""]
    else { return nil }
    self.idiom = idiom
    self.file = file
    self.minimumOS = minimumOS
    line = slot.line
    size = screen.size
    isLandscape = slot.orientation == "landscape"
    scale = ScaleFactor.allCases.first { "\($0.rawValue)x" == slot.scale } ?? .one
    let version = "-\(minimumOS.major)\(minimumOS.minor)0"
    let orientation = screen.turns ? (isLandscape ? "-Landscape" : "-Portrait") : ""
    name = set + version + orientation + screen.suffix
  }

  /// The size in points of the screen that a slot is for, whatever version of iOS the slot is for;
  /// `nil` if the slot's idiom or subtype is unknown.
  package static func points(_ slot: LaunchImageSetContents.Image) -> PointSize? {
    idioms[slot.idiom ?? ""].flatMap { screens[$0]?[slot.subtype ?? ""]?.size }
  }

  private struct Screen {
    let size: PointSize
    let suffix: String
    /// Whether the screen has slots for both orientations.
    let turns: Bool

    init(_ width: Int, _ height: Int, _ suffix: String, turns: Bool = true) {
      size = PointSize(width: width, height: height)
      self.suffix = suffix
      self.turns = turns
    }
  }

  private static let idioms: [String: DeviceIdiom] = ["iphone": .phone, "ipad": .pad]

  /// Screens by device family and subtype. Slots without a subtype have the key `""`.
  private static let screens: [DeviceIdiom: [String: Screen]] = [
    .phone: [
      "": Screen(320, 480, "", turns: false),
      "retina4": Screen(320, 568, "-568h", turns: false),
      "667h": Screen(375, 667, "-667h", turns: false),
      "736h": Screen(414, 736, "-736h"),
      "2436h": Screen(375, 812, "-2436h"),
      "1792h": Screen(414, 896, "-1792h"),
      "2688h": Screen(414, 896, "-2688h"),
    ],
    .pad: [
      "": Screen(768, 1024, ""),
      "1112h": Screen(834, 1112, "-1112h"),
      "1366h": Screen(1024, 1366, "-1366h"),
      "2388h": Screen(834, 1194, "-2388h"),
    ],
  ]
}
