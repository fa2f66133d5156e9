import AppDocuments
import LaunchCheck
import Pixels
import TestSupport
import Texts

@testable import LaunchApps
@testable import Pictures

/// An Info.plist with images beside it.
struct Sample: Sendable {
  var orientations: [String]? = ["LandscapeRight", "LandscapeLeft"]
  /// `Default-iOS7 7.0 Landscape 320 480`; a dash for what is missing.
  var entries: [String]? = InfoPlistText.listing1
  /// `Default-iOS7@2x.png 640 960`; `alpha`, `xcode` may follow. `broken`: no PNG.
  var images = Sample.files
  /// Members of the root dictionary.
  var more = ""
  /// The whole property list, instead of all of the above.
  var text: String?
  /// More files beside the Info.plist, by path: if there are any, all of it is laid out in a folder,
  /// where launch files are looked for. Launch images are left out then.
  var sources: [String: String] = [:]
  var isBuilt = false
  /// A project that uses the Info.plist and the images.
  var project: ProjectSample?

  static let files = [
    "Default-iOS7-568h@2x.png 640 1136", "Default-iOS7@2x.png 640 960",
    "Default-iOS8-667h@2x.png 750 1334", "Default-iOS8-667h@3x.png 1125 2001",
    "Default-iOS8-736h@3x.png 1242 2208",
  ]

  /// Nothing is wrong with it.
  static let clean = Sample()

  func with(_ change: (inout Sample) -> Void) -> Sample {
    var sample = self
    change(&sample)
    return sample
  }

  /// The listing with another last entry.
  static func lastEntry(_ entry: String) -> Sample {
    clean.with { $0.entries?[3] = entry }
  }

  /// The files with another last one.
  static func lastImage(_ image: String) -> Sample {
    clean.with { $0.images[4] = image }
  }

  static func more(_ members: String) -> Sample { clean.with { $0.more = members } }

  func contents() throws(InfoPlistError) -> BundleContents {
    let document = try PropertyListDocument(ContiguousArray((text ?? written).utf8))
    return BundleContents(document: document, images: imageFiles, isBuilt: isBuilt)
  }

  func findings(_ checker: Checker = Checker()) throws -> [Finding] {
    if let project { return project.findings(checker) }
    if isLaidOut { return try findings(inFolder: checker) }
    let contents = Result { () throws(InfoPlistError) in try self.contents() }
    return checker.findings(in: LoadedBundle(path: "Info.plist", contents: contents))
  }

  /// Whether it needs a folder, for its launch files.
  var isLaidOut: Bool { !sources.isEmpty || (isBuilt && more.contains("Storyboard")) }

  /// An XML property list.
  var written: String {
    InfoPlistText.document(
      more.isEmpty ? "" : more + "\n", orientations.map { InfoPlistText.orientations($0) } ?? "",
      entries.map { InfoPlistText.launchImages($0) } ?? "")
  }

  private var imageFiles: [ImageFile] {
    images.map { text in
      let words = text.split(separator: " ")
      let name = String(words[0])
      if words[1] == "broken" {
        return ImageFile(name: name, path: name, header: .failure(.notPNG(format: .jpeg)))
      }
      let header = PNGHeader(
        size: PixelSize(width: Int(words[1]) ?? 0, height: Int(words[2]) ?? 0),
        hasAlphaChannel: words.contains("alpha"), isCompressedByXcode: words.contains("xcode"))
      return ImageFile(name: name, path: name, header: .success(header))
    }
  }
}
