import LaunchCheck
import LaunchRules
import TestSupport
import Testing

@testable import LaunchApps

/// Pictures of launch screens that do not fit into every screen.
@Suite struct PlacedPictureTests {
  private static let families =
    "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"

  /// An image view of which these anchors are `distance` points from those of the screen.
  private static func placed(
    _ anchors: [String], at distance: Int = 0, mode: String = "center", _ picture: String,
    _ more: String = ""
  ) -> Sample {
    .storyboard {
      ($0.anchors, $0.distance) = (anchors, distance == 0 ? "" : "constant=\"\(distance)\" ")
      $0.subviews = $0.subviews.replacing("<imageView", with: "<imageView contentMode=\"\(mode)\"")
    }.with {
      $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = picture
      $0.more += more
    }
  }

  private static let middle = ["centerX", "centerY"]

  private func finding(_ sample: Sample) throws -> Finding? {
    try sample.findings().first { $0.rule == "picture-cut" }
  }

  @Test func aPictureOutsideOfTheScreen() throws {
    let sample = Self.placed(["top", "leading"], at: 350, "PNG 10 10")
    let found = try #require(try finding(sample))
    #expect(found.level == .warning && found.problem.hasPrefix("shows nothing of 'Logo' on "))
    #expect(found.problem.contains("(it has 10x10 points at 350,350, and the iPhone "))
    let app = try #require(sample.loadedApps().first)
    let explanation = LaunchExplanation(path: "", contents: app)
    for row in explanation.rows {
      let isOutside = row.window.height <= 350
      #expect(explanation.why(row).contains("has Logo outside of the screen") == isOutside)
      #expect(explanation.why(row).contains("shows Logo") == !isOutside)
    }
  }

  @Test func aPictureThatSomeScreensCut() throws {
    let found = try #require(try finding(Self.placed(Self.middle, "PNG 600 100")))
    #expect(found.problem.hasPrefix("shows only a part of 'Logo' on "))
    #expect(found.level == .warning)
    #expect(
      found.remedy == "limit it to the width and height of its superview, with scaleAspectFit")
    // A drawn part may be whole, as the picture has transparent pixels.
    let sample = Self.placed(Self.middle, mode: "topLeft", "RGBA 600 100")
    let clear = try #require(try finding(sample))
    #expect(clear.level == .note)
    #expect(clear.remedy?.hasSuffix(", unless only a transparent margin is cut") == true)
  }

  /// A pixel of a larger scale is less than a point.
  @Test func aPictureOfOnePixel() throws {
    let sample = Self.placed(Self.middle, Sample.clear).with {
      $0.sources["Assets.xcassets/Logo.imageset/Contents.json"] =
        "{\"images\": [{\"filename\": \"logo.png\", \"idiom\": \"universal\", \"scale\": \"3x\"}]}"
    }
    #expect(try finding(sample) == nil)
    let explanation = LaunchExplanation(
      path: "", contents: try #require(sample.loadedApps().first))
    #expect(!explanation.rows.contains { explanation.why($0).contains("outside of the screen") })
  }

  /// Such a picture may fill the screen with its color.
  @Test func aPictureOfOnePixelWithAColor() throws {
    let sample = Sample.storyboard { $0.distance = "" }.with {
      $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = Sample.red
    }
    #expect(try !sample.findings().contains { $0.rule == "launch-screen-plain" })
  }

  /// Only windows of iPads are as narrow.
  @Test func narrowWindows() throws {
    let found = try #require(try finding(Self.placed(Self.middle, "PNG 400 100", Self.families)))
    #expect(found.level == .note && found.problem.contains("in narrow windows on iPads ("))
    let fullScreen = Self.families + "<key>UIRequiresFullScreen</key><true/>"
    #expect(try finding(Self.placed(Self.middle, "PNG 400 100", fullScreen)) == nil)
    #expect(try finding(Self.placed(Self.middle, "PNG 400 100")) == nil)
  }

  /// The last one is meant to be cut.
  @Test(arguments: [
    ("scaleAspectFill", middle, "PNG 600 100"), ("center", middle, "PNG 300 300"),
    ("scaleAspectFit", ["top", "bottom", "leading", "trailing"], "PNG 600 100"),
    ("center", middle, "PNG 2400 2400"),
  ])
  func whatFits(_ mode: String, _ anchors: [String], _ picture: String) throws {
    #expect(try finding(Self.placed(anchors, mode: mode, picture)) == nil)
  }

  /// A picture takes the shape of the screen only if it is as large.
  @Test func stretching() throws {
    let all = ["top", "bottom", "leading", "trailing"]
    func isStretched(_ distance: Int, _ picture: String) throws -> Bool {
      try Self.placed(all, at: distance, mode: "scaleToFill", picture).findings()
        .contains { $0.rule == "picture-stretched" }
    }
    #expect(try isStretched(0, "PNG 100 100") && !isStretched(8, "PNG 100 100"))
    #expect(try !isStretched(0, "PNG 1 1"))
  }

  /// Nobody waits for the layout of a launch screen that is far larger than those of apps.
  @Test func aLargeLaunchScreenIsNotLaidOut() throws {
    let views = String(repeating: "<view/>", count: 300)
    let sample = Sample.storyboard {
      ($0.anchors, $0.distance) = (["top", "leading"], "constant=\"350\" ")
      $0.subviews += views
    }
    #expect(try finding(sample) == nil)
    #expect(try finding(Self.placed(["top", "leading"], at: 350, "PNG 10 10")) != nil)
  }
}
