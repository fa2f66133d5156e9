import LaunchRules
import Testing

/// What becomes of the orientations in windows that people resize.
@Suite struct ResizableWindowTests {
  private func windows(
    _ families: Set<DeviceIdiom>, system: OSVersion? = nil,
    _ change: (inout LaunchInfo) -> Void
  ) -> [String] {
    var info = LaunchInfo()
    info.families = families
    info.launchScreenKeys.pad = [.screen]
    change(&info)
    var scope = LaunchSurvey.Scope(info)
    scope.system = system
    return ResizableWindow.all(info, scope).map {
      "\($0.place) \($0.systems) \($0.treatment) \($0.confidence)"
    }
  }

  @Test func families() {
    #expect(
      windows([.phone, .pad]) { _ in } == [
        "padWindow 26 and later preference apple",
        "innerDisplay 27.1 and later preference shippedApps",
      ])
    #expect(windows([.pad]) { _ in } == ["padWindow 26 and later preference apple"])
    #expect(windows([.pad]) { $0.launchScreenKeys.pad = [] } == [])
    #expect(
      windows([.phone], system: OSVersion(26, 1)) { _ in } == [
        "phoneOnPad 9 to 26 fixedSizes shippedApps"
      ])
    #expect(
      windows([.phone], system: OSVersion(27, 0)) { _ in }.last
        == "phoneOnPad 27 and later preference shippedApps")
  }

  @Test func deploymentTargets() {
    #expect(
      windows([.phone, .pad]) { $0.minimumOS = OSVersion(27, 1) } == [
        "padWindow 27.1 and later preference apple",
        "innerDisplay 27.1 and later preference shippedApps",
      ])
    #expect(
      windows([.phone]) { $0.minimumOS = OSVersion(27, 0) }.last
        == "phoneOnPad 27 and later preference shippedApps")
  }

  private func splitInfo(_ info: inout LaunchInfo) {
    info.launchScreenKeys.pad = [.storyboardName]
    info.supportedOrientations.pad = InterfaceOrientation.allCases.map(\.rawValue)
  }

  @Test func splitView() {
    let places = ["splitHalf", "splitThirds", "slideOver"]
    let rows = windows([.pad]) { splitInfo(&$0) }
    #expect(rows.dropFirst() == places.map { "\($0) 9 to 18 fixedSizes decompiled" }[...])
    #expect(
      windows([.pad], system: OSVersion(18, 2)) { splitInfo(&$0) }.count == places.count)
    // iOS gives such windows only to apps that allow all orientations, and not the full screen.
    for change: (inout LaunchInfo) -> Void in [
      { $0.requiresFullScreen = true }, { _ = $0.supportedOrientations.pad?.removeLast() },
      { $0.launchScreenKeys.pad = nil }, { $0.sdk = OSVersion(8, 0) },
    ] {
      let rows = windows([.pad]) {
        splitInfo(&$0)
        change(&$0)
      }
      #expect(rows.allSatisfy { $0.hasPrefix("padWindow") }, "\(rows)")
    }
  }

  /// A part of the screen is as high as the screen, or 48 points lower in Slide Over.
  @Test func sizesFitTheScreen() {
    let sides = [Display.pad1024At2x, .pad1366].flatMap { [$0.points.width, $0.points.height] }
    for place in ResizableWindow.Place.allCases where place != .phoneOnPad {
      for display in place.sizes {
        let height = display.points.height + (place == .slideOver ? 48 : 0)
        #expect(sides.contains(height) && display.points.width < height, "\(display.devices)")
      }
    }
    #expect(
      ResizableWindow.Place.phoneOnPad.sizes.map(\.points) == [
        Display.phone480.points, Display.phone667.points,
      ])
  }

  @Test func fullScreen() {
    let wish: (inout LaunchInfo) -> Void = { $0.requiresFullScreen = true }
    #expect(windows([.pad], wish) == ["padWindow 26 and later fullScreen shippedApps"])
    #expect(
      windows([.pad]) {
        wish(&$0)
        $0.sdk = OSVersion(27, 0)
      } == ["padWindow 26 fullScreen shippedApps", "padWindow 27 and later steps apple"])
    #expect(
      windows([.pad]) {
        wish(&$0)
        $0.fullScreenIgnoredFrom = OSVersion(26, 2)
      } == [
        "padWindow 26 to 26.1 fullScreen shippedApps",
        "padWindow 26.2 and later preference apple",
      ])
    #expect(
      windows([.pad]) {
        wish(&$0)
        $0.fullScreenIgnoredFrom = OSVersion(18, 0)
      } == ["padWindow 26 and later preference apple"])
    #expect(windows([.pad], system: OSVersion(18, 0), wish) == [])
  }
}
