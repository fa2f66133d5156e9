import LaunchRules
import Testing

@Suite struct LaunchSelectionTests {
  @Test(arguments: [
    // The nearest size, before the highest minimum OS.
    (["A 7.0 Landscape 320 568", "B 8.0 Landscape 375 667"], "iPhone 5", 8, "A"),
    // The highest minimum OS, whatever the order.
    (["A 7.0 Landscape 320 568", "B 8.0 Landscape 320 568"], "iPhone 5", 8, "B"),
    (["B 8.0 Landscape 320 568", "A 7.0 Landscape 320 568"], "iPhone 5", 9, "B"),
    (["B 8.0 Landscape 320 568", "A 7.0 Landscape 320 568"], "iPhone 5", 7, "A"),
    // The first of equal ones.
    (["A 7.0 Landscape 320 568", "B 7.0 LandscapeLeft 320 568"], "iPhone 5", 8, "A"),
    // Landscape entries alone, in pairs.
    (["A 7.0 Portrait 320 568", "B 7.0 LandscapeLeft 320 568"], "iPhone 5", 8, "B"),
    (["A 7.0 Portrait 320 568", "B 7.0 Landscape 320 480"], "iPhone 5", 9, "B"),
    // Skipped entries do not count.
    (["A x Landscape 320 568", "B 7.0 Landscape 320 568"], "iPhone 5", 8, "B"),
    (["A 7.0 landscape 320 568", "B 7.0 Landscape 320 568"], "iPhone 5", 8, "B"),
    (["A 7.0 Landscape 0 0", "B 7.0 Landscape 320 568"], "iPhone 5", 8, "B"),
  ])
  func picks(_ entries: [String], _ device: String, _ system: Int, _ name: String) throws {
    let outcome = try launch(entries, device, OSVersion(system, 0)).outcome
    let image = try #require(outcome.chosen)
    #expect(image.entry.name == name)
    #expect(entries[image.index].hasPrefix(name + " "))
  }

  @Test(arguments: [
    ([], LaunchOutcome.BlankReason.noUsableEntry),
    (["A 7.0 landscape 320 568"], .noUsableEntry),
    (
      ["A 9.0 Landscape 320 568", "B 8.1 Landscape 320 568"], .systemTooOld(lowest: OSVersion(8, 1))
    ),
    (["A 7.0 Portrait 320 568"], .orientation(.landscapeRight)),
  ])
  func blank(_ entries: [String], _ reason: LaunchOutcome.BlankReason) throws {
    #expect(try launch(entries, "iPhone 5", OSVersion(8, 0)).outcome == .blank(reason))
  }

  @Test(arguments: [8, 9, 12])
  func phonesWithoutTheirSizeLetterbox(_ system: Int) throws {
    let entries = ["A 7.0 Landscape 320 480", "B 7.0 Landscape 320 568"]
    let outcome = try launch(entries, "iPhone 6", OSVersion(system, 0)).outcome
    guard case .letterboxed(let image) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(image.entry.name == "B")
    #expect(image.fit == .nearest)
  }

  /// Known from TN2244 for iOS 7 and 8; later versions have been seen to show the entry.
  @Test(arguments: [(8, false), (9, true), (12, true)])
  func otherOrientations(_ system: Int, _ isShown: Bool) throws {
    let launch = try launch(["A 7.0 Portrait 320 568"], "iPhone 5s", OSVersion(system, 0))
    #expect((launch.outcome.chosen?.fit == .otherOrientation) == isShown)
    #expect((launch.outcome == .blank(.orientation(.landscapeRight))) != isShown)
    #expect((launch.outcome.confidence == .apple) != isShown)
  }

  /// An asset catalog gives XR and XS Max an entry each of the same size.
  @Test(arguments: [("iPhone XR", "A"), ("iPhone XS Max", "B")])
  func filesDecideBetweenEntriesOfOneSize(_ device: String, _ name: String) throws {
    var info = info(["A 12.0 Landscape 414 896", "B 12.0 Landscape 414 896"])
    info.imageFiles = ["A@2x.png", "B@3x.png"]
    #expect(try launch(info, device, OSVersion(12, 0)).outcome.chosen?.entry.name == name)
  }

  @Test("the screen's own size wins without a file, another size only with one")
  func missingFiles() throws {
    var info = info(["A 7.0 Landscape 320 568", "B 7.0 Landscape 414 736"])
    // The Plus's entry is nearer. In its frame, the file has the Plus's scale.
    for (file, name) in [("B@4x.png", "A"), ("B@3x.png", "B")] {
      info.imageFiles = ["A@2x.png", file]
      guard case .letterboxed(let image) = try launch(info, "iPhone XR", OSVersion(12, 0)).outcome
      else {
        Issue.record("no frame")
        return
      }
      #expect(image.entry.name == name)
    }
    info.imageFiles = ["A@3x.png", "B@3x.png"]
    guard
      case .blank(.noFile(let missing)) = try launch(info, "iPhone 5", OSVersion(8, 0)).outcome
    else {
      Issue.record("not blank")
      return
    }
    #expect(missing.entry.name == "A")
  }

  @Test func anExtensionIsDropped() throws {
    let outcome = try launch(["A.png 7.0 Landscape 320 568"], "iPhone 5", OSVersion(8, 0)).outcome
    #expect(outcome.chosen?.files.last == "A.png")
  }

  @Test func padsDoNotLetterbox() throws {
    let outcome = try launch(["A 7.0 Landscape 748 1024"], "iPad Air", OSVersion(7, 0)).outcome
    #expect(outcome.chosen?.files.first == "A@2x~ipad.png")
    guard case .image = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test(arguments: LaunchScreenKey.allCases)
  func launchScreensReplaceImages(_ key: LaunchScreenKey) throws {
    var info = info(["A 7.0 Landscape 320 568"])
    info.launchScreenKeys.any = [key]
    let device = try #require(DeviceModel(named: "iPhone SE"))
    for system in OSVersion.majorReleases {
      let launch = Launch(info, in: LaunchSituation(device: device, system: system))
      #expect((launch.outcome == .launchScreen(key)) == (system >= key.minimumOS))
    }
    info.launchScreenKeys = DeviceVariants(pad: [key])
    let launch = Launch(info, in: LaunchSituation(device: device, system: OSVersion(15, 0)))
    #expect(launch.outcome.chosen != nil)
  }

  /// A storyboard for the older systems, and a dictionary for those that know it.
  @Test func theNewestKeyThatIsKnownCounts() throws {
    var info = info(["A 7.0 Landscape 320 568"])
    info.launchScreenKeys.any = [.storyboardName, .screen]
    let device = try #require(DeviceModel(named: "iPhone SE"))
    for system in OSVersion.majorReleases where system >= OSVersion(8, 0) {
      let launch = Launch(info, in: LaunchSituation(device: device, system: system))
      let key: LaunchScreenKey = system >= OSVersion(14, 0) ? .screen : .storyboardName
      #expect(launch.outcome == .launchScreen(key))
    }
  }

  @Test func variantsCountFirst() throws {
    var info = info(["A 7.0 Landscape 320 568"])
    info.launchImages.phone = [WrittenEntry("B 7.0 Landscape 320 568")]
    info.launchImages.pad = [WrittenEntry("C 7.0 Landscape 768 1024")]
    let names = try ["iPhone 5", "iPad Air"].map { name in
      let device = try #require(DeviceModel(named: name))
      let situation = LaunchSituation(device: device, system: OSVersion(8, 0))
      return Launch(info, in: situation).outcome.chosen?.entry.name
    }
    #expect(names == ["B", "C"])
  }

  @Test func withoutEntriesTheNameCounts() throws {
    var info = LaunchInfo()
    let device = try #require(DeviceModel(named: "iPhone 5"))
    let situation = LaunchSituation(device: device, system: OSVersion(8, 0))
    guard case .namedFile(let files) = Launch(info, in: situation).outcome else {
      Issue.record("not by name")
      return
    }
    #expect(files.prefix(2) == ["Default-568h@2x~iphone.png", "Default-568h@2x.png"])
    #expect(files.last == "Default.png")
    info.launchImageFile.any = "Start"
    info.launchImages.any = []
    #expect(Launch(info, in: situation).outcome == .blank(.noUsableEntry))
  }

  @Test func filesAreTriedFromTheScreensScaleDown() {
    let entry = LaunchImageEntry(
      name: "A", minimumOS: OSVersion(8, 0), size: PointSize(width: 414, height: 736))
    #expect(
      entry.fileNames(scale: .three, idiom: .phone) == [
        "A@3x~iphone.png", "A@3x.png", "A@2x~iphone.png", "A@2x.png", "A~iphone.png", "A.png",
      ])
    #expect(entry.fileNames(scale: .one, idiom: .pad) == ["A~ipad.png", "A.png"])
  }

  private func info(_ entries: [String]) -> LaunchInfo {
    var info = LaunchInfo()
    info.supportedOrientations.any = [InterfaceOrientation.landscapeRight.rawValue]
    info.launchImages.any = entries.map { WrittenEntry($0) }
    return info
  }

  private func launch(
    _ entries: [String], _ device: String, _ system: OSVersion
  ) throws -> Launch {
    try launch(info(entries), device, system)
  }

  private func launch(
    _ info: LaunchInfo, _ device: String, _ system: OSVersion
  ) throws -> Launch {
    let device = try #require(DeviceModel(named: device))
    return Launch(info, in: LaunchSituation(device: device, system: system))
  }
}
