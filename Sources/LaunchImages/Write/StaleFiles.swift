internal import Files
internal import InfoPlist
internal import LaunchRules
internal import Pixels

/// Finds files of an earlier build in an output folder, because they would ship with the app.
enum StaleFiles {
  /// Files that launchgen made and that the plan does not contain, in alphabetical order.
  ///
  /// Images are recognized by their names: with the plan's prefix, or with the prefixes of the
  /// entries in the folder's property list, which counts too if no images are made. Parts of a launch
  /// file are also recognized by their contents; they count only if the plan has a launch file.
  static func find(in folder: String, beside plan: BuildPlan) -> [String] {
    let made = Set(plan.files)
    // Otherwise the app may still use the one that is there.
    let launchFiles = plan.launchFile == nil ? [] : launchFiles(in: folder)
    let names = imageNames(in: folder, plan) + launchFiles
    return Set(names).subtracting(made)
      .filter { FileKind(of: OutputFolder.path(of: $0, in: folder), followsLinks: false) == .file }
      .sorted()
  }

  private static func imageNames(in folder: String, _ plan: BuildPlan) -> [String] {
    let list = OutputFolder.path(of: BuildPlan.propertyListFile, in: folder)
    let earlier = (try? PropertyListDocument(found: list)).map { LaunchInfo($0).launchImages }
    let written = [earlier?.any, earlier?.phone, earlier?.pad].compactMap(\.self).joined()
      .compactMap { try? $0.entry().name }
      .filter { name in
        !name.contains("/")
          && DeviceIdiom.allCases.contains { idiom in
            let suffix = idiom == .pad ? idiom.suffix : ""
            return ScreenImage.parsing(file: "\(name)@2x\(suffix).png") != nil
          }
      }
    let names = Set(written)
    let images = ((try? FolderListing.names(in: folder)) ?? []).filter { file in
      guard let (image, prefix) = ScreenImage.parsing(file: file) else { return false }
      return prefix == plan.options.namePrefix || names.contains(prefix + image.nameSuffix)
    }
    return images + (written.isEmpty ? [] : [BuildPlan.propertyListFile])
  }

  /// All that a launch file may have.
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

  private static func launchFiles(in folder: String) -> [String] {
    func holds(_ file: String, _ mark: String) -> Bool {
      let path = OutputFolder.path(of: file, in: folder)
      guard let bytes = try? FileReader.read(found: path, limit: 1 << 20) else { return false }
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
