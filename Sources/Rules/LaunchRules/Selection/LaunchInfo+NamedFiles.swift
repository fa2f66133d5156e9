/// The launch images that iOS finds by their names alone, because Info.plist has no UILaunchImages.
extension LaunchInfo {
  /// The names that iOS tries on a display: UILaunchImageFile or `Default`, with modifiers for the
  /// screen and the orientation, the most specific first.
  /// Source: Information Property List Key Reference, "UILaunchImageFile", for `-568h` and for the
  /// orientations. Older guides restrict the orientations to iPads. Source for the other
  /// sizes, such as `-375w-667h`: shipped apps (libGDX, Adobe AIR). For a Plus, these apps write
  /// `-Landscape` before or after the size.
  func namesWithoutEntries(on display: Display, _ orientation: InterfaceOrientation) -> [String] {
    let turns = Self.modifiers(orientation, on: display)
    let screen = Self.modifier(display)
    let modifiers = screen.map { screen in
      turns.flatMap { $0.isEmpty ? [screen] : [screen + $0, $0 + screen] } + turns
    }
    let all = modifiers ?? turns
    // If an app has no image for a larger iPhone, it runs there in the frame of the iPhone 5.
    // Source: shipped apps.
    let hasFrame = display.idiom == .phone && ![.phone480, .phone568].contains(display)
    let framed = all.filter { !$0.isEmpty } + (hasFrame ? ["-568h"] : []) + all.filter(\.isEmpty)
    return framed.map { baseName(for: display.idiom) + $0 }
  }

  /// The names with the display's size, or without a size for the oldest displays.
  package func ownNamesWithoutEntries(
    on display: Display, _ orientation: InterfaceOrientation
  ) -> [String] {
    let names = namesWithoutEntries(on: display, orientation)
    if let screen = Self.modifier(display) { return names.filter { $0.contains(screen) } }
    return [.phone480, .pad1024At1x, .pad1024At2x].contains(display) ? names : []
  }

  /// Whether devices of a family look for launch images by name alone on at least one iOS that the
  /// app supports.
  package func looksForNamedFiles(on idiom: DeviceIdiom) -> Bool {
    idioms.contains(idiom) && launchImages[idiom] == nil
      && launchScreenKey(for: idiom, lowestSystem(for: idiom)) == nil
  }

  /// Whether a launch would show the file `name` if it were beside `others`.
  package func finds(_ name: String, among others: [String]) -> Bool {
    idioms.filter(looksForNamedFiles).contains { idiom in
      Display.all.filter { $0.idiom == idiom }.contains { display in
        orientations(for: idiom).contains { orientation in
          namesWithoutEntries(on: display, orientation).lazy.flatMap {
            LaunchImageEntry.fileNames(of: $0, scale: display.scale, idiom: idiom)
          }.first { $0 == name || others.contains($0) } == name
        }
      }
    }
  }

  func namesWithoutEntries(for idiom: DeviceIdiom) -> Set<String> {
    Set(
      Display.all.filter { $0.idiom == idiom }.flatMap { display in
        InterfaceOrientation.allCases.flatMap { namesWithoutEntries(on: display, $0) }
      })
  }

  /// The value of UILaunchImageFile, or `Default`, without the extension `.png`.
  package func baseName(for idiom: DeviceIdiom) -> String {
    let name = launchImageFile[idiom] ?? LaunchImageName.defaultPrefix
    return name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
  }

  private static func modifier(_ display: Display) -> String? {
    let size = display.points
    switch (size.width, size.height) {
    case (320, 568): return "-568h"
    case (375, 667), (414, 736), (1024, 1366): return "-\(size.width)w-\(size.height)h"
    default: return nil
    }
  }

  private static func modifiers(
    _ orientation: InterfaceOrientation, on display: Display
  ) -> [String] {
    switch orientation {
    case _ where display.idiom == .phone && display != .plus: [""]
    case .portrait where display.idiom == .phone: [""]
    case .portrait: ["-Portrait", ""]
    case .portraitUpsideDown: ["-PortraitUpsideDown", "-Portrait", ""]
    case .landscapeLeft: ["-LandscapeLeft", "-Landscape", ""]
    case .landscapeRight: ["-LandscapeRight", "-Landscape", ""]
    }
  }
}
