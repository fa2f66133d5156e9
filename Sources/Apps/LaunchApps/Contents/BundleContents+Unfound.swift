package import LaunchRules

extension LaunchInfo {
  /// Names that launch images have in projects although iOS finds them only by an entry of
  /// UILaunchImages: those of launchgen's images, and those that images of later iPhones have, as
  /// if iOS found them by name like `Default-568h@2x.png`.
  package static let unfoundNames: Set<String> = {
    let own = LaunchScreenSize.allCases.flatMap { screen in
      ScaleFactor.allCases.map {
        LaunchImageName.defaultPrefix + ScreenImage(of: screen).fileSuffix($0)
      }
    }
    let displays = Display.all.filter {
      $0.idiom == .phone && $0.minimumOS >= OSVersion(8, 0) && $0.minimumOS < OSVersion(14, 0)
    }
    let guessed = displays.flatMap { display in
      ["", "-Landscape", "-Portrait"].flatMap { turn in
        [display.points.height, display.pixelHeight].map {
          "\(LaunchImageName.defaultPrefix)\(turn)-\($0)h\(display.scale.suffix).png"
        }
      }
    }
    return Set(own + guessed)
  }()

  /// All file names that are looked up for an app: those that iOS tries, those that it would try
  /// after corrections, and those that no iOS tries, but that look as if one did.
  package var lookedUpNames: Set<String> {
    let names = imageNames.union(imageNamesAfterCorrection)
    return hasNamedImages || names.isEmpty ? names : names.union(Self.unfoundNames)
  }
}

extension BundleContents {
  /// The images that nothing finds, as the app has no entries that name them.
  package var unfoundImages: [String] {
    info.hasNamedImages
      ? [] : LaunchInfo.unfoundNames.filter { images[$0] != nil }.sorted()
  }
}
