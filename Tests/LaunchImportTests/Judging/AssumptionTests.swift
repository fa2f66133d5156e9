import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImport

/// Sets of images of which nothing but Info.plist says how they are turned, and that are not what it
/// says: none may be taken without a word.
@Suite struct AssumptionTests {
  private static let names = [
    ("Default@2x.png", 640, 960), ("Default-568h@2x.png", 640, 1136),
    ("Default-667h@2x.png", 750, 1334),
  ]

  private func folder(
    _ drawing: Drawing, _ orientation: String, _ turns: [Rotation]
  ) throws -> ImageFolder {
    let folder = try ImageFolder().infoPlist([orientation])
    for ((name, width, height), turn) in zip(Self.names, turns) {
      try folder.add(drawing, name, width, height, turned: turn)
    }
    return folder
  }

  @Test(
    "portrait pictures, art turned the other way, a majority that is wrong",
    arguments: [
      (.patches, "LandscapeRight", [.none, .none, .none]),
      (.scene, "LandscapeLeft", [.clockwise, .clockwise, .clockwise]),
      (.scene, "LandscapeRight", [.counterclockwise, .counterclockwise, .clockwise]),
      (.scene, "LandscapeRight", [.clockwise, .clockwise, .clockwise]),
    ] as [(Drawing, String, [Rotation])])
  func isAssumed(_ drawing: Drawing, _ orientation: String, _ turns: [Rotation]) throws {
    let folder = try folder(drawing, orientation, turns)
    let judgement = try folder.importer().judgement
    #expect(judgement.choice != nil && judgement.question == .direction)
    let issues = judgement.images.flatMap(\.issues)
    #expect(issues.contains { $0.id == "assumed-turn" }, "\(issues)")
    // Somebody who says so has looked.
    let named = try folder.importer { $0.orientation = .landscapeRight }.judgement
    #expect(named.question == nil && named.choice != nil)
    #expect(!named.images.flatMap(\.issues).contains { $0.id == "assumed-turn" })
  }

  @Test("an upright image settles it")
  func isKnown() throws {
    let folder = try folder(.scene, "LandscapeRight", [.clockwise, .clockwise, .clockwise])
      .add(.scene, "Default-Landscape~ipad.png", 1024, 768)
    #expect(try folder.importer().judgement.question != .direction)
  }

  @Test("images turned against Info.plist are errors, and new ones follow Info.plist")
  func againstInfoPlist() throws {
    let folder = try folder(.scene, "LandscapeRight", Array(repeating: .counterclockwise, count: 3))
    let importer = try folder.importer { $0.orientation = .landscapeLeft }
    #expect(
      importer.judgement.images.allSatisfy { $0.issues.contains(.turnedOtherWay(.landscapeLeft)) })
    #expect(importer.replacement(artwork: "a.png").orientation == .landscapeRight)
    #expect(importer.judgement.choice?.rotation == .clockwise)
  }

  @Test("a majority of the images does not settle the app's orientation")
  func majority() throws {
    let folder = try ImageFolder()
      .add(.scene, "Default@2x.png", 640, 960, turned: .clockwise)
      .add(.scene, "Default-568h@2x.png", 640, 1136, turned: .clockwise)
      .add(.scene, "Default-667h@2x.png", 750, 1334, turned: .counterclockwise)
      .add(.scene, "Default-Landscape~ipad.png", 1024, 768)
    let importer = try folder.importer()
    #expect(importer.judgement.question == .orientation)
    try folder.add(.scene, "Default-667h@2x.png", 750, 1334, turned: .clockwise)
    #expect(try folder.importer().judgement.question == nil)
    // Upright images alone do not tell it either.
    let upright = try ImageFolder().add(.scene, "Default-Landscape~ipad.png", 1024, 768)
    #expect(try upright.importer().judgement.question == .orientation)
  }

  @Test("an app that launches into portrait keeps its images")
  func portraitLaunch() throws {
    for orientations in [["Portrait"], ["Portrait", "LandscapeRight"]] {
      let folder = try ImageFolder().infoPlist(orientations)
        .add(.scene, "Default-568h@2x.png", 640, 1136)
        .add(.scene, "Default-Landscape~ipad.png", 1024, 768)
      let importer = try folder.importer()
      #expect(importer.judgement.question == .portraitLaunch)
      let report = ImportReport(importer, path: folder.folder.path, output: nil, isWritten: nil)
      #expect(report.notes.contains { $0.contains("launches into portrait") })
    }
  }

  @Test("one color tells nothing, and is compared with nothing")
  func oneColor() throws {
    let folder = try folder(.flat, "LandscapeRight", [.clockwise, .clockwise, .clockwise])
    let judgement = try folder.importer().judgement
    #expect(judgement.choice == nil)
    #expect(judgement.images.allSatisfy { $0.state == .oneColor && $0.issues.contains(.oneColor) })
    try folder.add(.scene, "Default-Landscape~ipad.png", 1024, 768)
    let both = try folder.importer().judgement
    #expect(both.choice?.size == PixelSize(width: 1024, height: 768))
    #expect(!both.images.flatMap(\.issues).contains(.differs))
  }
}
