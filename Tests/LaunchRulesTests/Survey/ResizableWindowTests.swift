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
        "mirroredPhone 27 and later portrait shippedApps",
        "innerDisplay 27 and later preference shippedApps",
      ])
    #expect(windows([.pad]) { _ in } == ["padWindow 26 and later preference apple"])
    #expect(windows([.phone], system: OSVersion(26, 1)) { _ in } == [])
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
