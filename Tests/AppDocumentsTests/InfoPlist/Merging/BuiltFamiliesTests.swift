import LaunchRules
import TestSupport
import Testing

@testable import AppDocuments

/// Merges into apps whose build settings say which devices they are for.
@Suite struct BuiltFamiliesTests {
  private static let landscape = InfoPlistText.orientations(["LandscapeRight"])
  private static let portraitPads = InfoPlistText.orientations(
    ["LandscapeRight", "Portrait"], suffix: "~ipad")
  private static let padEntries = [LaunchScreenSize.height1024, .height1366].map {
    LaunchImageEntry(for: $0, namePrefix: "Default")
  }
  private static let phones = KeyChange(
    key: "UILaunchImages", value: PropertyListValue(MergeSample.entries))
  private static let ownPhones = KeyChange(
    key: "UILaunchImages~iphone", value: PropertyListValue(MergeSample.entries))
  private static let pads = KeyChange(
    key: "UILaunchImages~ipad", value: PropertyListValue(padEntries))

  private static func family(_ numbers: Int...) -> String {
    let integers = numbers.map { "<integer>\($0)</integer>" }.joined()
    return "<key>UIDeviceFamily</key><array>\(integers)</array>\n"
  }

  private func merge(
    _ members: String, _ families: Set<DeviceIdiom>?,
    phones: [LaunchImageEntry]? = MergeSample.entries, pads: [LaunchImageEntry] = padEntries
  ) throws -> InfoPlistMerge {
    var options = MergeOptions(entries: phones, padEntries: pads)
    options.builtFamilies = families
    let merge = try InfoPlistMerge(
      into: MergeSample.document(InfoPlistText.document(members)), options)
    let again = try InfoPlistMerge(into: PropertyListDocument(merge.bytes), options)
    #expect(again.changes == [])
    return merge
  }

  /// Whatever its Info.plist has for iPads.
  @Test(arguments: ["", "<key>UIStatusBarHidden~ipad</key><true/>\n", portraitPads, family(1, 2)])
  func anAppForPhones(_ members: String) throws {
    let merge = try merge(Self.landscape + members, [.phone])
    #expect(merge.changes == [Self.phones])
    #expect(merge.warnings == [.entriesLeftOut(for: .pad, because: .buildSetting)])
    #expect(
      merge.warnings.first?.description
        == "the entries for iPads are not written (the app is not for iPads: "
        + "TARGETED_DEVICE_FAMILY has no 2)")
  }

  @Test(arguments: ["", family(1)])
  func anAppForBoth(_ members: String) throws {
    let merge = try merge(Self.landscape + members, [.phone, .pad])
    #expect(merge.changes == [Self.ownPhones, Self.pads])
    #expect(merge.warnings == [])
  }

  @Test(
    arguments: [
      (family(1, 2), [.pad], .buildSetting), (family(2), nil, .deviceFamily(line: 8)),
    ] as [(String, Set<DeviceIdiom>?, FamilyEvidence)])
  func anAppForPads(
    _ members: String, _ families: Set<DeviceIdiom>?, _ evidence: FamilyEvidence
  ) throws {
    let merge = try merge(Self.landscape + members, families)
    #expect(merge.changes == [Self.pads])
    #expect(merge.warnings == [.entriesLeftOut(for: .phone, because: evidence)])
    let none = try self.merge(Self.landscape + members, families, pads: [])
    #expect(none.changes == [])
    #expect(none.warnings == merge.warnings)
  }

  /// Nothing is written that no device would read, not even an empty array.
  @Test func iPadsInAnAppForPhones() throws {
    let merge = try merge(Self.landscape, [.phone], phones: [])
    #expect(merge.changes == [])
    #expect(merge.warnings == [.entriesLeftOut(for: .pad, because: .buildSetting)])
  }

  /// The images of iPads are not turned: any orientation is right.
  @Test func orientationsOfAnAppForPads() throws {
    let members =
      InfoPlistText.orientations(["Portrait"])
      + InfoPlistText.orientations(["LandscapeLeft", "LandscapeRight"], suffix: "~ipad")
    let merge = try merge(members, [.pad], phones: [])
    #expect(merge.changes == [Self.pads])
    #expect(merge.orientation == .landscapeLeft)
    #expect(merge.warnings == [])
    let portrait = try self.merge(Self.portraitPads, [.pad], phones: [])
    #expect(portrait.changes == [Self.pads])
    guard portrait.warnings.count == 1,
      case .unmatchedLaunches(
        into: .portrait, on: .pad, _, key: "UISupportedInterfaceOrientations~ipad", _) =
        portrait.warnings[0]
    else {
      Issue.record("\(portrait.warnings)")
      return
    }
  }

  /// The warning about launches without an entry is for the app's devices only.
  @Test func launchesOfOtherDevicesDoNotMatter() throws {
    let old = InfoPlistText.launchImages(["Old 7.0 Portrait 768 1024"], suffix: "~ipad")
    let merge = try merge(Self.landscape + Self.portraitPads + old, [.phone], pads: [])
    #expect(merge.warnings == [])
  }

  @Test func orientationsAreThoseOfPadsInAnAppForPadsOnly() throws {
    let lists =
      InfoPlistText.orientations(["Portrait"])
      + InfoPlistText.orientations(["LandscapeLeft"], suffix: "~ipad")
    func landscape(_ members: String) throws -> LandscapeOrientation {
      try LaunchOrientations(MergeSample.document(InfoPlistText.document(members))).landscape()
    }
    #expect(try landscape(lists + Self.family(2)) == .landscapeLeft)
    #expect(throws: InfoPlistError.self) { try landscape(lists + Self.family(1, 2)) }
  }
}
