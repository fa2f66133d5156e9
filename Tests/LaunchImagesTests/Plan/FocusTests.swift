import Pixels
import TestSupport
import Testing

@testable import LaunchImages

/// Crops around a point: of every artwork and frame up to 7x7, around the middle of every pixel, and
/// every corner.
@Suite struct FocusTests {
  private struct Case {
    let artwork: PixelSize
    let frame: PixelSize
    let focus: Position
    let crop: RealRect
  }

  private func check(
    sourceLocation: SourceLocation = #_sourceLocation, _ holds: (Case) -> Bool
  ) {
    let sizes = (1...7).flatMap { width in (1...7).map { PixelSize(width: width, height: $0) } }
    for artwork in sizes {
      for frame in sizes {
        for focus in points(artwork) {
          let placement = Placement(
            artwork: artwork, frame: frame, fit: .cover, anchor: .focus(focus))
          let one = Case(artwork: artwork, frame: frame, focus: focus, crop: placement.crop)
          guard !holds(one) else { continue }
          Issue.record("\(one)", sourceLocation: sourceLocation)
          return
        }
      }
    }
  }

  private func points(_ artwork: PixelSize) -> [Position] {
    let corners = [0.0, 1].flatMap { x in [0.0, 1].map { Position(x: x, y: $0) } }
    return corners
      + (0..<artwork.area).map { index in
        Position(
          x: (Double(index % artwork.width) + 0.5) / Double(artwork.width),
          y: (Double(index / artwork.width) + 0.5) / Double(artwork.height))
      }
  }

  private let slack = 1e-12

  @Test func pointIsInTheCrop() {
    check {
      let x = $0.focus.x * Double($0.artwork.width)
      let y = $0.focus.y * Double($0.artwork.height)
      return $0.crop.x - slack <= x && x <= $0.crop.x + $0.crop.width + slack
        && $0.crop.y - slack <= y && y <= $0.crop.y + $0.crop.height + slack
    }
  }

  @Test func cropIsInTheArtwork() {
    check {
      $0.crop.x >= 0 && $0.crop.y >= 0
        && $0.crop.x + $0.crop.width <= Double($0.artwork.width) + slack
        && $0.crop.y + $0.crop.height <= Double($0.artwork.height) + slack
    }
  }

  @Test("no crop of the same size in the artwork has its center nearer to the point")
  func distanceIsMinimal() {
    func isNearest(_ start: Double, _ part: Double, _ length: Int, _ point: Double) -> Bool {
      let rest = Double(length) - part
      func distance(_ start: Double) -> Double { abs(start + part / 2 - point * Double(length)) }
      return (0...64).allSatisfy {
        distance(start) <= distance(rest * Double($0) / 64) + slack
      }
    }
    check {
      isNearest($0.crop.x, $0.crop.width, $0.artwork.width, $0.focus.x)
        && isNearest($0.crop.y, $0.crop.height, $0.artwork.height, $0.focus.y)
    }
  }

  @Test("the crop is as large as without a focus")
  func sizeIsThatOfCover() {
    check {
      let other = Placement(
        artwork: $0.artwork, frame: $0.frame, fit: .cover, position: .center)
      return $0.crop.width == other.crop.width && $0.crop.height == other.crop.height
    }
  }

  @Test("a mirrored point gives the mirrored crop")
  func mirrored() {
    check { one in
      let mirrored = Placement(
        artwork: one.artwork, frame: one.frame, fit: .cover,
        anchor: .focus(Position(x: 1 - one.focus.x, y: 1 - one.focus.y)))
      return isClose(
        one.crop.x, Double(one.artwork.width) - mirrored.crop.x - mirrored.crop.width)
        && isClose(
          one.crop.y, Double(one.artwork.height) - mirrored.crop.y - mirrored.crop.height)
    }
  }

  @Test("the center is the same as the position center")
  func center() {
    let plan = plan { $0.focus = .point(.center) }
    let usual = self.plan { _ in }
    #expect(plan.images.map(\.placement) == usual.images.map(\.placement))
    // Somebody has chosen this crop.
    #expect(plan.warnings.isEmpty && !usual.warnings.isEmpty)
  }

  /// 3:1, of which an image shows a half at most.
  @Test func crops() {
    let edges = [0.0, 1].map { x in
      plan { $0.focus = .point(Position(x: x, y: 0.5)) }.images.map(\.placement.crop)
    }
    for (left, right) in zip(edges[0], edges[1]) {
      #expect(left.x == 0 && isClose(right.x + right.width, 6000))
    }
    let inside = plan { $0.focus = .point(Position(x: 0.4, y: 0.9)) }
    for image in inside.images {
      #expect(isClose(image.placement.crop.x + image.placement.crop.width / 2, 2400))
    }
  }

  @Test func unknownPointIsTheCenter() {
    let plan = plan { $0.focus = .automatic }
    #expect(plan.anchor == .focus(.center))
    let found = BuildPlan(
      artwork: plan.artwork, options: plan.options,
      findings: ArtworkFindings(focus: Position(x: 0.3, y: 0.5)))
    #expect(found.anchor == .focus(Position(x: 0.3, y: 0.5)))
  }

  @Test(arguments: [LaunchScreenKind.storyboard, .screen])
  func onlyStoryboardsHavePlaces(_ launchScreen: LaunchScreenKind) {
    func made(_ focus: Focus?) -> (anchor: Anchor?, warnings: [BuildWarning]) {
      let plan = plan {
        $0.focus = focus
        $0.screen = LaunchScreenChoices(launchScreen)
      }
      return (plan.launchScreen?.anchor, plan.warnings.filter { $0.isCentering })
    }
    let point = Position(x: 0.2, y: 0.5)
    let isPlaced = launchScreen == .storyboard
    #expect(made(.point(point)).anchor == (isPlaced ? .focus(point) : .position(.center)))
    #expect(
      made(.point(point)).warnings == (isPlaced ? [] : [.launchScreenCenters(.launchScreen)]))
    #expect(made(nil).warnings == [])
    // Nothing was found: both are centered.
    #expect(made(.automatic).warnings == [])
  }

  @Test("artworks of another aspect ratio are centered with the main one")
  func otherProportions() {
    func warnings(_ dark: PixelSize) -> [BuildWarning] {
      var options = BuildOptions()
      options.screen = LaunchScreenChoices(.storyboard)
      options.position = Position(x: 0, y: 0.5)
      let plan = BuildPlan(
        artwork: PixelSize(width: 6000, height: 2000), further: [.dark: dark], options: options)
      return plan.warnings.filter { $0.isCentering }
    }
    #expect(warnings(PixelSize(width: 3000, height: 1000)) == [])
    #expect(warnings(PixelSize(width: 2999, height: 1000)) == [])
    #expect(
      warnings(PixelSize(width: 3000, height: 1100)) == [.launchScreenCenters(.proportions)])
  }

  @Test func faults() {
    func fault(_ focus: Focus, _ fit: Fit) -> OptionFault? {
      var options = BuildOptions()
      options.focus = focus
      options.fit = fit
      do {
        try options.validate()
        return nil
      } catch {
        return error
      }
    }
    let outside = Position(x: 0.5, y: 1.01)
    #expect(fault(.point(outside), .cover) == .pictures(.focus(outside)))
    #expect(fault(.automatic, .contain) == .pictures(.focusWithoutCrop(.contain)))
    #expect(fault(.automatic, .cover) == nil)
  }

  private func plan(_ change: (inout BuildOptions) -> Void) -> BuildPlan {
    var options = BuildOptions()
    change(&options)
    return BuildPlan(artwork: PixelSize(width: 6000, height: 2000), options: options)
  }
}

extension BuildWarning {
  fileprivate var isCentering: Bool { if case .launchScreenCenters = self { true } else { false } }
}
