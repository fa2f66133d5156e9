import AppDocuments
import LaunchApps
import LaunchRules
import TestSupport
import Testing

@testable import LaunchCheck

/// iPads whose screen has not 768x1024 points, on which an app with images for the first iPads runs in
/// a frame.
@Suite struct NewerPadTests {
  private static let universal =
    "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
    + "<key>UIRequiresFullScreen</key><true/>"
  private static let pads =
    "the iPad 7, iPad mini 6, iPad Air 3, iPad Pro 10.5, iPad Pro 12.9 and later iPads"

  private static let universalApp = Sample.more(universal).with {
    $0.entries?.append("Pad 7.0 Landscape 768 1024")
    $0.images += ["Pad~ipad.png 1024 768", "Pad@2x~ipad.png 2048 1536"]
  }

  private func message(_ rule: String, _ sample: Sample) throws -> String? {
    try sample.findings().first { $0.rule == rule }?.message
  }

  @Test func theNoteNamesIPhonesAndIPads() throws {
    #expect(
      try message("newer-iphones", Self.universalApp)?.hasPrefix(
        "UILaunchImages has no entry for the iPhone X and later or \(Self.pads) (the app runs there "
          + "in the frame of an older iPhone or iPad, with black bars or scaled up);") == true)
    let padOnly = Self.universalApp.with {
      $0.more = $0.more.replacing("<integer>1</integer>", with: "")
    }
    #expect(
      try message("newer-iphones", padOnly)?.hasPrefix(
        "UILaunchImages has no entry for \(Self.pads) (the app runs there in the frame of an older "
          + "iPad,") == true)
  }

  @Test func iPadsWithAnEntryAreNotNamed() throws {
    let sample = Self.universalApp.with {
      $0.entries?.append("Pro 9.0 Landscape 1024 1366")
      $0.images.append("Pro@2x~ipad.png 2732 2048")
    }
    let found = try message("newer-iphones", sample)
    #expect(found?.contains("iPad mini 6") == true && found?.contains("Pro 12.9") == false)
  }

  @Test func explainAndCheckAgree() throws {
    let app = try Self.universalApp.contents()
    let explanation = LaunchExplanation(path: "", contents: app)
    for row in explanation.rows where row.display.idiom == .pad {
      let isFirst = row.display.points == Display.pad1024At2x.points
      #expect(app.isFramed(row) != isFirst, "\(row.display.devices)")
      let frame = "the nearest, in the frame of an older iPad"
      #expect(explanation.why(row).contains(frame) != isFirst)
      if !isFirst { #expect(explanation.confidence(row) == .shippedApps) }
    }
    #expect(explanation.summary?.contains("a launch image in the frame of an older iPad") == true)
  }

  /// Nobody has seen what newer iPads make of an iPhone's image.
  @Test func anImageOfAnIPhoneIsNotFramed() throws {
    let app = try Sample.more(Self.universal).contents()
    let rows = LaunchExplanation(path: "", contents: app).rows.filter { $0.display.idiom == .pad }
    #expect(!rows.isEmpty && !rows.contains(where: app.isFramed))
  }

  /// What explain says of iPads that have only the images of iPhones, check says too.
  @Test func iPadsWithImagesOfIPhonesAreReported() throws {
    let padOnly = Self.universal.replacing("<integer>1</integer>", with: "")
    let named = Sample.more(padOnly).with {
      $0.entries = nil
      $0.orientations = ["Portrait"]
      $0.images = ["Default@2x.png 640 960"]
    }
    let found = try message("no-launch-key", named)
    #expect(found?.contains("(iPads show an iPhone's image or none;") == true, "\(found ?? "")")
    let listed = Sample.more(Self.universal)
    let own = listed.with {
      $0.text = listed.written.replacing("UILaunchImages<", with: "UILaunchImages~iphone<")
    }
    #expect(try message("no-launch-key", own)?.contains("launch images for iPads, unless") == true)
    #expect(try message("ipad-entries", .more(padOnly)) != nil)
  }

  /// libGDX has images for the iPad Pro 12.9 that iOS finds by name.
  @Test func imagesThatAreFoundByName() throws {
    let sample = Sample.more(Self.universal).with {
      $0.entries = nil
      $0.isBuilt = true
      $0.images = ["Default-Landscape@2x~ipad.png 2048 1536"]
    }
    let frame = "\(Self.pads) run the app in the frame of an older iPad"
    #expect(try message("no-launch-key", sample)?.contains(frame) == true)
    let pro = sample.with { $0.images.append("Default-1024w-1366h@2x~ipad.png 2048 2732") }
    #expect(try message("no-launch-key", pro)?.contains("Pro 12.9") == false)
  }
}
