import LaunchRules
import Pixels
import Testing

@testable import LaunchImages
@testable import Pictures

@Suite struct HiddenDetailTests {
  /// Artwork of 16:9 whose only detail is in a cell of 64x36.
  private func warnings(
    _ column: Int, _ row: Int, further: [ArtworkRole: PixelSize] = [:],
    _ change: (inout BuildOptions) -> Void = { _ in }
  ) -> [BuildWarning] {
    var cells = [UInt8](repeating: 0, count: 64 * 36)
    cells[row * 64 + column] = 255
    var options = BuildOptions()
    options.safeArea = .warn
    change(&options)
    let sizes = PerArtwork(main: PixelSize(width: 3840, height: 2160), further: further)
    let detail = DetailMap(columns: 64, rows: 36, cells: cells)
    return BuildPlan(sizes, options, findings: ArtworkFindings(detail: detail)).warnings
  }

  private func withStoryboard(_ options: inout BuildOptions) { options.launchFile = .storyboard }

  /// The devices that cover the cell.
  private func covering(_ column: Int, _ row: Int, _ orientation: LandscapeOrientation) -> [String]
  {
    let warnings = warnings(column, row) {
      $0.launchFile = .storyboard
      $0.orientation = orientation
    }
    for case .detailCovered(let screens, _) in warnings { return screens }
    return []
  }

  @Test func middleIsSeen() {
    #expect(warnings(32, 18, withStoryboard) == [])
    #expect(warnings(20, 10, withStoryboard) == [])
  }

  /// A crop of 16:9 to 3:2 loses a twelfth at each side.
  @Test func sidesAreCropped() {
    #expect(warnings(2, 18) == [.detailCropped(screens: [Display.phone480.devices], share: 1)])
    #expect(warnings(61, 18) == [.detailCropped(screens: [Display.phone480.devices], share: 1)])
    #expect(warnings(6, 18) == [])
    #expect(warnings(2, 18) { $0.fit = .contain } == [])
    #expect(warnings(2, 18) { $0.focus = .point(Position(x: 0, y: 0.5)) } == [])
    #expect(warnings(2, 18) { $0.screens = [.height736] } == [])
  }

  /// An iPad's screen of 4:3 loses an eighth at each side, unless a focus keeps it.
  @Test func launchFileCrops() throws {
    let kept = warnings(5, 18) {
      $0.launchFile = .storyboard
      $0.focus = .point(Position(x: 0, y: 0.5))
    }
    #expect(kept == [])
    let warnings = warnings(5, 18, withStoryboard)
    let screens = warnings.flatMap { warning -> [String] in
      guard case .detailCroppedByLaunchFile(let screens, let share) = warning else { return [] }
      #expect(share == 1)
      return screens
    }
    #expect(screens.contains(Display.pad1366.devices))
    #expect(!screens.contains(Display.phone667.devices))
  }

  @Test("iPads that have a picture of their own do not hide the main artwork's detail")
  func otherPicture() {
    func names(_ warnings: [BuildWarning]) -> String {
      warnings.map { warning in
        switch warning {
        case .detailCropped(let screens, _), .detailCroppedByLaunchFile(let screens, _),
          .detailCovered(let screens, _):
          screens.joined()
        default: ""
        }
      }.joined()
    }
    #expect(names(warnings(5, 18, withStoryboard)).contains("iPad"))
    let pad = PixelSize(width: 2732, height: 2048)
    #expect(!names(warnings(5, 18, further: [.pad: pad], withStoryboard)).contains("iPad"))
  }

  @Test func offByDefault() {
    #expect(BuildOptions().safeArea == .off)
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

  @Test("even detail loses what is cut, which is no news")
  func texture() {
    var options = BuildOptions()
    options.safeArea = .warn
    options.launchFile = .storyboard
    let even = DetailMap(columns: 64, rows: 36, cells: [UInt8](repeating: 9, count: 64 * 36))
    let plan = BuildPlan(
      artwork: PixelSize(width: 3840, height: 2160), options: options,
      findings: ArtworkFindings(detail: even))
    #expect(plan.warnings == [])
  }

  @Test func words() {
    #expect(
      warnings(2, 18).first?.description
        == "loses up to 100 % of its detail (iPhone 4)")
    #expect(
      BuildWarning.detailCovered(screens: ["A, B; C", "D"], share: 0.034).description
        == "has 3 % of its detail at a camera, corner or home bar (worst of 2: A)")
  }
}
