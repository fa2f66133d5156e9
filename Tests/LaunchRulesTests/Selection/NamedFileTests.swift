import LaunchRules
import Testing

/// Launch images that are found by their names alone.
@Suite struct NamedFileTests {
  private static let left = InterfaceOrientation.landscapeLeft
  private static let upright = InterfaceOrientation.portrait

  @Test(
    arguments: [
      ("iPhone 4", left, ["Default"]), ("iPhone 5", upright, ["Default-568h", "Default"]),
      ("iPhone 6", left, ["Default-375w-667h", "Default-568h", "Default"]),
      (
        "iPhone 6 Plus", upright,
        ["Default-414w-736h", "Default-375w-667h", "Default-568h", "Default"]
      ),
      (
        "iPhone X", left,
        ["Default-375w-812h", "Default-812h", "Default-375w-667h", "Default-568h", "Default"]
      ),
      (
        "iPhone XR", upright,
        [
          "Default-414w-896h", "Default-896h", "Default-375w-812h", "Default-812h",
          "Default-414w-736h", "Default-375w-667h", "Default-568h", "Default",
        ]
      ),
      (
        "iPad Air", left, ["Default-LandscapeLeft", "Default-Landscape", "Default"]
      ), ("iPad Air", upright, ["Default-Portrait", "Default"]),
      (
        "iPad Air", .portraitUpsideDown,
        ["Default-PortraitUpsideDown", "Default-Portrait", "Default"]
      ),
      (
        "iPad Pro 12.9", upright,
        [
          "Default-1024w-1366h-Portrait", "Default-Portrait-1024w-1366h", "Default-1024w-1366h",
          "Default-Portrait", "Default",
        ]
      ),
    ] as [(String, InterfaceOrientation, [String])])
  func names(_ device: String, _ orientation: InterfaceOrientation, _ names: [String]) throws {
    #expect(try files(LaunchInfo(), device, orientation) == names)
  }

  /// In the frame of another iPhone, the scale is that iPhone's.
  @Test func scalesOfFrames() throws {
    let device = try #require(DeviceModel(named: "iPhone XR"))
    let situation = LaunchSituation(device: device, system: OSVersion(12, 0))
    guard case .namedFile(let files) = Launch(LaunchInfo(), in: situation).outcome else {
      Issue.record("no files")
      return
    }
    #expect(files.contains("Default-375w-812h@3x.png"))
    #expect(!files.contains("Default-414w-896h@3x.png"))
  }

  /// As Adobe AIR and others write them.
  @Test(arguments: ["Default-414w-736h-Landscape", "Default-Landscape-414w-736h"])
  func landscapeOnAPlus(_ name: String) throws {
    #expect(try files(LaunchInfo(), "iPhone 6 Plus", Self.left).contains(name))
  }

  @Test(arguments: ["Start", "Start.png", "Start.PNG"])
  func launchImageFile(_ value: String) throws {
    var info = LaunchInfo()
    info.launchImageFile = DeviceVariants(any: value, pad: "Pad.png")
    #expect(try files(info, "iPhone 5", Self.upright) == ["Start-568h", "Start"])
    #expect(try files(info, "iPad Air", Self.upright) == ["Pad-Portrait", "Pad"])
    #expect(info.imageNames.isSuperset(of: ["Start-568h@2x.png", "Pad-Landscape~ipad.png"]))
    #expect(!info.imageNames.contains { $0.hasSuffix(".png.png") })
  }

  /// The names without scale, device and extension.
  private func files(
    _ info: LaunchInfo, _ device: String, _ orientation: InterfaceOrientation
  ) throws -> [String] {
    var info = info
    info.supportedOrientations.any = [orientation.rawValue]
    let device = try #require(DeviceModel(named: device))
    let situation = LaunchSituation(device: device, system: OSVersion(12, 0), held: orientation)
    guard case .namedFile(let files) = Launch(info, in: situation).outcome else { return [] }
    return files.filter { !$0.contains("@") && !$0.contains("~") }.map { String($0.dropLast(4)) }
  }
}
