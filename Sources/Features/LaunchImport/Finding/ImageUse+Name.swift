internal import LaunchRules

extension ImageUse {
  /// The use of a launch image according to its file name alone; `nil` if Apple, Xcode and game
  /// engines do not name launch images like this.
  ///
  /// - Parameters:
  ///   - name: a file's name, such as `Default-568h@2x.png` or
  ///     `LaunchImage-800-Landscape-736h@3x.png`.
  ///   - prefixes: accepted prefixes other than the usual ones, such as the value of
  ///     UILaunchImageFile.
  package init?(name: String, prefixes: [String] = []) {
    guard let parts = NameParts(name) else { return nil }
    let known = prefixes.filter { !$0.isEmpty } + ["Default", "LaunchImage", "Launch Image"]
    guard let prefix = known.first(where: { Self.begins(parts.stem, with: $0) }) else { return nil }
    self.init(origin: .name, idiom: parts.idiom, scale: parts.scale)
    for part in parts.stem.dropFirst(prefix.count).split(separator: "-") { read(String(part)) }
    if points == nil { assumeSize() }
  }

  /// Whether the name is the prefix alone, or the prefix and modifiers that begin with a hyphen.
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

  /// Sets the screen's size for a name that does not contain one: the size of the first display to
  /// which the name applied.
  private mutating func assumeSize() {
    switch (idiom, isLandscape) {
    case (.pad, _): points = PointSize(width: 768, height: 1024)
    // A name with an orientation but without a size is for iPads, or for the Plus at scale 3.
    case (_, .some):
      points = scale == .three ? Self.heights[736] : PointSize(width: 768, height: 1024)
    case (_, nil): points = Self.heights[480]
    }
  }

  /// Screen sizes in points by the height in names such as `-568h`: usually in points, but in
  /// pixels for some screens in Xcode's names.
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
