internal import Files
internal import LaunchRules
package import PNGCodec

package struct ImageFile: Equatable, Sendable {
  package let name: String
  /// The path that messages show.
  package let path: String
  package let header: Result<PNGHeader, PNGError>

  package init(name: String, path: String, header: Result<PNGHeader, PNGError>) {
    self.name = name
    self.path = path
    self.header = header
  }

  /// Reads the image's header; `nil` if the file cannot be read, which is treated like a missing
  /// file.
  ///
  /// - Parameter name: the file's name in the app, if it differs from the one in `path`.
  init?(reading path: String, as name: String? = nil) {
    guard let file = try? ReadableFile(path: path),
      let bytes = try? file.read(at: 0, count: PNGHeader.byteCount)
    else { return nil }
    self.init(
      name: name ?? path.pathParts.name, path: path,
      header: Result { () throws(PNGError) in try PNGHeader(bytes) })
  }

  package var readable: PNGHeader? { try? header.get() }
}

extension LaunchInfo {
  /// Names that launch images have in projects although iOS finds them only by an entry of
  /// UILaunchImages: those of launchgen's images, and those that images of later iPhones have, as
  /// if iOS found them by name like `Default-568h@2x.png`.
  static let unfoundNames: Set<String> = {
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
  var lookedUpNames: Set<String> {
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
