import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImport

/// Localized launch images.
@Suite struct LanguageTests {
  private static let name = "Default-568h@2x.png"

  /// An app with an image in each folder, and other artwork in each second one.
  private static func folder(_ languages: [String], region: String? = nil) throws -> ImageFolder {
    let key = region.map { "<key>CFBundleDevelopmentRegion</key><string>\($0)</string>\n" } ?? ""
    let folder = try ImageFolder().infoPlist(["LandscapeRight"], more: key)
    for (index, language) in languages.enumerated() {
      let drawing = index.isMultiple(of: 2) ? Drawing.scene : .letter
      try folder.add(
        drawing, language + (language.isEmpty ? "" : "/") + name, 640, 1136, turned: .clockwise)
    }
    return folder
  }

  private static func importer(_ folder: ImageFolder, _ path: String = "") throws -> Importer {
    try folder.importer(path) { $0.orientation = .landscapeRight }
  }

  private static func leftovers(_ importer: Importer) -> [String] {
    LeftoverSearch.all(importer.survey, importer.replacement(artwork: "art.png")).map(\.path)
  }

  @Test(
    "one language is imported, and others are not compared with it",
    arguments: [
      (["en.lproj", "ja.lproj"], nil, "en"), (["de.lproj", "ja.lproj"], "ja", "ja"),
      (["en.lproj", "Base.lproj", "zh-Hans.lproj"], "en", "Base"),
      (["English.lproj", "Japanese.lproj"], "English", "English"),
      (["pt-BR.lproj", "pt-PT.lproj"], nil, "pt-BR"), (["", "ja.lproj"], nil, nil),
      (["App/fr.lproj", "App/en.lproj"], "$(DEVELOPMENT_LANGUAGE)", "en"),
    ])
  func oneLanguage(_ places: [String], _ region: String?, _ main: String?) throws {
    let folder = try Self.folder(places, region: region)
    let importer = try Self.importer(folder)
    #expect(importer.survey.language == main)
    #expect(importer.survey.images.count == 1 && importer.judgement.images[0].issues.isEmpty)
    let languages = places.compactMap { $0.split(separator: "/").last?.dropLast(6) }
      .map(String.init)
    #expect(
      Set(importer.survey.otherLanguages.map(\.language))
        == Set(languages).subtracting([main ?? ""])
    )
    let paths = Self.leftovers(importer)
    for other in importer.survey.otherLanguages {
      #expect(!paths.contains { $0.hasPrefix(other.path) }, "\(paths)")
    }
  }

  @Test("the new images of a language belong into its folder") func outputs() throws {
    let folder = try Self.folder(["Res/en.lproj", "Res/ja.lproj"])
    let replacement = try Self.importer(folder).replacement(artwork: "art.png")
    #expect(replacement.output == folder.folder.path("Res/en.lproj"))
    let japanese = try Self.importer(folder, "Res/ja.lproj")
    #expect(japanese.replacement(artwork: "a.png").output == folder.folder.path("Res/ja.lproj"))
    #expect(japanese.survey.otherLanguages.isEmpty)
  }

  @Test("a folder of a language has the Info.plist beside it") func infoPlistBeside() throws {
    let importer = try Self.folder(["en.lproj", "ja.lproj"]).importer("ja.lproj")
    #expect(importer.survey.app.infoPlists.count == 1)
    #expect(importer.judgement.orientation == .landscapeRight)
  }

  @Test("variants for iPads belong to their language") func pads() throws {
    let folder = try Self.folder(["en.lproj", "ja.lproj"])
    for language in ["en", "ja"] {
      try folder.add(.scene, "\(language).lproj/Default-Landscape@2x~ipad.png", 2048, 1536)
    }
    let importer = try Self.importer(folder)
    #expect(importer.survey.images.count == 2)
    #expect(importer.survey.otherLanguages.map(\.count) == [2])
    #expect(!Self.leftovers(importer).contains { $0.contains("ja.lproj") })
  }

  @Test("what all languages share stays while another one has images") func sharedParts() throws {
    let folder = try Self.folder(
      ["en.lproj", "ja.lproj"]
    ).infoPlist(
      ["LandscapeRight"], more: "<key>UILaunchImageFile</key><string>Default</string>\n")
    #expect(
      Self.leftovers(try Self.importer(folder)) == [folder.folder.path("en.lproj/" + Self.name)])
    let alone = try ImageFolder().infoPlist(
      ["LandscapeRight"], more: "<key>UILaunchImageFile</key><string>Default</string>\n")
    try alone.add(.scene, "en.lproj/" + Self.name, 640, 1136, turned: .clockwise)
    #expect(
      Self.leftovers(try Self.importer(alone)).contains(alone.folder.path("Info.plist")))
  }

  @Test("slots of a set have languages too") func slots() throws {
    let set = "Images.xcassets/LaunchImage.launchimage"
    let slot =
      #""idiom" : "iphone", "scale" : "2x", "subtype" : "retina4", "orientation" : "portrait", "#
      + #""minimum-system-version" : "7.0""#
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
      .set([
        #"\#(slot), "filename" : "a.png""#, #"\#(slot), "filename" : "b.png", "locale" : "ja""#,
      ])
      .add(.scene, set + "/a.png", 640, 1136, turned: .clockwise)
      .add(.letter, set + "/b.png", 640, 1136, turned: .clockwise)
    let importer = try Self.importer(folder)
    #expect(importer.judgement.images.map(\.image.found.location.name) == ["a.png"])
    #expect(
      importer.survey.otherLanguages
        == [
          LanguageImages(
            language: "ja", path: folder.folder.path(set), count: 1, isFolder: false)
        ])
    #expect(Self.leftovers(importer).isEmpty)
  }
}
