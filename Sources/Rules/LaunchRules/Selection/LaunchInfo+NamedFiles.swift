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
    let own = Self.modifiers(display).flatMap { screen in
      turns.flatMap { $0.isEmpty ? [screen] : [screen + $0, $0 + screen] }
    }
    let names = own + turns.filter { !$0.isEmpty } + Self.framedModifiers(display) + [""]
    return names.map { baseName(for: display.idiom) + $0 }
  }

  /// The files that iOS tries on a display, in order. In the frame of another iPhone, it tries all
  /// scales.
  func filesWithoutEntries(on display: Display, _ orientation: InterfaceOrientation) -> [String] {
    let framed = Self.framedModifiers(display)
    return namesWithoutEntries(on: display, orientation).flatMap { name in
      LaunchImageEntry.fileNames(
        of: name, scale: framed.contains(where: name.hasSuffix) ? .three : display.scale,
        idiom: display.idiom)
    }
  }

  /// The names with the display's size, or without a size for the oldest displays.
  package func ownNamesWithoutEntries(
    on display: Display, _ orientation: InterfaceOrientation
  ) -> [String] {
    let names = namesWithoutEntries(on: display, orientation)
    let screens = Self.modifiers(display)
    if !screens.isEmpty { return names.filter { screens.contains(where: $0.contains) } }
    return display.hasDocumentedName ? names : []
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
          filesWithoutEntries(on: display, orientation)
            .first { $0 == name || others.contains($0) } == name
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

  /// Adobe AIR writes the X's height alone, and that of the XR.
  private static func modifiers(_ display: Display) -> [String] {
    let size = display.points
    let (height, whole) = ("-\(size.height)h", "-\(size.width)w-\(size.height)h")
    switch (size.width, size.height) {
    case (320, 568): return [height]
    case (375, 667), (414, 736), (1024, 1366): return [whole]
    case (375, 812), (414, 896): return [whole, height]
    default: return []
    }
  }

  /// If an app has no image for an iPhone, it runs there in the frame of the nearest smaller one.
  /// Source: shipped apps (libgdx/libgdx issue 5473).
  private static func framedModifiers(_ display: Display) -> [String] {
    display.frames.flatMap(modifiers)
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
