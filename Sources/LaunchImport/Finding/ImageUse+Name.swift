internal import LaunchRules

extension ImageUse {
  /// The use of a launch image according to its name alone, as Apple, Xcode and game engines name
  /// launch images; `nil` for other names.
  ///
  /// - Parameters:
  ///   - name: a file's name, such as `Default-568h@2x.png` or
  ///     `LaunchImage-800-Landscape-736h@3x.png`.
  ///   - prefixes: other prefixes of names, such as the value of UILaunchImageFile.
  package init?(name: String, prefixes: [String] = []) {
    guard let parts = NameParts(name) else { return nil }
    let known = prefixes.filter { !$0.isEmpty } + ["Default", "LaunchImage", "Launch Image"]
    guard let prefix = known.first(where: { Self.begins(parts.stem, with: $0) }) else { return nil }
    self.init(origin: .name, idiom: parts.idiom, scale: parts.scale)
    for part in parts.stem.dropFirst(prefix.count).split(separator: "-") { read(String(part)) }
    if points == nil { assumeSize() }
  }

  /// Whether the name is the prefix alone, or the prefix and a modifier.
  private static func begins(_ stem: String, with prefix: String) -> Bool {
    stem.hasPrefix(prefix)
      && (stem.count == prefix.count || stem.dropFirst(prefix.count).first == "-")
  }

  private mutating func read(_ modifier: String) {
    let modifier = modifier.lowercased()
    if modifier.hasPrefix("landscape") {
      isLandscape = true
    } else if modifier.hasPrefix("portrait") {
      isLandscape = false
    } else if modifier.hasPrefix("ios"),
      let version = OSVersion(parsing: String(modifier.dropFirst(3)))
    {
      system = .from(version)
    } else if modifier.hasSuffix("h"), let height = Int(modifier.dropLast()) {
      points = Self.heights[height] ?? points
    } else if modifier.count >= 3, let number = Int(modifier), number % 10 == 0 {
      // Xcode's names contain the iOS version as 700, 800 or 1100.
      system = .from(OSVersion(number / 100, number / 10 % 10))
    }
  }

  /// Sets the size for a name without a size: the size of the first display of its kind.
  private mutating func assumeSize() {
    switch (idiom, isLandscape) {
    case (.pad, _): points = PointSize(width: 768, height: 1024)
    // A name with an orientation but without a size is for iPads, or for the Plus at scale 3.
    case (_, .some):
      points = scale == .three ? Self.heights[736] : PointSize(width: 768, height: 1024)
    case (_, nil): points = Self.heights[480]
    }
  }

  /// Screen sizes by their height in points, or by the height in pixels that Xcode uses in names.
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
