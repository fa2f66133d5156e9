import LaunchApps
import LaunchRules
import TestSupport
import Testing

@testable import LaunchCheck

/// The picture of an image set that each device shows: by scale, device family and subtype. `check`,
/// `explain` and previews ask the same function.
@Suite struct ShownPictureTests {
  private static func slot(_ file: String, _ idiom: String, _ more: String...) -> String {
    let members = more.map { member in
      let parts = member.split(separator: " ").map { "\"\($0)\"" }
      return ", \(parts[0]): \(parts[1])"
    }
    return "{\"filename\": \"\(file).png\", \"idiom\": \"\(idiom)\"\(members.joined())}"
  }

  private static func sample(_ slots: [String], _ pictures: [String: String]) -> Sample {
    .storyboard { $0.distance = "" }.with {
      let set = "Assets.xcassets/Logo.imageset/"
      $0.sources[set + "logo.png"] = nil
      $0.sources[set + "Contents.json"] = "{\"images\": [\(slots.joined(separator: ", "))]}"
      for (name, size) in pictures { $0.sources[set + name + ".png"] = "PNG " + size }
      $0.more +=
        "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
    }
  }

  private func file(_ sample: Sample, _ display: Display) throws -> String? {
    let app = try #require(sample.loadedApps().first)
    let trait = AssetTrait(display, .landscapeRight)
    return app.shownStoryboard(.storyboardName, on: trait)?.picture?
      .split(separator: "/").last.map(String.init)
  }

  @Test(arguments: [
    (Display.phone480, "two"), (.phone667, "two"), (.phone896At2x, "two"), (.plus, "three"),
    (.phone812, "three"), (.zoomedPlus, "three"), (.pad1024At1x, "pad"), (.pad1366, "pad"),
  ])
  func theScaleOfTheScreenIsFirst(_ display: Display, _ file: String) throws {
    let sample = Self.sample(
      [
        Self.slot("three", "universal", "scale 3x"), Self.slot("two", "universal", "scale 2x"),
        Self.slot("pad", "ipad", "scale 1x"), Self.slot("pad", "ipad", "scale 2x"),
      ], ["two": "1334 750", "three": "2208 1242", "pad": "1024 768"])
    #expect(try self.file(sample, display) == file + ".png")
  }

  /// A universal picture of the screen's scale is preferred to an iPhone's of another scale.
  @Test func theScaleIsBeforeTheFamily() throws {
    let sample = Self.sample(
      [Self.slot("phone", "iphone", "scale 3x"), Self.slot("all", "universal", "scale 2x")],
      ["phone": "3 3", "all": "2 2"])
    #expect(try file(sample, .phone667) == "all.png")
    #expect(try file(sample, .plus) == "phone.png")
    #expect(try file(sample, .pad1366) == "all.png")
  }

  @Test func theNextLowerScaleIsBeforeAHigherOne() throws {
    let slots = ["1x", "3x"].map { Self.slot("s" + $0, "universal", "scale " + $0) }
    let sample = Self.sample(slots, ["s1x": "1 1", "s3x": "3 3"])
    #expect(try file(sample, .phone667) == "s1x.png")
    #expect(try file(Self.sample([slots[1]], ["s3x": "3 3"]), .phone667) == "s3x.png")
  }

  /// A vector is made in all scales; a bitmap of the screen's scale is preferred.
  @Test func picturesWithoutAScaleSuitAllScreens() throws {
    let slots = [Self.slot("any", "universal"), Self.slot("two", "universal", "scale 2x")]
    var sample = Self.sample(slots, ["two": "2 2"])
    sample.sources["Assets.xcassets/Logo.imageset/any.png"] =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"
    #expect(try file(sample, .phone667) == "two.png")
    #expect(try file(sample, .plus) == "any.png")
  }

  @Test func aSubtypeIsForItsScreenAlone() throws {
    let five = Self.slot("five", "iphone", "scale 2x", "subtype retina4")
    let sample = Self.sample(
      [Self.slot("two", "iphone", "scale 2x"), five], ["two": "960 640", "five": "1136 640"])
    #expect(try file(sample, .phone568) == "five.png")
    #expect(try file(sample, .phone667) == "two.png")
    let only = Self.sample([five], ["five": "1136 640"])
    #expect(try file(only, .phone568) == "five.png")
    #expect(try file(only, .phone667) == nil)
    let message = try only.findings().first { $0.rule == "asset-not-shown" }?.message
    #expect(message?.contains("has no image for some devices and modes") == true)
  }

  /// A 3:2 picture for 2x, a 16:9 picture for 3x, and a 4:3 picture for iPads.
  @Test func stretchingIsJudgedByTheShownPicture() throws {
    let slots = [
      Self.slot("two", "iphone", "scale 2x"), Self.slot("three", "iphone", "scale 3x"),
      Self.slot("pad", "ipad", "scale 2x"),
    ]
    let sizes = ["two": "960 640", "three": "2208 1242", "pad": "2048 1536"]
    let app = try #require(Self.sample(slots, sizes).loadedApps().first)
    let explanation = LaunchExplanation(path: "", contents: app)
    let stretched = Set(
      explanation.rows.filter { explanation.why($0).contains("stretched") }.map(\.display))
    #expect(stretched.contains(.phone568) && stretched.contains(.phone667))
    #expect(stretched.isDisjoint(with: [.phone480, .plus, .pad1024At2x]))
    let finding = try Self.sample(slots, sizes).findings().first { $0.rule == "picture-stretched" }
    #expect(finding?.message.contains("on \(stretched.count) of ") == true)
  }
}
