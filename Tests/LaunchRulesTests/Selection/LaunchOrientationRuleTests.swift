import LaunchRules
import Testing

/// Which way an app launches, and what it may turn to afterwards.
@Suite struct LaunchOrientationRuleTests {
  private static let portrait = InterfaceOrientation.portrait
  private static let upsideDown = InterfaceOrientation.portraitUpsideDown
  private static let left = InterfaceOrientation.landscapeLeft
  private static let right = InterfaceOrientation.landscapeRight

  /// Every list of up to four different orientations.
  static let lists: [[InterfaceOrientation]] = (0..<4).reduce([[]]) { lists, _ in
    let longer = lists.flatMap { list in
      InterfaceOrientation.allCases.filter { !list.contains($0) }.map { list + [$0] }
    }
    return [[]] + longer
  }

  /// The first value wins where the home screen stays as it is.
  @Test func firstValueWins() throws {
    let device = try #require(DeviceModel(named: "iPhone 6"))
    for list in Self.lists where !list.isEmpty {
      for held in InterfaceOrientation.allCases {
        let launch = launch(list, device, OSVersion(9, 0), held)
        #expect(launch.orientation == list[0])
        #expect(launch.statusBarOrientation == list[0])
        #expect(launch.reason == .firstListed)
      }
    }
  }

  /// However the device is held; TN2244 is about iPhones.
  @Test(arguments: ["iPhone 4", "iPad Air"])
  func statusBarOfOldSystems(_ name: String) throws {
    let device = try #require(DeviceModel(named: name))
    for list in Self.lists where !list.isEmpty {
      for held in InterfaceOrientation.allCases {
        let launch = launch(list, device, OSVersion(7, 1), held)
        let bar = list.contains(.portrait) ? .portrait : list[0]
        #expect(launch.statusBarOrientation == (device.idiom == .pad ? launch.orientation : bar))
      }
    }
  }

  @Test(arguments: ["iPhone 6 Plus", "iPad Air"])
  func launchesAsHeld(_ name: String) throws {
    let device = try #require(DeviceModel(named: name))
    for list in Self.lists where !list.isEmpty {
      for held in InterfaceOrientation.allCases {
        let launch = launch(list, device, OSVersion(8, 1), held)
        #expect(launch.orientation == (list.contains(held) ? held : list[0]))
        #expect((launch.reason == .asHeld) == list.contains(held))
      }
    }
  }

  @Test func faceIDHasNoUpsideDown() throws {
    let device = try #require(DeviceModel(named: "iPhone X"))
    #expect(
      launch([Self.upsideDown, Self.left], device, OSVersion(11, 0), .portrait).orientation
        == .landscapeLeft)
    let none = launch([Self.upsideDown], device, OSVersion(11, 0), .portrait)
    #expect((none.orientation, none.reason) == (.portrait, .noneListed))
    for name in ["iPhone 8", "iPad Pro 11"] {
      let other = try #require(DeviceModel(named: name))
      #expect(
        launch([Self.upsideDown], other, OSVersion(12, 1), .portrait).orientation
          == .portraitUpsideDown)
    }
  }

  @Test func olderKeyCountsWithoutTheNewer() throws {
    var info = LaunchInfo()
    #expect(info.orientations(for: .phone) == [.portrait])
    info.interfaceOrientation = Self.left.rawValue
    #expect(info.orientations(for: .phone) == [.landscapeLeft])
    info.supportedOrientations.any = [Self.right.rawValue, "Unknown"]
    info.supportedOrientations.pad = [Self.portrait.rawValue]
    #expect(info.orientations(for: .phone) == [.landscapeRight])
    #expect(info.orientations(for: .pad) == [.portrait])
  }

  @Test(
    arguments: [
      ("iPhone 6", [left], nil, nil, "landscape-left"),
      ("iPhone 6", [left], OrientationMask.allButUpsideDown, nil, "all-but-upside-down"),
      ("iPhone 6", [left], .all, .all, "all"),
      ("iPhone 6", InterfaceOrientation.allCases, nil, nil, "all-but-upside-down"),
      ("iPhone X", InterfaceOrientation.allCases, .all, .all, "all-but-upside-down"),
      ("iPhone 6", [portrait], nil, .landscape, "none"),
      ("iPad Air", [left, right], nil, nil, "landscape"),
      ("iPad Air", [left, right], .all, .portrait, "portrait"),
      ("iPad Air", InterfaceOrientation.allCases, .portrait, .portrait, "all"),
    ] as [(String, [InterfaceOrientation], OrientationMask?, OrientationMask?, String)])
  func allMustAgree(
    _ name: String, _ list: [InterfaceOrientation], _ app: OrientationMask?,
    _ controller: OrientationMask?, _ expected: String
  ) throws {
    let device = try #require(DeviceModel(named: name))
    let allowed = AllowedOrientations(
      info(list), on: device, app: app, controller: controller)
    #expect(allowed.mask.description == expected)
    #expect(allowed.asksNobody == (name == "iPad Air" && list.count == 4))
  }

  @Test func aFullScreenPadAsks() throws {
    let device = try #require(DeviceModel(named: "iPad Air"))
    var info = info(InterfaceOrientation.allCases)
    info.requiresFullScreen = true
    #expect(
      AllowedOrientations(info, on: device, app: nil, controller: .landscape).mask == .landscape)
  }

  private func info(_ list: [InterfaceOrientation]) -> LaunchInfo {
    var info = LaunchInfo()
    info.supportedOrientations.any = list.map(\.rawValue)
    return info
  }

  private func launch(
    _ list: [InterfaceOrientation], _ device: DeviceModel, _ system: OSVersion,
    _ held: InterfaceOrientation
  ) -> Launch {
    Launch(info(list), in: LaunchSituation(device: device, system: system, held: held))
  }
}
