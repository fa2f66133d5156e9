import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImport

/// What is wrong with images.
@Suite struct IssueTests {
  @Test func sizes() throws {
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
      .add(.scene, "Default-568h@2x.png", 640, 960, turned: .clockwise)
      .add(.scene, "Default@2x.png", 640, 961, turned: .clockwise)
      .add(.scene, "Default-667h@2x.png", 750, 1334, turned: .clockwise)
    #expect(
      ImageFolder.summary(try folder.importer()) == [
        "Default-568h@2x.png": "clockwise contradicts", "Default@2x.png": "clockwise fitsNoScreen",
        "Default-667h@2x.png": "clockwise",
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
        "Default-568h@2x.png": "clockwise ignoredOrientation", "Default@2x.png": "clockwise",
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
      importer.judgement.images.first.map(ImageFolder.faults) == [.stale(.beforeEntries)])
    // The set itself gives the same.
    let alone = try folder.importer("Images.xcassets/LaunchImage.launchimage/")
    #expect(ImageFolder.summary(alone) == ImageFolder.summary(importer))
  }

  @Test("an image that was enlarged is not chosen")
  func enlarged() throws {
    let small = Drawing.patches.raster(1136, 640)
    let folder = try ImageFolder()
    try folder.folder.write("Default-568h@2x.png", small.turned(.clockwise).png)
    // The largest iPhone X: 2436x1125.
    try folder.folder.write(
      "Default-812h@3x.png",
      enlarged(Drawing.patches.raster(700, 323), 2436, 1125).turned(.clockwise).png)
    let importer = try folder.importer { $0.orientation = .landscapeRight }
    #expect(
      ImageFolder.summary(importer) == [
        "Default-568h@2x.png": "clockwise", "Default-812h@3x.png": "clockwise enlarged",
      ])
    #expect(importer.judgement.choice?.size == small.size)
    #expect(Detail.of(Drawing.flat.raster(64, 64)) == nil)
  }

  /// Bilinear, stretched.
  private func enlarged(_ raster: Raster, _ width: Int, _ height: Int) -> Raster {
    guard case .bits8(let all) = raster.samples else { return raster }
    var samples = ContiguousArray<UInt8>()
    func place(_ index: Int, _ count: Int, _ source: Int) -> (Int, Int, Double) {
      let position = max(0, (Double(index) + 0.5) * Double(source) / Double(count) - 0.5)
      let first = min(Int(position), source - 1)
      return (first, min(first + 1, source - 1), position - Double(first))
    }
    for row in 0..<height {
      let (top, bottom, down) = place(row, height, raster.size.height)
      for column in 0..<width {
        let (left, right, across) = place(column, width, raster.size.width)
        for channel in 0..<3 {
          func sample(_ x: Int, _ y: Int) -> Double {
            Double(all[(y * raster.size.width + x) * 3 + channel])
          }
          let above = sample(left, top) * (1 - across) + sample(right, top) * across
          let below = sample(left, bottom) * (1 - across) + sample(right, bottom) * across
          samples.append(UInt8(above * (1 - down) + below * down))
        }
      }
    }
    return Raster(
      size: PixelSize(width: width, height: height), channels: .rgb, samples: .bits8(samples))
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
