import LaunchRules
import Testing

@Suite struct DeviceModelTests {
  @Test func everyDisplayHasADevice() {
    #expect(Set(DeviceModel.all.map(\.display)) == Set(Display.all))
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count)
  }

  /// A device does not run an iOS that knows nothing of its display.
  @Test(arguments: DeviceModel.all)
  func runsWhatKnowsIt(_ device: DeviceModel) {
    #expect(device.systems.upperBound >= device.display.minimumOS)
    if device.display.minimumOS > OSVersion(7, 0) {
      #expect(device.systems.lowerBound >= device.display.minimumOS)
    }
  }

  @Test(arguments: [
    ("iPhone 6 Plus", "iPhone 6 Plus"), ("6 plus", "iPhone 6 Plus"),
    (" IPHONE  6  PLUS ", "iPhone 6 Plus"), ("zoomed 6 Plus", "zoomed iPhone 6 Plus"),
    ("ipad air", "iPad Air"), ("X", "iPhone X"), ("iPhone 3G", nil), ("", nil), ("Air", nil),
  ])
  func names(_ text: String, _ expected: String?) {
    #expect(DeviceModel(named: text)?.name == expected)
  }

  @Test func traits() {
    let asHeld = DeviceModel.all.filter { $0.idiom == .phone && $0.launchesAsHeld }
    #expect(
      asHeld.map(\.name) == [
        "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus",
      ])
    let noUpsideDown = DeviceModel.all.filter { !$0.orientations.contains(.portraitUpsideDown) }
    #expect(
      noUpsideDown.map(\.name) == [
        "iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone XR", "iPhone 11", "iPhone XS Max",
        "iPhone 11 Pro Max",
      ])
  }

  /// What stands in a display's text is what devices say.
  @Test func displaysNameTheirDevices() {
    for device in DeviceModel.all where !device.name.hasPrefix("zoomed") {
      let words = device.name.split(separator: " ").dropFirst()
      let last = words.first { $0 != "Plus" && $0 != "Pro" && $0 != "SE" } ?? words.first ?? ""
      if device.idiom == .phone { #expect(device.display.devices.contains(last)) }
    }
  }

  /// Also minor versions that came after the last one that is known.
  @Test func laterMinorVersions() throws {
    let device = try #require(DeviceModel(named: "iPhone XR"))
    #expect(device.runs(OSVersion(12, 0)) && device.runs(OSVersion(18, 7)))
    #expect(!device.runs(OSVersion(11, 4)) && !device.runs(OSVersion(26, 0)))
  }
}
