import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImport

/// What portrait files hold, and how that is known.
@Suite struct TurnTests {
  @Test(
    "an upright landscape file shows which way the others are turned", arguments: [true, false])
  func byAnUprightFile(clockwise: Bool) throws {
    let turn = clockwise ? Rotation.clockwise : .counterclockwise
    let folder = try ImageFolder()
      .add(.scene, "Default@2x.png", 640, 960, turned: turn)
      .add(.scene, "Default-568h@2x.png", 640, 1136, turned: turn)
      .add(.scene, "Default-Landscape~ipad.png", 1024, 768)
    let importer = try folder.importer()
    #expect(
      ImageFolder.summary(importer) == [
        "Default@2x.png": turn.rawValue, "Default-568h@2x.png": turn.rawValue,
        "Default-Landscape~ipad.png": "upright",
      ])
    #expect(importer.judgement.orientation == (clockwise ? .landscapeRight : .landscapeLeft))
  }

  @Test("without any evidence, nothing is guessed")
  func unknown() throws {
    let folder = try ImageFolder().add(.scene, "Default-568h@2x.png", 640, 1136, turned: .clockwise)
    let importer = try folder.importer()
    #expect(ImageFolder.summary(importer) == ["Default-568h@2x.png": "unknown unknown-turn"])
    #expect(importer.judgement.choice == nil)
    #expect(throws: ImportError.noArtwork) {
      try importer.writeArtwork(to: folder.folder.path("art.png"), replaces: false)
    }
    let named = try folder.importer { $0.orientation = .landscapeLeft }
    #expect(ImageFolder.summary(named) == ["Default-568h@2x.png": "counterclockwise"])
  }

  @Test func byInfoPlist() throws {
    let folder = try ImageFolder().infoPlist(["LandscapeLeft"])
      .add(.scene, "Default@2x.png", 640, 960, turned: .counterclockwise)
      .add(.scene, "Default-568h@2x.png", 640, 1136, turned: .counterclockwise)
      // One was turned for the other orientation.
      .add(.scene, "Default-667h@2x.png", 750, 1334, turned: .clockwise)
    #expect(
      ImageFolder.summary(try folder.importer()) == [
        "Default@2x.png": "counterclockwise", "Default-568h@2x.png": "counterclockwise",
        "Default-667h@2x.png": "clockwise turned-other-way",
      ])
  }

  @Test("a portrait layout of the artwork was never turned")
  func portraitLayout() throws {
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
      .add(.patches, "Default-568h@2x.png", 640, 1136)
      .add(.patches, "Default-Landscape@2x~ipad.png", 2048, 1536)
    let importer = try folder.importer()
    #expect(
      ImageFolder.summary(importer) == [
        "Default-568h@2x.png": "portrait never-turned", "Default-Landscape@2x~ipad.png": "upright",
      ])
    #expect(importer.judgement.choice?.size == PixelSize(width: 2048, height: 1536))
  }

  @Test func uprightArtInAPortraitSlot() throws {
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
      .add(.scene, "Default-568h@2x.png", 1136, 640)
    #expect(ImageFolder.summary(try folder.importer()) == ["Default-568h@2x.png": "upright"])
  }

  @Test("art that looks the same in every turn follows Info.plist")
  func symmetric() throws {
    let folder = try ImageFolder().infoPlist(["LandscapeLeft"])
      .add(.disk, "Default-568h@2x.png", 640, 1136)
      .add(.disk, "Default-Landscape~ipad.png", 1024, 768)
    #expect(
      ImageFolder.summary(try folder.importer()) == [
        "Default-568h@2x.png": "counterclockwise", "Default-Landscape~ipad.png": "upright",
      ])
  }

  @Test func flatArtIsNotCompared() throws {
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
      .add(.flat, "Default@2x.png", 640, 960).add(.flat, "Default-568h@2x.png", 640, 1136)
    #expect(
      ImageFolder.summary(try folder.importer()) == [
        "Default@2x.png": "oneColor one-color", "Default-568h@2x.png": "oneColor one-color",
      ])
  }

  @Test("a portrait app's images are portrait pictures")
  func portraitApp() throws {
    let folder = try ImageFolder().infoPlist(["Portrait"])
      .add(.scene, "Default-568h@2x.png", 640, 1136)
    let importer = try folder.importer()
    #expect(ImageFolder.summary(importer) == ["Default-568h@2x.png": "portrait"])
    #expect(importer.judgement.choice == nil)
  }
}
