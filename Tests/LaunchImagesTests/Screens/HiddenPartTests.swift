import LaunchRules
import Pixels
import Testing

@testable import LaunchImages
@testable import Pictures

@Suite struct HiddenPartTests {
  /// Artwork of 16:9 with a title in a cell of 64x36.
  private func warnings(
    _ column: Int, _ row: Int, further: [ArtworkRole: PixelSize] = [:],
    _ change: (inout BuildOptions) -> Void = { _ in }
  ) -> [BuildWarning] {
    var options = BuildOptions()
    options.findsHiddenParts = true
    change(&options)
    let sizes = PerArtwork(main: PixelSize(width: 3840, height: 2160), further: further)
    return BuildPlan(sizes, options, findings: findings(column, row)).warnings
  }

  private func findings(_ column: Int, _ row: Int) -> ArtworkFindings {
    let title = UnitRect(
      x: Double(column) / 64, y: Double(row) / 36, width: 1.0 / 64, height: 1.0 / 36)
    return ArtworkFindings(
      focus: Position(x: title.x + title.width / 2, y: title.y + title.height / 2),
      titles: [title])
  }

  private func withStoryboard(_ options: inout BuildOptions) {
    options.screen = LaunchScreenChoices(.storyboard)
  }

  /// The devices that cover the cell.
  private func covering(_ column: Int, _ row: Int, _ orientation: LandscapeOrientation) -> [String]
  {
    let warnings = warnings(column, row) {
      $0.screen = LaunchScreenChoices(.storyboard)
      $0.orientation = orientation
    }
    for case .partCovered(let part) in warnings { return part.screens }
    return []
  }

  @Test func middleIsSeen() {
    #expect(warnings(32, 18, withStoryboard) == [])
    #expect(warnings(20, 10, withStoryboard) == [])
  }

  /// The titles that images or the launch screen cut.
  private func cuts(_ warnings: [BuildWarning]) -> [HiddenPart] {
    warnings.compactMap { if case .partCut(let part) = $0 { part } else { nil } }
  }

  /// An iPad 2 ends with iOS 9.
  @Test func onlyDevicesOfTheAppAreNamed() throws {
    let all = cuts(warnings(2, 18, withStoryboard))
    #expect(all.first?.screens.contains { $0.hasPrefix("iPad 2") } == true)
    let parts = cuts(
      warnings(2, 18) { options in
        options.screen = LaunchScreenChoices(.storyboard)
        options.devices = DeviceModel.all.filter { $0.runs(from: OSVersion(13, 0)) }
      })
    let screens = try #require(parts.first).screens
    #expect(screens.contains("iPad 5, 6, Air 2, mini 4, mini 5, Pro 9.7"))
    for name in ["iPad 2", "iPhone 4", "iPhone 5", "iPhone 6,"] {
      #expect(!screens.contains { $0.contains(name) }, "\(name)")
    }
    let phones = cuts(
      warnings(2, 18) { options in
        options.screen = LaunchScreenChoices(.storyboard)
        options.devices = DeviceModel.all.filter { $0.idiom == .phone }
      })
    #expect(
      phones.flatMap(\.screens).allSatisfy { $0.hasPrefix("iPhone") || $0.hasPrefix("zoomed") })
  }

  /// A crop of 16:9 to 3:2 loses a twelfth at each side.
  @Test func sidesAreCropped() {
    let left = HiddenPart(
      kind: .title, screens: [Display.phone480.devices], share: 1, side: .left,
      remedy: .automaticFocus)
    #expect(cuts(warnings(2, 18)) == [left])
    #expect(cuts(warnings(61, 18)).map(\.side) == [.right])
    #expect(warnings(6, 18) == [])
    #expect(warnings(2, 18) { $0.fit = .contain } == [])
    #expect(warnings(2, 18) { $0.focus = .point(Position(x: 0, y: 0.5)) } == [])
    #expect(warnings(2, 18) { $0.screens = [.height736] } == [])
  }

  @Test("a title is cut by any share that is larger than the error of its box")
  func cutThrough() {
    func share(_ top: Double) -> Double? {
      let title = UnitRect(x: 0.1, y: top, width: 0.3, height: 0.1)
      let plan = BuildPlan(
        artwork: PixelSize(width: 2868, height: 2064), options: BuildOptions(),
        findings: ArtworkFindings(focus: Position(x: 0.25, y: 0.1), titles: [title]))
      return cuts(plan.warnings).first?.share
    }
    // The screens of iPhones 5 to 8 Plus begin at 10.9 % of the height.
    #expect(abs((share(0.069) ?? 0) - 0.4) < 0.02)
    #expect(abs((share(0.082) ?? 0) - 0.27) < 0.02)
    #expect(abs((share(0.094) ?? 0) - 0.15) < 0.02)
    #expect(share(0.112) == nil)
  }

  @Test("the automatic focus does not choose to cut a title, another choice does")
  func chosenCrops() {
    func cuts(_ focus: Focus?, finds: Bool) -> [HiddenPart] {
      self.cuts(
        warnings(2, 18) {
          $0.focus = focus
          $0.isCropChosen = focus != nil
          $0.findsHiddenParts = finds
          $0.screens = [.height480]
        })
    }
    for finds in [true, false] {
      #expect(cuts(nil, finds: finds).map(\.remedy) == [.automaticFocus])
      #expect(cuts(.automatic, finds: finds) == [])
      #expect(cuts(.point(.center), finds: finds) == [])
    }
    let both = ArtworkFindings(
      focus: .center,
      titles: [
        UnitRect(x: 0, y: 0.4, width: 0.3, height: 0.1),
        UnitRect(x: 0.7, y: 0.4, width: 0.3, height: 0.1),
      ])
    var options = BuildOptions()
    options.focus = .automatic
    options.isCropChosen = true
    options.findsHiddenParts = true
    let plan = BuildPlan(
      artwork: PixelSize(width: 3840, height: 2160), options: options, findings: both)
    #expect(self.cuts(plan.warnings).map(\.remedy) == [.moveIn])
  }

  /// An iPad's screen of 4:3 loses an eighth at each side, unless a focus keeps it.
  @Test func launchScreenCrops() {
    let kept = warnings(5, 18) {
      $0.screen = LaunchScreenChoices(.storyboard)
      $0.focus = .point(Position(x: 0, y: 0.5))
    }
    #expect(kept == [])
    let screens = cuts(warnings(5, 18, withStoryboard)).flatMap(\.screens)
    #expect(screens.contains(Display.pad1366.devices))
    #expect(!screens.contains(Display.phone667.devices))
  }

  @Test("iPads that have a picture of their own do not cut the main artwork's title")
  func otherPicture() {
    func names(_ warnings: [BuildWarning]) -> String {
      warnings.map { warning in
        switch warning {
        case .partCut(let part), .partCovered(let part): part.screens.joined()
        default: ""
        }
      }.joined()
    }
    #expect(names(warnings(5, 18, withStoryboard)).contains("iPad"))
    let pad = PixelSize(width: 2732, height: 2048)
    #expect(!names(warnings(5, 18, further: [.pad: pad], withStoryboard)).contains("iPad"))
  }

  /// An artwork without a title and a subject has nothing to lose.
  @Test func texture() {
    var options = BuildOptions()
    options.findsHiddenParts = true
    options.screen = LaunchScreenChoices(.storyboard)
    let plan = BuildPlan(
      artwork: PixelSize(width: 3840, height: 2160), options: options,
      findings: ArtworkFindings(focus: .center))
    #expect(plan.warnings == [])
  }

  @Test func offByDefault() {
    #expect(!BuildOptions().findsHiddenParts)
    let plan = BuildPlan(artwork: PixelSize(width: 3840, height: 2160), options: BuildOptions())
    #expect(plan.warnings == [])
  }

  /// The camera is on the side that is away from the home side; iPads and iPhones with a home button
  /// have none.
  @Test func camera() {
    let covering = covering(2, 18, .landscapeRight)
    #expect(covering.contains(Display.phone874.devices))
    #expect(covering.contains(Display.phone812.devices))
    #expect(!covering.contains(Display.phone667.devices))
    #expect(!covering.contains(Display.pad1366.devices))
    #expect(self.covering(61, 18, .landscapeRight) == [])
    #expect(self.covering(61, 18, .landscapeLeft).contains(Display.phone874.devices))
    #expect(self.covering(2, 18, .landscapeLeft) == [])
  }

  @Test func corners() {
    for (column, row) in [(0, 4), (63, 4), (0, 31), (63, 31)] {
      // Phones of 19.5:9 crop 16:9 at top and bottom: a ninth at each.
      let covering = covering(column, row, .landscapeRight)
      #expect(covering.contains(Display.phone874.devices), "\(column), \(row): \(covering)")
      #expect(!covering.contains(Display.plus.devices))
    }
  }

  @Test func homeIndicator() {
    let rows = (28..<36).filter {
      covering(32, $0, .landscapeRight).contains(Display.phone874.devices)
    }
    #expect(!rows.isEmpty && rows.count <= 2)
    #expect(covering(5, rows.first ?? 0, .landscapeRight) == [])
    let tablets = (20..<36).filter {
      covering(32, $0, .landscapeRight).contains(Display.pad1366.devices)
    }
    #expect(!tablets.isEmpty)
  }

  @Test func words() {
    let text = warnings(2, 18).first?.description
    #expect(text == "has a title that is cropped away at the left (iPhone 4)")
    func words(_ kind: HiddenPart.Kind, _ share: Double) -> String {
      let part = HiddenPart(
        kind: kind, screens: ["A, B; C", "D"], share: share, side: .top, remedy: .moveIn)
      return BuildWarning.partCut(part).description
    }
    #expect(words(.title, 0.402) == "has a title that is cut by 40 % at the top (worst of 2: A)")
    #expect(words(.subject, 0.8) == "has its subject cut by 80 % at the top (worst of 2: A)")
    let covered = HiddenPart(
      kind: .title, screens: ["A", "D"], share: 0.034, side: nil, remedy: .moveIn)
    #expect(
      BuildWarning.partCovered(covered).description
        == "has a title with 3 % of it under a camera, round corner or home indicator "
        + "(worst of 2: A)")
  }
}
