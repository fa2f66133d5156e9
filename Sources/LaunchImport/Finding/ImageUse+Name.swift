internal import LaunchRules

extension ImageUse {
  /// What a launch image is for by its name alone, as Apple, Xcode and game engines write names;
  /// `nil` if it is not such a name.
  ///
  /// - Parameters:
  ///   - name: a file's: `Default-568h@2x.png`, `LaunchImage-800-Landscape-736h@3x.png`.
  ///   - prefixes: other beginnings of names, as UILaunchImageFile has one.
  package init?(name: String, prefixes: [String] = []) {
    guard let parts = NameParts(name) else { return nil }
    let known = prefixes.filter { !$0.isEmpty } + ["Default", "LaunchImage", "Launch Image"]
    guard let prefix = known.first(where: { Self.begins(parts.stem, with: $0) }) else { return nil }
    self.init(origin: .name, idiom: parts.idiom, scale: parts.scale)
    for part in parts.stem.dropFirst(prefix.count).split(separator: "-") { read(String(part)) }
    if points == nil { assumeSize() }
  }

  /// Whether the prefix is the whole name, or a modifier follows.
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
      // Xcode's names: 700, 800, 1100.
      system = .from(OSVersion(number / 100, number / 10 % 10))
    }
  }

  /// Names without a size are for the displays that came first.
  private mutating func assumeSize() {
    switch (idiom, isLandscape) {
    case (.pad, _): points = PointSize(width: 768, height: 1024)
    // Without a size, an orientation is for iPads, at scale 3 for the Plus.
    case (_, .some):
      points = scale == .three ? Self.heights[736] : PointSize(width: 768, height: 1024)
    case (_, nil): points = Self.heights[480]
    }
  }

  /// By their heights in points, or in the pixels that Xcode names them by.
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
