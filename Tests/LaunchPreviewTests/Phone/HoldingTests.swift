import Foundation
import LaunchRules
import Testing

@testable import LaunchPreview

@Suite struct HoldingTests {
  /// The turn of the device and the transform of the interface give the identity, moved so that the
  /// interface lies in the middle of the view box.
  @Test(
    arguments: InterfaceOrientation.allCases,
    [Display.phone480, .phone874, .pad1376, .duoOuter])
  func interfaceIsUpright(_ orientation: InterfaceOrientation, _ display: Display) throws {
    let holding = Holding(orientation: orientation, geometry: PhoneGeometry(display))
    let turn = Transform("rotate(\(holding.degrees))")
    let interface = Transform(holding.interfaceTransform)
    let box = holding.viewBox.split(separator: " ").compactMap { Double($0) }
    try #require(box.count == 4)
    for (x, y) in [(0.0, 0.0), (holding.size.width, 0), (0, holding.size.height)] {
      let inside = interface.applied(x, y)
      let seen = turn.applied(inside.x, inside.y)
      // Margins are the same on opposite sides.
      let left = (box[2] - holding.size.width) / 2
      let top = (box[3] - holding.size.height) / 2
      #expect(abs(seen.x - box[0] - left - x) < 0.02)
      #expect(abs(seen.y - box[1] - top - y) < 0.02)
    }
  }

  /// With the home button on the right, the top of the device is on the left.
  @Test(arguments: [(InterfaceOrientation.landscapeRight, true), (.landscapeLeft, false)])
  func topOfTheDevice(_ orientation: InterfaceOrientation, _ isLeft: Bool) {
    let geometry = PhoneGeometry(.phone874)
    let holding = Holding(orientation: orientation, geometry: geometry)
    let camera = Transform("rotate(\(holding.degrees))").applied(geometry.width / 2, 0)
    let home = Transform("rotate(\(holding.degrees))")
      .applied(geometry.width / 2, geometry.height)
    #expect((camera.x < home.x) == isLeft)
    #expect(abs(camera.y - home.y) < 1e-6)
  }
}

/// What SVG's `rotate` and `translate` do, one after another.
private struct Transform {
  private var steps: [(name: String, values: [Double])]

  init(_ text: String) {
    steps = text.split(separator: ")").map { part in
      let pieces = part.split(separator: "(")
      return (
        pieces[0].trimmingCharacters(in: .whitespaces),
        pieces[1].split(separator: " ").compactMap { Double($0) }
      )
    }
  }

  func applied(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    var point = (x: x, y: y)
    for step in steps.reversed() {
      if step.name == "translate" {
        point = (point.x + step.values[0], point.y + step.values[1])
      } else {
        let angle = step.values[0] * .pi / 180
        point = (
          point.x * cos(angle) - point.y * sin(angle), point.x * sin(angle) + point.y * cos(angle)
        )
      }
    }
    return point
  }
}
