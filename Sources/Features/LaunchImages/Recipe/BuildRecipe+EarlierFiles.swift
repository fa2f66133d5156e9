internal import AppDocuments
internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Platform

/// Finds files that an earlier build left in the output folder. Unless removed, they ship with the
/// app.
extension BuildRecipe {
  /// Finds files of an earlier build that the plan does not make.
  ///
  /// An image is recognized by its name: the name begins with the plan's prefix, or belongs to an
  /// entry in the folder's property list. Parts of a launch screen are recognized by their
  /// contents.
  ///
  /// A build of launch images ignores a launch screen in the folder, and a build of a launch screen
  /// ignores launch images, because the app may use both.
  func earlierFiles(_ plan: BuildPlan, in place: OutputPlace) -> [EarlierFile] {
    guard plan.launchScreen == nil else {
      let names = Set(Self.screenFiles(in: place)).subtracting(plan.files)
      return names.sorted().map { Self.earlierFile($0, []) }
    }
    let images = Self.images(in: place, besides: plan.files)
    // Entries matter only if there are images that the plan does not make.
    let entries = images.isEmpty ? [] : Self.entries(in: place)
    return Self.earlierFiles(images, prefix: plan.options.namePrefix, entries)
  }

  /// The names of earlier images in the output folder, as written in entries, such as
  /// `Default-568h`. A build with ``Destination/prunes`` removes these images, except images that
  /// it makes again.
  static func prunedNames(in target: PictureTarget, prefix: String) -> Set<String> {
    let files = target.prunable { place in
      earlierFiles(images(in: place, besides: []), prefix: prefix, entries(in: place))
    }
    return Set(
      files.compactMap { file in
        ScreenImage.parsing(file: file).map { $0.prefix + $0.image.nameSuffix }
      })
  }

  private static func earlierFiles(
    _ images: [(image: ScreenImage, prefix: String, file: String)], prefix: String,
    _ entries: Set<String>
  ) -> [EarlierFile] {
    images.filter { image, other, _ in
      other == prefix || entries.contains(other + image.nameSuffix)
    }.map(\.file).sorted().map { earlierFile($0, entries) }
  }

  private static func earlierFile(_ file: String, _ entries: Set<String>) -> EarlierFile {
    if !file.hasSuffix(".png") {
      return EarlierFile(file, .text { OwnText.isOwn(file, $0) }, isListed: true)
    }
    guard let (image, prefix) = ScreenImage.parsing(file: file) else {
      // The asset catalog around the file has launchgen as its author.
      return EarlierFile(file, .image(size: nil), isListed: true)
    }
    let scale = ScaleFactor.allCases.last { file.contains($0.suffix) } ?? .one
    return EarlierFile(
      file, .image(size: ImagePlan.size(of: image, scale: scale)),
      isListed: entries.contains(prefix + image.nameSuffix))
  }

  /// The names of the entries in the folder's property list.
  private static func entries(in place: OutputPlace) -> Set<String> {
    guard let bytes = place.bytes(of: BuildPlan.propertyListFile, limit: 1 << 20) else { return [] }
    let lists = (try? PropertyListDocument(bytes)).map { LaunchInfo($0).launchImages.values } ?? []
    let written = lists.joined().compactMap { try? $0.entry().name }
      .filter { name in
        !name.hasSlash
          && DeviceIdiom.allCases.contains { idiom in
            let suffix = idiom == .pad ? idiom.suffix : ""
            return ScreenImage.parsing(file: "\(name)@2x\(suffix).png") != nil
          }
      }
    return Set(written)
  }

  /// The folder's files that have names of launch images, without `files`.
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
    ([nil] + ArtworkRole.allCases).flatMap { role in
      ScaleFactor.allCases.map { scale in
        CatalogImagePlan(artwork: role, scales: [scale], size: PixelSize(width: 1, height: 1)).file
      }
    }
  }

  private static func screenFiles(in place: OutputPlace) -> [String] {
    func isOwn(_ document: LaunchScreenDocument) -> Bool {
      place.bytes(of: document.file, limit: 1 << 20).map {
        OwnText.isOwn(document.file, String(decoding: $0, as: UTF8.self))
      } ?? false
    }
    let sets: [LaunchScreenDocument] = [.imageSet, .logoSet, .colorSet, .catalog]
    let ofCatalog = isOwn(.catalog) ? images + sets.map(\.file) : []
    let others: [LaunchScreenDocument] = [.storyboard, .propertyList]
    return ofCatalog + others.filter(isOwn).map(\.file)
  }
}

/// Recognizes the text files that launchgen wrote.
package enum OwnText {
  private static let author = "\"author\" : \"launchgen\""
  private static let identifier = "\"Lch-Vc-001\""

  /// Whether a file's text has the mark that launchgen leaves in such a file. `path` is the file's
  /// path in the output folder.
  ///
  /// In a catalog, the mark is the author `launchgen`. In the storyboard, the mark is one of
  /// launchgen's identifiers. A property list has no mark, but must contain only keys that
  /// launchgen writes, in launchgen's layout.
  package static func isOwn(_ path: String, _ text: String) -> Bool {
    switch LaunchScreenDocument.allCases.first(where: { $0.file == path }) {
    case .imageSet, .logoSet, .colorSet, .catalog: text.contains(author)
    case .storyboard: text.contains(identifier)
    case .propertyList: isOwnList(text, keys: Set(LaunchScreenKind.allCases.map(\.key.rawValue)))
    case nil: isOwnList(text, keys: launchImageKeys)
    }
  }

  private static let launchImageKeys: Set = [
    InfoPlistKey.launchImages, InfoPlistKey.launchImages + DeviceIdiom.pad.suffix,
  ]

  private static func isOwnList(_ text: String, keys: Set<String>) -> Bool {
    guard let root = try? PropertyListDocument(ContiguousArray(text.utf8)).root,
      keys.isSuperset(of: root.keys)
    else { return false }
    return PropertyList.writer.document(root) == text
  }
}
