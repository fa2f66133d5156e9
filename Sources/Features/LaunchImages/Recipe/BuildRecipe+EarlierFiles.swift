internal import Files
internal import InfoPlist
internal import LaunchRules
internal import Pictures
internal import Pixels

/// Finds files of an earlier build in the output folder, because they would ship with the app.
extension BuildRecipe {
  /// Finds files of an earlier build that the plan does not make.
  ///
  /// Images are recognized by their names, which begin with the plan's prefix or belong to an entry
  /// in the folder's property list; parts of a launch screen by their contents. Launch images and a
  /// launch screen in one folder leave each other alone: the app may use both.
  func earlierFiles(_ plan: BuildPlan, in place: OutputPlace) -> [EarlierFile] {
    guard plan.launchScreen == nil else {
      let names = Set(Self.screenFiles(in: place)).subtracting(plan.files)
      return names.sorted().map { Self.earlierFile($0, []) }
    }
    let images = Self.images(in: place, besides: plan.files)
    // The entries only tell about files that the plan does not make.
    let entries = images.isEmpty ? [] : Self.entries(in: place)
    let earlier = images.filter { image, prefix, _ in
      prefix == plan.options.namePrefix || entries.contains(prefix + image.nameSuffix)
    }
    return Set(earlier.map(\.file)).sorted().map { Self.earlierFile($0, entries) }
  }

  /// The names, as in entries, of the images that a build with ``Destination/prunes`` removes from
  /// the output folder, unless it makes them.
  static func prunedNames(in target: PictureTarget, prefix: String) -> Set<String> {
    let files = target.prunable { place in
      let entries = entries(in: place)
      return images(in: place, besides: []).filter { image, other, _ in
        other == prefix || entries.contains(other + image.nameSuffix)
      }.map { earlierFile($0.file, entries) }
    }
    return Set(
      files.compactMap { file in
        ScreenImage.parsing(file: file).map { $0.prefix + $0.image.nameSuffix }
      })
  }

  private static func earlierFile(_ file: String, _ entries: Set<String>) -> EarlierFile {
    if !file.hasSuffix(".png") {
      return EarlierFile(file, .text { OwnText.isOwn(file, $0) }, isListed: true)
    }
    guard let (image, prefix) = ScreenImage.parsing(file: file) else {
      // The catalog that contains the file names its author.
      return EarlierFile(file, .image(size: nil), isListed: file.hasSlash)
    }
    let scale = ScaleFactor.allCases.last { file.contains($0.suffix) } ?? .one
    return EarlierFile(
      file, .image(size: ImagePlan.size(of: image, scale: scale)),
      isListed: entries.contains(prefix + image.nameSuffix))
  }

  /// The names of the entries in the folder's property list.
  private static func entries(in place: OutputPlace) -> Set<String> {
    guard let bytes = place.bytes(of: BuildPlan.propertyListFile, limit: 1 << 20) else { return [] }
    let earlier = (try? PropertyListDocument(bytes)).map { LaunchInfo($0).launchImages }
    let written = [earlier?.any, earlier?.phone, earlier?.pad].compactMap(\.self).joined()
      .compactMap { try? $0.entry().name }
      .filter { name in
        !name.hasSlash
          && DeviceIdiom.allCases.contains { idiom in
            let suffix = idiom == .pad ? idiom.suffix : ""
            return ScreenImage.parsing(file: "\(name)@2x\(suffix).png") != nil
          }
      }
    return Set(written)
  }

  /// The folder's files that have names of launch images, besides some files.
  private static func images(
    in place: OutputPlace, besides files: [String]
  ) -> [(image: ScreenImage, prefix: String, file: String)] {
    let names = (try? FolderListing.names(in: place.path)) ?? []
    return Set(names).subtracting(files).compactMap { file in
      ScreenImage.parsing(file: file).map { ($0.image, $0.prefix, file) }
    }
  }

  /// The paths of all images that a launch screen of any build may have.
  private static var images: [String] {
    let roles = [nil] + ArtworkRole.allCases
    return [false, true].flatMap { isLoose in
      roles.flatMap { role in
        ScaleFactor.allCases.map { scale in
          CatalogImagePlan(
            artwork: role, scales: [scale], size: PixelSize(width: 1, height: 1), isLoose: isLoose
          ).file
        }
      }
    }
  }

  private static func screenFiles(in place: OutputPlace) -> [String] {
    func holds(_ file: String, _ mark: String) -> Bool {
      guard let bytes = place.bytes(of: file, limit: 1 << 20) else { return false }
      return String(decoding: bytes, as: UTF8.self).contains(mark)
    }
    let catalog = LaunchScreenDocument.catalog.file
    let storyboard = LaunchScreenDocument.storyboard.file
    let list = LaunchScreenDocument.propertyList.file
    var files: [String] = []
    if holds(catalog, "\"author\" : \"launchgen\"") {
      files += images
      files += [LaunchScreenDocument.imageSet, .logoSet, .colorSet, .catalog].map(\.file)
    }
    if holds(storyboard, "\"Lch-Vc-001\"") { files.append(storyboard) }
    if holds(list, LaunchScreenKind.storyboardName) || holds(list, LaunchScreenKind.imageName) {
      files.append(list)
    }
    return files
  }
}
