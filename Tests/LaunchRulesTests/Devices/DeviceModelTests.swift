import Testing

@testable import LaunchRules

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
    ("ipad air", "iPad Air"), ("X", "iPhone X"), ("iPhone 3G", nil), ("", nil),
    ("Air", "iPhone Air"), ("Pro Air", nil),
    ("iPhone SE (3rd generation)", "iPhone SE 3"), ("iPad Pro 13-inch (M4)", "iPad Pro 13 (M4)"),
    ("iPad (10th generation)", "iPad 10"), ("iphone6", "iPhone 6"),
    ("iphone-6-plus", "iPhone 6 Plus"),
    ("zoomediphone8", "zoomed iPhone 8"),
    ("iPad Pro 11-inch (2nd generation)", "iPad Pro 11 (2nd generation)"),
  ])
  func names(_ text: String, _ expected: String?) {
    #expect(DeviceModel(named: text)?.name == expected)
  }

  @Test func traits() {
    let asHeld = DeviceModel.all.filter {
      $0.idiom == .phone && $0.launchesAsHeld(OSVersion(10, 3))
    }
    #expect(
      asHeld.map(\.name) == [
        "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus",
      ])
    #expect(DeviceModel.all.allSatisfy { $0.launchesAsHeld(OSVersion(11, 0)) })
    let upsideDown = DeviceModel.all.filter {
      $0.idiom == .phone && $0.orientations.contains(.portraitUpsideDown)
    }
    #expect(Set(upsideDown.map(\.safeAreas)) == [.homeButton])
  }

  /// What stands in a display's text is what devices say.
  @Test func displaysNameTheirDevices() {
    for device in DeviceModel.all where !device.name.hasPrefix("zoomed") {
      let words = device.name.split(separator: " ").dropFirst()
      let last = words.first { !["Plus", "Pro", "SE", "touch"].contains($0) } ?? words.first ?? ""
      let isListed = device.display.devices.contains(last)
      if device.idiom == .phone { #expect(isListed || device.name.hasPrefix("iPod")) }
    }
  }

  /// No edge reaches into the middle of the screen, and a home indicator stands for the button.
  @Test func safeAreas() {
    for device in DeviceModel.all {
      guard let areas = device.safeAreas else {
        #expect(device.name.hasPrefix("zoomed"))
        continue
      }
      for orientation in InterfaceOrientation.allCases {
        let area = areas[orientation]
        #expect(
          [area.top, area.left, area.bottom, area.right].allSatisfy { (0...84).contains($0) })
        #expect((area.bottom > 0) != device.hasHomeButton)
      }
    }
    let phone = DeviceModel(named: "iPhone 15 Pro")?.safeAreas
    #expect(phone?[.landscapeLeft] == SafeArea(left: 59, bottom: 21, right: 59))
    #expect(phone?[.portrait] == SafeArea(top: 59, bottom: 34))
  }

  /// What a display's safe area leaves free is free on each of its devices.
  @Test func safeAreasOfDisplays() throws {
    for device in DeviceModel.all {
      let whole = try #require(device.display.safeAreas)
      for orientation in InterfaceOrientation.allCases {
        guard let own = device.safeAreas?[orientation] else { continue }
        #expect(whole[orientation].union(own) == whole[orientation], "\(device)")
      }
    }
    // Of the iPhone X (44 points) and the iPhone 12 mini (50).
    #expect(Display.phone812.safeAreas?.landscape == SafeArea(left: 50, bottom: 21, right: 50))
    #expect(Display.phone812At2x.safeAreas == Display.phone812.safeAreas)
    #expect(Display.plus.safeAreas?.landscape == SafeArea())
  }

  /// Also minor versions that came after the last one that is known.
  @Test func laterMinorVersions() throws {
    let device = try #require(DeviceModel(named: "iPhone XR"))
    #expect(device.runs(OSVersion(12, 0)) && device.runs(OSVersion(18, 7)))
    #expect(!device.runs(OSVersion(11, 4)) && !device.runs(OSVersion(26, 0)))
  }
}
