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
    "portrait pictures, art turned the other way, a majority that is wrong, one color",
    arguments: [
      (.patches, "LandscapeRight", [.none, .none, .none]),
      (.scene, "LandscapeLeft", [.clockwise, .clockwise, .clockwise]),
      (.scene, "LandscapeRight", [.counterclockwise, .counterclockwise, .clockwise]),
      (.scene, "LandscapeRight", [.clockwise, .clockwise, .clockwise]),
      (.flat, "LandscapeRight", [.clockwise, .clockwise, .clockwise]),
    ] as [(Drawing, String, [Rotation])])
  func isAssumed(_ drawing: Drawing, _ orientation: String, _ turns: [Rotation]) throws {
    let folder = try folder(drawing, orientation, turns)
    let judgement = try folder.importer().judgement
    #expect(judgement.choice != nil && judgement.isDirectionAssumed)
    let issues = judgement.images.flatMap(\.issues)
    #expect(issues.contains { if case .assumedTurn = $0 { true } else { false } }, "\(issues)")
    // Somebody who says so has looked.
    let named = try folder.importer { $0.orientation = .landscapeRight }.judgement
    #expect(!named.isDirectionAssumed)
    let left = named.images.flatMap(\.issues)
    #expect(!left.contains { if case .assumedTurn = $0 { true } else { false } })
  }

  @Test("an upright image settles it")
  func isKnown() throws {
    let folder = try folder(.scene, "LandscapeRight", [.clockwise, .clockwise, .clockwise])
      .add(.scene, "Default-Landscape~ipad.png", 1024, 768)
    #expect(!(try folder.importer().judgement.isDirectionAssumed))
  }
}
