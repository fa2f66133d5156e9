package import LaunchRules
package import Pictures
package import Pixels
internal import Platform

package struct FileUse {
  /// The entry's place in Info.plist; `nil` for an image that iOS finds by its name alone.
  package var site: LocatedEntry?
  package let entry: LaunchImageEntry
  package let display: Display
  package let file: ImageFile

  package var scale: ScaleFactor {
    ScaleFactor.allCases.last { $0.suffix.isEmpty || file.name.contains($0.suffix) } ?? .one
  }

  /// The right size of the file in pixels. For landscape: 640x1136 (rotated) on an iPhone 5,
  /// 1024x768 on an iPad.
  package var expectedSize: PixelSize {
    let upright = PixelSize(
      width: entry.size.width * scale.rawValue, height: entry.size.height * scale.rawValue)
    return display.idiom == .pad && entry.orientation.isLandscape ? upright.transposed : upright
  }

  /// The beginning of a message: `Default-568h@2x.png of entry 1 of UILaunchImages is`. Without an
  /// entry, the text is only `is`, because the message already begins with the file's name.
  package var words: String { site.map { "\(file.name) of \($0.words) is" } ?? "is" }

  /// Whether a size in pixels is right for the file. On an iPhone Plus, a landscape file that iOS
  /// finds by name may be upright or rotated: 2208x1242 or 1242x2208.
  package func fits(_ size: PixelSize) -> Bool {
    if size == expectedSize { return true }
    return site == nil && display == .plus && file.name.contains("Landscape") && isTransposed(size)
  }

  /// Whether iOS finds the file by name, and the size in pixels is an iPad screen's size without
  /// the status bar. iOS 6 and earlier need such images.
  package func endsAtStatusBar(_ size: PixelSize) -> Bool {
    let whole = PixelSize(width: size.width, height: size.height + 20 * scale.rawValue)
    return site == nil && display.idiom == .pad && whole == expectedSize
  }
}

extension BundleContents {
  /// Uses of the images that iOS finds by name alone, keyed by file name.
  package var namedUses: [String: [FileUse]] {
    if images.isEmpty { return [:] }
    let uses = info.idioms.filter(info.looksForNamedFiles).flatMap { idiom -> [FileUse] in
      let orientations = launchOrientations(for: idiom) ?? []
      return Display.all.filter { $0.idiom == idiom }.flatMap { display in
        orientations.flatMap { namedUses(on: display, $0) }
      }
    }
    return Dictionary(grouping: uses, by: \.file.name)
  }

  /// The use of the image that iOS finds first on the display; empty if iOS finds none.
  func namedUses(on display: Display, _ orientation: InterfaceOrientation) -> [FileUse] {
    let uses = info.ownNamesWithoutEntries(on: display, orientation).flatMap { name in
      let entry = LaunchImageEntry(
        name: name, minimumOS: display.minimumOS,
        orientation: orientation.isLandscape ? .landscape : .portrait, size: display.points)
      return entry.fileNames(scale: display.scale, idiom: display.idiom).compactMap { file in
        images[file].map { FileUse(entry: entry, display: display, file: $0) }
      }
    }
    // An image without a suffix that has an iPhone's size is not meant for iPads.
    let own = display.idiom == .pad ? uses.filter { !isOfPhone($0.file) } : uses
    return Array(own.prefix(1))
  }

  /// Whether a file has the size of an iPhone's screen, and a name without the suffix for iPads. In
  /// a universal app, a file with a name for iPhones and without an iPad's size is an iPhone's too.
  func isOfPhone(_ file: ImageFile) -> Bool {
    guard !file.name.contains(DeviceIdiom.pad.suffix), let size = file.readable?.size else {
      return false
    }
    let sides = [size.width, size.height].sorted()
    func isScreen(_ idiom: DeviceIdiom, _ sides: [Int]) -> Bool {
      Display.all.contains {
        $0.idiom == idiom && [$0.pixelWidth, $0.pixelHeight].sorted() == sides
      }
    }
    if sides == [320, 480] || isScreen(.phone, sides) { return true }
    // An iPad's image may end at the status bar.
    return info.idioms.count > 1
      && file.name.prefix { $0 != "@" && $0 != "." } == info.baseName(for: .phone)
      && ![0, 20, 40].contains { isScreen(.pad, [size.width, size.height + $0].sorted()) }
  }

  /// Whether the images that iOS finds by name are certainly launch images of the app.
  package var hasCertainNames: Bool { isWhole || info.hasNamedImages }

  /// For each display of the entry's size, the existing file that iOS loads for the entry.
  package func uses(of site: LocatedEntry) -> [FileUse] {
    guard let entry = site.entry else { return [] }
    let displays = Display.all.filter {
      $0.points == entry.size && site.idioms.contains($0.idiom)
    }
    return displays.compactMap { display in
      let names = entry.fileNames(scale: display.scale, idiom: display.idiom)
      let file = names.lazy.compactMap { [images] in images[$0] }.first
      return file.map { FileUse(site: site, entry: entry, display: display, file: $0) }
    }
  }
}

package struct ImageFile: Equatable, Sendable {
  package let name: String
  package let path: String
  package let header: Result<PNGHeader, PNGError>

  package var readable: PNGHeader? { try? header.get() }
}

extension ImageFile {
  /// Enough for the header, and for the chunks before a palette's transparency.
  private static let startLength = 1 << 14

  init?(reading path: String, as name: String? = nil) {
    guard let file = try? ReadableFile(path: path),
      let bytes = try? file.read(at: 0, count: Self.startLength)
    else { return nil }
    self.init(
      name: name ?? path.pathParts.name, path: path,
      header: Result { () throws(PNGError) in try PNGHeader(bytes) })
  }
}

extension LaunchInfo {
  /// Names of launch images that iOS finds only if an entry of UILaunchImages has the name: names
  /// that launchgen gives, and names that people derive from `Default-568h@2x.png` for later
  /// iPhones, such as `Default-667h@2x.png`.
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

  /// The names of all image files that launchgen looks for in an app.
  var lookedUpNames: Set<String> {
    let names = imageNames.union(imageNamesAfterCorrection)
    if hasNamedImages { return names.union(withoutEntries.imageNames) }
    return names.isEmpty ? names : names.union(Self.unfoundNames)
  }

  fileprivate var withoutEntries: LaunchInfo {
    var info = self
    info.launchImages = DeviceVariants()
    return info
  }
}

extension BundleContents {
  /// Whether iOS would find an image by name if there were no entries. The template of cocos2d-x
  /// has such an image.
  package var hasNamedImage: Bool {
    !info.withoutEntries.imageNames.isDisjoint(with: images.keys)
  }

  /// The existing launch images that iOS does not find, because no entry names them.
  package var unfoundImages: [String] {
    if info.hasNamedImages { return [] }
    let names = LaunchInfo.unfoundNames.subtracting(info.imageNames)
    return names.filter { images[$0] != nil }.sorted()
  }
}
