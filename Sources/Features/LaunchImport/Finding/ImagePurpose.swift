internal import LaunchApps
internal import LaunchRules

/// The screens, orientation and systems that a launch image is for, according to a slot of an asset
/// catalog, an entry of UILaunchImages, or the image's name.
struct ImagePurpose: Equatable, Sendable {
  enum Origin: Sendable {
    /// A slot, or an entry of UILaunchImages by which no display is known to load the image.
    case reference
    /// An entry of UILaunchImages by which iOS loads the image on some display.
    case loadedEntry
    case name
  }

  enum System: Equatable, Sendable {
    /// iOS 6 and earlier. These versions do not read entries of UILaunchImages.
    case beforeEntries
    case from(OSVersion)
    /// A system of devices other than iPhones and iPads. The name is the slot's idiom, such as
    /// `tv`.
    case other(String)
  }

  var origin: Origin
  var idiom: DeviceIdiom?
  /// The screen's size in points, in portrait order; `nil` if it is not specified.
  var points: PointSize?
  var scale: ScaleFactor?
  /// Whether the image is for a landscape launch; `nil` if this is not specified.
  var isLandscape: Bool?
  /// The systems that use the image; `nil` if they are not specified.
  var system: System?

  var isOfOtherSystem: Bool { if case .other = system { true } else { false } }
}

/// The parts of an image's file name: for `Default-568h@2x~ipad.png`, these are `Default-568h`,
/// `@2x` and `~ipad`.
struct NameParts {
  let stem: String
  let scale: ScaleFactor
  /// The device family in the name's suffix, such as `~ipad`; `nil` without such a suffix.
  let idiom: DeviceIdiom?

  /// `nil` if the name does not end in `.png`.
  init?(_ name: String) {
    guard name.lowercased().hasSuffix(".png") else { return nil }
    var stem = name.dropLast(4)
    func suffix<Value>(_ values: some Sequence<Value>, _ text: (Value) -> String) -> Value? {
      let found = values.first { stem.hasSuffix(text($0)) }
      if let found { stem = stem.dropLast(text(found).count) }
      return found
    }
    let idiom = suffix(DeviceIdiom.allCases, \.suffix)
    scale = suffix(ScaleFactor.allCases.dropFirst(), \.suffix) ?? .one
    // Some engines write the scale last.
    self.idiom = idiom ?? suffix(DeviceIdiom.allCases, \.suffix)
    self.stem = String(stem)
  }
}

extension ImagePurpose {
  /// The use of a launch image according to the file name alone, such as `Default-568h@2x.png` or
  /// `LaunchImage-800-Landscape-736h@3x.png`. `nil` if the name begins neither with a usual prefix,
  /// such as `Default`, nor with one of `prefixes`, which come from UILaunchImageFile.
  init?(name: String, prefixes: [String] = []) {
    guard let parts = NameParts(name) else { return nil }
    let known = prefixes.filter { !$0.isEmpty } + ["Default", "LaunchImage", "Launch Image"]
    let prefix = known.first { prefix in
      parts.stem == prefix || parts.stem.hasPrefix(prefix + "-")
    }
    guard let prefix else { return nil }
    self.init(origin: .name, idiom: parts.idiom, scale: parts.scale)
    let modifiers = parts.stem.dropFirst(prefix.count).split(separator: "-").map(String.init)
    let unknown = modifiers.filter { !read($0) }
    if points == nil, unknown.isEmpty { assumeSize() }
  }

  /// Reads a part of a name, and returns whether the part is known.
  private mutating func read(_ modifier: String) -> Bool {
    let modifier = modifier.lowercased()
    if modifier.hasPrefix("landscape") {
      isLandscape = true
    } else if modifier.hasPrefix("portrait") {
      isLandscape = false
    } else if modifier.hasPrefix("ios"),
      let version = OSVersion(parsing: String(modifier.dropFirst(3)))
    {
      system = .from(version)
    } else if let height = Int(modifier.hasSuffix("h") ? modifier.dropLast() : modifier[...]),
      let size = Self.heights[height]
    {
      points = size
    } else if modifier.count >= 3, let number = Int(modifier), number % 10 == 0 {
      // Xcode's names contain the iOS version as 700, 800 or 1100.
      system = .from(OSVersion(number / 100, number / 10 % 10))
    } else {
      return false
    }
    return true
  }

  /// Sets the screen's size for a name without one: the size of the first display to which such
  /// names applied.
  private mutating func assumeSize() {
    // A name with an orientation but without a size is for iPads, or for the Plus at scale 3.
    if idiom != .pad, isLandscape == nil || scale == .three {
      points = Self.heights[isLandscape == nil ? 480 : 736]
    } else {
      points = PointSize(width: 768, height: 1024)
    }
  }

  /// The screen's size in points for each height in names such as `-568h`. The height is usually in
  /// points, but for some screens, Xcode's names have the height in pixels.
  private static let heights: [Int: PointSize] = {
    var sizes = Dictionary(
      Display.all.map { ($0.points.height, $0.points) }
    ) { first, _ in first }
    for display in [Display.phone812, .phone896At2x, .phone896At3x] {
      sizes[display.pixelHeight] = display.points
    }
    return sizes
  }()
}
