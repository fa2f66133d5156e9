import LaunchRules
import Testing

/// The table says of every device, iOS and way to hold the device what the rules say of it alone.
@Suite struct LaunchSurveyTests {
  static let infos = [
    info(
      ["LandscapeRight", "LandscapeLeft"], ["A 7.0 Landscape 320 568", "B 8.1 Landscape 414 736"]),
    info(["Portrait", "LandscapeLeft"], ["A 7.0 Portrait 320 480", "B 8.0 Landscape 375 667"]),
    info(["LandscapeLeft", "Portrait"], ["A 9.3 - 320 568", "B 7.0 Landscape 768 1024"]),
    info(["PortraitUpsideDown"], []),
    info([], ["A 7.1 Portrait 320 480", "A 10.2 Portrait 414 736", "C 26.0 Portrait 375 812"]),
  ]

  @Test(arguments: infos)
  func agreesWithTheRules(_ info: LaunchInfo) throws {
    let rows = LaunchSurvey(info, LaunchSurvey.Scope(info)).rows
    for device in LaunchSurvey.Scope(info).devices {
      for major in 7...27 {
        for minor in 0...5 {
          let system = OSVersion(major, minor)
          guard device.systems.contains(system), system >= info.lowestSystem(for: device.idiom)
          else { continue }
          for held in Self.ways(toHold: device) {
            let launch = Launch(
              info, in: LaunchSituation(device: device, system: system, held: held))
            let found = rows.filter {
              $0.devices.contains(device) && $0.systems.contains(system) && $0.held.contains(held)
            }
            #expect(found.count == 1, "\(device) \(system) \(held)")
            #expect(found.first?.launch.outcome == launch.outcome)
            #expect(found.first?.launch.orientation == launch.orientation)
            #expect(found.first?.launch.statusBarOrientation == launch.statusBarOrientation)
          }
        }
      }
    }
  }

  @Test func oneSituation() throws {
    var scope = LaunchSurvey.Scope(devices: [try #require(DeviceModel(named: "6 Plus"))])
    scope.system = OSVersion(8, 1)
    scope.held = .landscapeLeft
    scope.appMask = .all
    scope.controllerMask = .portrait
    let rows = LaunchSurvey(Self.infos[0], scope).rows
    #expect(rows.count == 1)
    #expect(rows.first?.launch.orientation == .landscapeLeft)
    #expect(rows.first?.launch.reason == .asHeld)
    #expect(rows.first?.systems.description == "8.1")
    #expect(rows.first?.held == .landscapeLeft)
    #expect(rows.first?.allowed.mask == .portrait)
  }

  @Test func padsOnlyWhereTheyAreMeant() {
    #expect(LaunchSurvey.Scope(Self.infos[0]).devices.allSatisfy { $0.idiom == .phone })
    #expect(LaunchSurvey.Scope(Self.infos[2]).devices.contains { $0.idiom == .pad })
    var info = Self.infos[2]
    info.families = [.pad]
    #expect(LaunchSurvey.Scope(info).devices.allSatisfy { $0.idiom == .pad })
    info.minimumOS = OSVersion(9, 0)
    let rows = LaunchSurvey(info, LaunchSurvey.Scope(info)).rows
    #expect(rows.allSatisfy { $0.systems.from >= OSVersion(9, 0) })
  }

  @Test(arguments: [
    (OSVersion(8, 0), OSVersion(9, 0), "8"), (OSVersion(8, 0), OSVersion(13, 0), "8 to 12"),
    (OSVersion(8, 1), OSVersion(9, 0), "8.1 to 8.x"), (OSVersion(9, 0), nil, "9 and later"),
    (OSVersion(9, 3), nil, "9.3 and later"), (OSVersion(7, 0), OSVersion(8, 1), "7 to 8.0"),
    (OSVersion(17, 0), OSVersion(26, 0), "17 to 18"), (OSVersion(8, 1), OSVersion(8, 2), "8.1"),
  ])
  func ranges(_ from: OSVersion, _ before: OSVersion?, _ text: String) {
    #expect(SystemRange(from: from, before: before).description == text)
  }

  private static func ways(toHold device: DeviceModel) -> [InterfaceOrientation] {
    InterfaceOrientation.allCases.filter { device.idiom == .pad || $0 != .portraitUpsideDown }
  }

  private static func info(_ orientations: [String], _ entries: [String]) -> LaunchInfo {
    var info = LaunchInfo()
    info.supportedOrientations.any = orientations.map { "UIInterfaceOrientation" + $0 }
    info.launchImages.any = entries.map { WrittenEntry($0) }
    return info
  }
}

extension SystemRange {
  fileprivate func contains(_ system: OSVersion) -> Bool {
    system >= from && before.map { system < $0 } ?? true
  }
}
