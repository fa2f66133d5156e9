import Foundation
import LaunchApps
import LaunchRules
import Pictures
import Pixels
import Platform
import TestSupport
import Testing

@testable import LaunchImport

/// Folders with files that are missing, broken, huge, linked, or no files at all.
@Suite struct HostileFolderTests {
  @Test func nothingToImport() throws {
    let folder = try ImageFolder()
    #expect(throws: ImportError.noImages) { try folder.importer() }
    #expect(throws: ImportError.unreadable(.missing)) { try folder.importer("missing") }
    try folder.folder.write("Default.png", [1, 2, 3])
    #expect(throws: ImportError.notFolder) { try folder.importer("Default.png") }
    try folder.folder.makeFolder("A.launchimage")
    #expect(throws: ImportError.noContents) { try folder.importer("A.launchimage") }
    try folder.folder.write("A.launchimage/Contents.json", "[[[".utf8)
    #expect(throws: ImportError.noContents) { try folder.importer("A.launchimage") }
    #expect(
      throws: ImportError.app(path: folder.folder.path("B.app"), .noInfoPlist(.folder))
    ) {
      try folder.folder.makeFolder("B.app")
      _ = try folder.importer("B.app")
    }
    try folder.folder.write("C.ipa", "PK".utf8)
    #expect(throws: (any Error).self) { try folder.importer("C.ipa") }
  }

  /// The name without a dot is no extension.
  @Test(arguments: ["App", "ipa", "xcassets", "launchimage", "xcodeproj", "a.b/app"])
  func foldersNamedLikeExtensions(_ name: String) throws {
    let folder = try ImageFolder()
    let image = Drawing.scene.raster(960, 640).turned(.clockwise).png
    try folder.folder.write(name + "/Default@2x.png", image)
    try folder.folder.write(
      name + "/Info.plist",
      InfoPlistText.document(InfoPlistText.orientations(["LandscapeRight"])).utf8)
    #expect(ImageFolder.summary(try folder.importer(name)) == ["Default@2x.png": "clockwise"])
  }

  /// As Xcode's folder of products, and the inside of an archive.
  @Test func foldersWithABuiltApp() throws {
    let folder = try ImageFolder()
    let image = Drawing.scene.raster(960, 640).turned(.clockwise).png
    func add(_ app: String) throws {
      try folder.folder.write(app + "/Default@2x.png", image)
      try folder.folder.write(
        app + "/Info.plist",
        InfoPlistText.document(InfoPlistText.orientations(["LandscapeRight"])).utf8)
    }
    let first = "Products/Release-iphoneos/Game.app"
    try add(first)
    try add(first + "/Watch/Small.app")
    #expect(ImageFolder.summary(try folder.importer()) == ["Default@2x.png": "clockwise"])
    #expect(try folder.importer("Products").survey.app.isBuilt)
    try add("Products/Debug-iphoneos/Game.app")
    let apps = ["Debug", "Release"].map {
      folder.folder.path("Products/\($0)-iphoneos/Game.app")
    }
    #expect(throws: ImportError.severalApps(apps)) { try folder.importer("Products") }
  }

  /// A dot in the name of a catalog's folder does not make it a set.
  @Test func setsInFoldersWithDots() throws {
    let folder = try ImageFolder()
    let set = "Images.xcassets/Launch 2.0/LaunchImage.launchimage"
    try folder.set([#""filename" : "a.png", "scale" : "2x""#], at: set)
    try folder.folder.write(
      set + "/a.png", Drawing.scene.raster(960, 640).turned(.clockwise).png)
    #expect(try folder.importer("Images.xcassets").survey.sets.count == 1)
  }

  /// Nor with a combining mark after the slash.
  @Test(arguments: ["../a.png", "../\u{301}a.png"])
  func slotsNameNoOtherFolders(_ name: String) throws {
    let folder = try ImageFolder()
    let set = "Images.xcassets/LaunchImage.launchimage"
    let image = Drawing.scene.raster(960, 640).turned(.clockwise).png
    try folder.set(
      [
        "\"filename\" : \"\(name)\", \"scale\" : \"2x\"", #""filename" : "b.png", "scale" : "2x""#,
      ], at: set)
    try folder.folder.write(
      "Images.xcassets/" + String(String.UnicodeScalarView(name.unicodeScalars.dropFirst(3))), image
    )
    try folder.folder.write(set + "/b.png", image)
    let importer = try folder.importer("Images.xcassets")
    #expect(importer.survey.images.map(\.location.name) == ["b.png"])
  }

  @Test func brokenImages() throws {
    let good = Drawing.scene.raster(960, 640).turned(.clockwise).png
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
    let broken: [(String, ContiguousArray<UInt8>)] = [
      ("Default-a@2x.png", []), ("Default-b@2x.png", ContiguousArray(good.prefix(2000))),
      ("Default-c@2x.png", ContiguousArray("\u{FF}JFIF".utf8)),
      ("Default-d@2x.png", crushed(good)), ("Default-e@2x.png", huge(good)),
      ("Default@2x.png", good),
    ]
    for (name, bytes) in broken { try folder.folder.write(name, bytes) }
    let importer = try folder.importer()
    let summary = ImageFolder.summary(importer)
    #expect(summary["Default@2x.png"] == "clockwise")
    for letter in "abcde" {
      let id = letter == "d" ? "compressed-by-xcode" : "unreadable"
      #expect(summary["Default-\(letter)@2x.png"] == "unread \(id)")
    }
    #expect(
      importer.judgement.images.flatMap(\.issues).contains { $0.id == "compressed-by-xcode" })
    #expect(importer.judgement.choice?.count == 1)
  }

  @Test func linksAndOtherKinds() throws {
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
      .add(.scene, "elsewhere.png", 640, 960, turned: .clockwise)
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.folder.path("Default@2x.png"), withDestinationPath: "elsewhere.png")
    try files.createSymbolicLink(
      atPath: folder.folder.path("Default-568h@2x.png"), withDestinationPath: "nowhere.png")
    try files.createSymbolicLink(
      atPath: folder.folder.path("loop"), withDestinationPath: ".")
    try folder.folder.makeFolder("Default-667h@2x.png")
    let importer = try folder.importer()
    #expect(ImageFolder.summary(importer) == ["Default@2x.png": "clockwise"])
    // The file that a link leads to is not replaced.
    let link = folder.folder.path("elsewhere.png")
    #expect(throws: ImportError.outputRefused(path: link, .isInput)) {
      try importer.writeArtwork(to: link, replaces: true)
    }
    #expect(throws: ImportError.self) {
      try importer.writeArtwork(to: folder.folder.path("Info.plist"), replaces: true)
    }
  }

  /// As Xcode leaves images in apps, as far as their first chunk tells.
  private func crushed(_ png: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    let chunk = PNGChunk("CgBI", [0x50, 0, 0x20, 6])
    let file = PNGParts([chunk]).file()
    return ContiguousArray(png.prefix(8) + file.dropFirst(8) + png.dropFirst(8))
  }

  /// A header that says more pixels than any screen has.
  private func huge(_ png: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    let header = Bytes.bigEndian(50_000) + Bytes.bigEndian(50_000) + [8, 2, 0, 0, 0]
    return PNGParts([
      PNGChunk("IHDR", header), PNGChunk("IDAT", StoredZlib.stream([0])), PNGChunk("IEND", []),
    ]).file()
  }
}
