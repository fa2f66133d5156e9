package import LaunchRules

extension LaunchInfo {
  /// Names that images of later iPhones have in projects, as if iOS found them by name like
  /// `Default-568h@2x.png`; it finds none of them.
  package static let unfoundNames: Set<String> = {
    let displays = Display.all.filter {
      $0.idiom == .phone && $0.minimumOS >= OSVersion(8, 0) && $0.minimumOS < OSVersion(14, 0)
    }
    return Set(
      displays.flatMap { display in
        ["", "-Landscape", "-Portrait"].flatMap { turn in
          [display.points.height, display.pixelHeight].map {
            "\(LaunchImageName.defaultPrefix)\(turn)-\($0)h\(display.scale.suffix).png"
          }
        }
      })
  }()

  /// All file names that are looked up for an app: those that iOS tries, those that it would try
  /// after corrections, and those that no iOS tries, but that look as if one did.
  package var lookedUpNames: Set<String> {
    let names = imageNames.union(imageNamesAfterCorrection)
    return hasNamedImages || names.isEmpty ? names : names.union(Self.unfoundNames)
  }
}

extension BundleContents {
  /// The images of later iPhones that nothing finds, as the app has no entries that name them.
  package var unfoundImages: [String] {
    info.hasNamedImages
      ? [] : LaunchInfo.unfoundNames.filter { images[$0] != nil }.sorted()
  }
}
