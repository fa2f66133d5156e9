package import LaunchRules
internal import Pixels
internal import Platform

/// An image set of an asset catalog, as Xcode's asset compiler and iOS read it.
package struct ImageSet: Sendable {
  package struct File: Sendable {
    package let picture: PictureFile
    /// Whether iOS draws the file as vectors, so that no memory is needed for pixels.
    var keepsVectors = false
    let slot: CatalogContents.Slot

    /// The number of pixels per point.
    package var scale: Int { max(slot.scale?.first?.wholeNumberValue ?? 1, 1) }

    /// The number of bytes of the decoded picture on screens of `scale`, as ``LaunchImageLimit``
    /// estimates it; `nil` if iOS draws vectors, or if the size is unknown.
    package func decodedBytes(scale: Int) -> Int? {
      keepsVectors ? nil : picture.decodedBytes(scale: scale)
    }

    /// Whether Xcode slices the image, so that UILaunchScreen stretches it to the screen.
    package var isSliced: Bool { slot.resizing != nil }

    /// The exact size of the unscaled image in points; `nil` if the size is unknown.
    var imageSize: InterfaceLayout.ImageSize? {
      picture.size.map { (Double($0.width) / Double(scale), Double($0.height) / Double(scale)) }
    }

    /// The picture's size divided by ``scale``, in whole points; `nil` if the size is unknown.
    package var points: PointSize? {
      picture.size.map { size in
        PointSize(width: max(size.width / scale, 1), height: max(size.height / scale, 1))
      }
    }
  }

  package let folder: String
  /// The files that the compiler takes, in the order of the slots in Contents.json.
  package let files: [File]
  /// What the compiler refuses or leaves out, and what iOS draws differently from the file.
  package let faults: [AssetFault]

  /// The set's name without groups. For files outside of catalogs, this is the files' common name.
  package var name: String {
    let isInCatalog = FileExtension.of(folder).hasSuffix("set")
    let path = isInCatalog ? folder : files.first?.picture.path ?? faults.first?.path ?? folder
    return isInCatalog ? Path.base(path.lastPathName) : LaunchAssets.looseName(path.lastPathName)
  }

  /// Whether the set is a symbol set. The files of symbol sets are not checked.
  package var isSymbol: Bool { folder.hasSuffix(".symbolset") }

  private static let fileTypes: Set<String> = [
    "png", "jpg", "jpeg", "heic", "heif", "avci", "pdf", "svg",
  ]

  /// Reads a set and its pictures.
  init(folder: String) {
    self.folder = folder
    let names = ((try? FolderListing.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }
    // The list of a symbol set has other keys.
    if folder.hasSuffix(".symbolset") {
      (files, faults) = ([], [])
      return
    }
    let path = Path.joined(folder, "Contents.json")
    guard let contents = CatalogContents(folder: folder) else {
      (files, faults) = ([], [AssetFault(.noContents, path)])
      return
    }
    let slots = contents.images ?? []
    var (files, faults): ([File], [AssetFault]) = ([], [])
    for slot in slots where slot.filename != nil {
      switch Self.file(slot, in: folder, names) {
      case .success(var file):
        file.keepsVectors =
          file.picture.isVector && contents.properties?.keepsVectors == true
        files.append(file)
      case .failure(let kind): faults.append(AssetFault(kind, path, slot.line))
      }
    }
    faults += files.compactMap { file in
      file.picture.fault.map { AssetFault(.refused($0), file.picture.path) }
    }
    faults += Self.drawnOtherwise(files, contents, path)
    if Self.mixesScales(files) { faults.append(AssetFault(.mixedScales, path)) }
    let listed = Set(slots.compactMap { $0.filename?.lowercased() })
    // Other tools put texts such as README.md into sets.
    let unlisted = names.filter { name in
      LaunchAssets.imageTypes.contains(FileExtension.of(name))
        && !listed.contains(name.lowercased())
    }.sorted()
    if !unlisted.isEmpty { faults.append(AssetFault(.unlisted(unlisted), path)) }
    if files.isEmpty && faults.isEmpty { faults.append(AssetFault(.noFiles, path)) }
    (self.files, self.faults) = (files, faults)
  }

  /// Makes a set of files outside of asset catalogs, such as `Logo@2x.png` and `Logo@2x~ipad.png`.
  init(loose pictures: [PictureFile]) {
    folder = pictures.first?.path.pathFolder ?? ""
    files = pictures.filter { $0.fault == nil }.map { picture in
      let scale = ["3x", "2x"].first { picture.name.contains("@" + $0) }
      let idiom = DeviceIdiom.allCases.first { picture.name.contains($0.suffix) }?.rawValue
      return File(
        picture: picture,
        slot: CatalogContents.Slot(idiom: idiom ?? "universal", scale: scale ?? "1x"))
    }
    faults = pictures.compactMap { picture in
      picture.fault.map { AssetFault(.unreadable($0), picture.path) }
    }
  }

  package func faults(_ effect: AssetFault.Effect) -> [AssetFault] {
    faults.filter { $0.effect == effect }
  }

  /// The file that iOS shows on a device; `nil` if no file suits the device, or if Xcode refuses
  /// the set.
  package func file(for trait: AssetTrait) -> File? {
    if faults.contains(where: { $0.effect == .refused }) { return nil }
    let ranked = files.compactMap { file in trait.rank(file.slot).map { (file: file, rank: $0) } }
    return ranked.min { $0.rank < $1.rank }?.file
  }

  private static func file(
    _ slot: CatalogContents.Slot, in folder: String, _ names: [String]
  ) -> Result<File, AssetFault.Kind> {
    let name = slot.filename ?? ""
    if let unknown = slot.unknownValue {
      return .failure(.unknownValue(key: unknown.key, unknown.value))
    }
    if let scale = slot.scale, !["1x", "2x", "3x"].contains(scale) {
      return .failure(.unknownValue(key: "scale", scale))
    }
    if slot.unassigned == true { return .failure(.unlisted([name])) }
    guard !name.hasSlash, let picture = PictureFile(reading: Path.joined(folder, name)) else {
      let other = names.first { $0.lowercased() == name.lowercased() }
      return .failure(.missingFile(name, inOtherCapitals: other))
    }
    if !fileTypes.contains(FileExtension.of(name)) { return .failure(.fileType(name)) }
    return .success(File(picture: picture, slot: slot))
  }

  /// Whether a bitmap has no scale while another file has one. The compiler refuses such a set.
  private static func mixesScales(_ files: [File]) -> Bool {
    files.contains { $0.slot.scale == nil && !$0.picture.isVector }
      && files.contains { $0.slot.scale != nil }
  }

  private static func drawnOtherwise(
    _ files: [File], _ contents: CatalogContents, _ path: String
  ) -> [AssetFault] {
    var faults: [AssetFault] = []
    let template = files.first {
      ($0.slot.rendering ?? contents.properties?.rendering) == "template"
    }
    if let template { faults.append(AssetFault(.template, path, template.slot.line)) }
    if contents.properties?.keepsVectors == true,
      let vector = files.first(where: { FileExtension.of($0.picture.path) == "pdf" })
    {
      let bytes = vector.picture.decodedBytes(scale: 3) ?? 0
      let kind = AssetFault.Kind.keptVector(
        vector.picture.name, isLarge: bytes > LaunchImageLimit.bytes)
      faults.append(AssetFault(kind, path, vector.slot.line))
    }
    return faults
  }
}
