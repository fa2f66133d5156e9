internal import AppDocuments
internal import LaunchApps
internal import Pictures
internal import Pixels
internal import Platform

/// A launch storyboard that may be unedited: a blank storyboard, or one from a project template. If
/// ``isUntouched`` is true, a new launch screen may replace the storyboard without `--replace`.
struct TemplateScreen {
  private let document: InterfaceDocument
  /// The files of the images that the app's launch storyboards show.
  private let pictures: [PictureFile]
  /// Whether ``pictures`` is certain to be complete.
  private let knowsAllImages: Bool
  private let texts: Set<String>

  /// Returns `nil` if the storyboard cannot be read.
  init?(_ bytes: ContiguousArray<UInt8>, of app: ScreenApp) {
    guard let document = try? InterfaceDocument(bytes) else { return nil }
    self.document = document
    let assets = app.builds.map(\.contents.storyboards.assets)
    pictures = assets.flatMap { $0?.pictures ?? [] }
    // Without a catalog, the picture that somebody chose is not known.
    knowsAllImages = assets.allSatisfy { $0?.isComplete == true && $0?.mayHaveCatalog == true }
    let names = app.targets + [app.location?.name].compactMap(\.self)
    texts = Set(names + [""])
  }

  /// Whether all elements, texts and pictures of the storyboard are like those of templates.
  var isUntouched: Bool {
    document.showsOnlyImages { texts.contains($0) || InterfaceDocument.isTemplateText($0) }
      && (document.images.isEmpty || knowsAllImages && pictures.allSatisfy(Self.isUntouched))
  }

  /// Whether a picture comes from a template, or has a single pixel like Flutter's pictures.
  private static func isUntouched(_ picture: PictureFile) -> Bool {
    if picture.size?.area == 1 { return true }
    guard let bytes = try? FileReader.read(found: picture.path, limit: 1 << 20) else {
      return false
    }
    return templatePictures.contains("\(SHA256Digest(of: bytes))")
  }

  /// The SHA-256 digests of templates' pictures: Capacitor's splash-2732x2732.png.
  private static let templatePictures: Set = [
    "1b5002b74a5500e697298ced06ca2811ac33f2771f236f3c720ff23243890530"
  ]
}
