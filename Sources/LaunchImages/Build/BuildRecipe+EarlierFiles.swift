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
  /// in the folder's property list. If the build makes no images, an existing property list is an
  /// earlier file too. Parts of a launch screen are recognized by their contents, and are searched
  /// for only if the plan has a launch screen.
  func earlierFiles(_ plan: BuildPlan, in place: OutputPlace) -> [EarlierFile] {
    let entries = Self.entries(in: place)
    // Without a launch screen in the plan, the app may still use the existing one.
    let launchFiles = plan.launchFile == nil ? [] : Self.launchFiles(in: place)
    let names = Set(Self.imageNames(plan, entries, in: place) + launchFiles)
    return names.subtracting(plan.files).sorted().map { Self.earlierFile($0, entries) }
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

  private static func imageNames(
    _ plan: BuildPlan, _ entries: Set<String>, in place: OutputPlace
  ) -> [String] {
    let images = ((try? FolderListing.names(in: place.path)) ?? []).filter { file in
      guard let (image, prefix) = ScreenImage.parsing(file: file) else { return false }
      return prefix == plan.options.namePrefix || entries.contains(prefix + image.nameSuffix)
    }
    return images + (entries.isEmpty ? [] : [BuildPlan.propertyListFile])
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

  private static func launchFiles(in place: OutputPlace) -> [String] {
    func holds(_ file: String, _ mark: String) -> Bool {
      guard let bytes = place.bytes(of: file, limit: 1 << 20) else { return false }
      return String(decoding: bytes, as: UTF8.self).contains(mark)
    }
    let catalog = LaunchFileDocument.catalog.file
    let storyboard = LaunchFileDocument.storyboard.file
    let list = LaunchFileDocument.propertyList.file
    var files: [String] = []
    if holds(catalog, "\"author\" : \"launchgen\"") {
      files += images
      files += [LaunchFileDocument.imageSet, .logoSet, .colorSet, .catalog].map(\.file)
    }
    if holds(storyboard, "\"Lch-Vc-001\"") { files.append(storyboard) }
    if holds(list, LaunchFile.storyboardName) || holds(list, LaunchFile.imageName) {
      files.append(list)
    }
    return files
  }
}
