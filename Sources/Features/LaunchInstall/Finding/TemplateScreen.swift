internal import AppDocuments
internal import LaunchApps
internal import Pictures
internal import Pixels
internal import Platform

extension ScreenApp {
  /// Whether a launch storyboard is unedited: a blank storyboard, or one from a project template,
  /// where all elements, texts and pictures are like those of templates. A new launch screen may
  /// replace it without `--replace`. `false` if the storyboard cannot be read.
  func isUntouched(storyboard bytes: ContiguousArray<UInt8>) -> Bool {
    guard let document = try? InterfaceDocument(bytes) else { return false }
    let assets = builds.map(\.contents.storyboards.assets)
    // Without a catalog, the picture that somebody chose is not known.
    let knowsAllImages = assets.allSatisfy { $0?.isComplete == true && $0?.mayHaveCatalog == true }
    let pictures = assets.flatMap { $0?.pictures ?? [] }
    let texts = Set(targets + [location?.name ?? "", ""])
    return document.showsOnlyImages { texts.contains($0) || InterfaceDocument.isTemplateText($0) }
      && (document.images.isEmpty || knowsAllImages && pictures.allSatisfy(\.isOfTemplate))
  }
}

extension PictureFile {
  /// Whether the picture comes from a template, or has a single pixel like Flutter's pictures.
  fileprivate var isOfTemplate: Bool {
    if size?.area == 1 { return true }
    guard let bytes = try? FileReader.read(found: path, limit: 1 << 20) else { return false }
    return Self.templateDigests.contains("\(SHA256Digest(of: bytes))")
  }

  /// The SHA-256 digests of templates' pictures: Capacitor's splash-2732x2732.png.
  private static let templateDigests: Set = [
    "1b5002b74a5500e697298ced06ca2811ac33f2771f236f3c720ff23243890530"
  ]
}
