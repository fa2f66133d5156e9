import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImport

/// What is wrong with images.
@Suite struct IssueTests {
  @Test func sizes() throws {
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
      .add(.scene, "Default@2x.png", 640, 961, turned: .clockwise)
      .add(.scene, "Default-667h@2x.png", 750, 1334, turned: .clockwise)
      .add(.scene, "Default-568h.png", 320, 568, turned: .clockwise)
      .add(.scene, "Default-Landscape@2x~ipad.png", 2048, 1496)
      .add(.scene, "Default-Landscape~ipad.png", 1024, 700)
    #expect(
      ImageFolder.summary(try folder.importer()) == [
        "Default@2x.png": "clockwise fits-no-screen", "Default-667h@2x.png": "clockwise",
        "Default-568h.png": "clockwise stale", "Default-Landscape@2x~ipad.png": "upright",
        "Default-Landscape~ipad.png": "upright fits-no-screen",
      ])
  }

  @Test func otherArtwork() throws {
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
      .add(.patches, "Default@2x.png", 640, 960, turned: .clockwise)
      .add(.scene, "Default-568h@2x.png", 640, 1136, turned: .clockwise)
      .add(.scene, "Default-667h@2x.png", 750, 1334, turned: .clockwise)
    let importer = try folder.importer()
    #expect(
      ImageFolder.summary(importer) == [
        "Default@2x.png": "clockwise differs", "Default-568h@2x.png": "clockwise",
        "Default-667h@2x.png": "clockwise",
      ])
    let first = importer.judgement.images.first { $0.image.found.location.name == "Default@2x.png" }
    #expect(first.map(ImageFolder.faults) == [.differs])
    #expect(importer.judgement.choice?.count == 2)
  }

  /// The pixels count as they are stored, whatever other programs make of them.
  @Test func orientationInMetadata() throws {
    let exif = PNGChunk("eXIf", TIFF(isLittleEndian: true, value: 6).bytes)
    let raster = Drawing.scene.raster(1136, 640).turned(.clockwise)
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
      .add(.scene, "Default@2x.png", 640, 960, turned: .clockwise)
    try folder.folder.write("Default-568h@2x.png", raster.png([exif]))
    #expect(
      ImageFolder.summary(try folder.importer()) == [
        "Default-568h@2x.png": "clockwise", "Default@2x.png": "clockwise",
      ])
  }

  @Test func slots() throws {
    let set = "Images.xcassets/LaunchImage.launchimage/"
    let phone = "\"idiom\" : \"iphone\", \"orientation\" : \"portrait\", "
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
      .add(.scene, set + "a.png", 640, 960, turned: .clockwise)
      .add(.scene, set + "b.png", 640, 1136, turned: .clockwise)
      .add(.scene, set + "unused.png", 640, 1136, turned: .clockwise)
      .set([
        phone + "\"scale\" : \"2x\", \"filename\" : \"a.png\"",
        phone
          + "\"scale\" : \"2x\", \"minimum-system-version\" : \"7.0\", \"filename\" : \"b.png\", "
          + "\"subtype\" : \"retina4\"",
        phone
          + "\"scale\" : \"2x\", \"minimum-system-version\" : \"7.0\", \"filename\" : \"c.png\"",
        "\"idiom\" : \"tv\", \"scale\" : \"1x\", \"filename\" : \"b.png\"",
        "\"idiom\" : \"iphone\", \"scale\" : \"2x\", \"filename\" : \"../../Info.plist\"",
      ])
    let importer = try folder.importer("Images.xcassets")
    #expect(
      ImageFolder.summary(importer) == [
        "a.png": "clockwise stale", "b.png": "clockwise", "unused.png": "clockwise stale",
        "c.png": "unread unreadable",
      ])
    #expect(
      importer.judgement.images.first.map(ImageFolder.faults) == [.beforeEntries])
    // The set itself gives the same.
    let alone = try folder.importer("Images.xcassets/LaunchImage.launchimage/")
    #expect(ImageFolder.summary(alone) == ImageFolder.summary(importer))
  }

  @Test func manyUnrelatedImages() throws {
    let folder = try ImageFolder()
    for index in 0..<12 {
      try folder.folder.write(
        "Default-\(index)@2x.png",
        Drawing.patches.raster(64, 48, proportions: 1.3 + Double(index) * 3).png)
    }
    #expect(try folder.importer().judgement.images.count == 12)
  }
}
