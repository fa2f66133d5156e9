import AppDocuments
import Foundation
import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchApps
@testable import Pictures

/// What `explain` says in cases in which a short word would be wrong.
@Suite struct ExplanationTests {
  func explanation(
    _ entries: [String]?, _ images: [String: (Int, Int)], _ more: String = ""
  ) throws -> LaunchExplanation {
    let text = InfoPlistText.document(
      more, InfoPlistText.orientations(["LandscapeRight", "LandscapeLeft"]),
      entries.map { InfoPlistText.launchImages($0) } ?? "")
    let files = images.map { name, size in
      ImageFile(
        name: name, path: name,
        header: .success(
          PNGHeader(
            size: PixelSize(width: size.0, height: size.1), hasAlphaChannel: false,
            isCompressedByXcode: false)))
    }
    let document = try PropertyListDocument(ContiguousArray(text.utf8))
    return LaunchExplanation(
      path: "",
      contents: BundleContents(
        document: document, images: files,
        storyboards: StoryboardContents(builtFor: document, ["Launch.nib"]) { _, _ in nil },
        isBuilt: true))
  }

  private func lines(_ explanation: LaunchExplanation, _ device: String) -> [[String]] {
    explanation.table(namesDevices: true).filter { $0[0].contains(device) }
  }

  @Test(
    "a sentence says what the newest systems show",
    arguments: [
      (
        [], "<key>UILaunchScreen</key><dict/>",
        ": no launch image on 1 of 18 screens (iPhone 4s); the launch screen of UILaunchScreen, "
          + "which shows only a color, the system background on 17 "
      ),
      (
        [],
        "<key>UILaunchScreen</key><dict/><key>UILaunchStoryboardName</key><string>Launch</string>",
        "the system background (sources disagree, as UILaunchStoryboardName is present too) on "
      ), (["A 7.0 Landscape 375 667"], "", "a blank screen on all screens."),
      ([], "", "no launch image on all screens."),
    ])
  func summary(_ entries: [String], _ more: String, _ text: String) throws {
    let explanation = try explanation(entries.isEmpty ? nil : entries, [:], more)
    #expect(explanation.summary?.contains(text) == true, "\(explanation.summary ?? "")")
  }

  @Test(arguments: [
    "<array><string>arm64</string></array>", "<dict><key>arm64</key><true/></dict>",
  ])
  func devicesWith32BitsCannotInstallAnAppThatRequires64(_ capabilities: String) throws {
    let key =
      "<key>MinimumOSVersion</key><string>9.0</string><key>UIRequiredDeviceCapabilities</key>"
    func names(_ more: String) throws -> Set<String> {
      Set(try explanation(nil, [:], more).rows.flatMap(\.devices).map(\.name))
    }
    let without = try names(key + "<array><string>wifi</string></array>")
    let excluded = try without.subtracting(names(key + capabilities))
    #expect(excluded == ["iPhone 4s", "iPhone 5", "iPhone 5c", "iPod touch 5"])
  }

  @Test(arguments: [
    (["LandscapeLeft", "Portrait"], "any", "landscape-left, or as held"),
    (["LandscapeLeft", "LandscapeRight", "Portrait"], "any", "as held"),
    (["LandscapeLeft", "LandscapeRight"], "any", "landscape-left, or as held"),
  ])
  func waysToHold(_ orientations: [String], _ held: String, _ orientation: String) throws {
    let text = InfoPlistText.document(
      "<key>MinimumOSVersion</key><string>12.0</string>", InfoPlistText.orientations(orientations))
    let document = try PropertyListDocument(ContiguousArray(text.utf8))
    let explanation = LaunchExplanation(
      path: "", contents: BundleContents(document: document, images: [], isBuilt: true))
    let line = try #require(lines(explanation, "iPhone 6, 6s").first)
    #expect(line[2] == held && line[3] == orientation, "\(line)")
  }

  @Test func nothingIsKnownOfTheFullScreenOnTheDuo() throws {
    let doubt = "; whether UIRequiresFullScreen changes this is not known"
    for isSet in [true, false] {
      let key = isSet ? "<key>UIRequiresFullScreen</key><true/>" : ""
      let lines = try lines(explanation(nil, [:], key), "iPhone Duo, inner display")
      #expect(lines.count == 1 && lines[0].last?.hasSuffix(doubt) == isSet)
      let document = try String(
        decoding: JSONEncoder().encode(ExplainDocument(explanation(nil, [:], key))), as: UTF8.self)
      #expect(document.contains(doubt) == isSet)
    }
  }

  /// TN2244 rules upright files out for iOS 8; later versions have been seen to show them.
  @Test func uprightFilesOfTwoVersions() throws {
    let explanation = try explanation(
      ["A 8.0 Landscape 375 667"], ["A@2x.png": (1334, 750)],
      "<key>MinimumOSVersion</key><string>8.0</string>")
    let rows = explanation.table(namesDevices: true).filter {
      $0[0].hasPrefix("iPhone 6") && !$0[0].hasPrefix("iPhone 6 Plus")
    }
    #expect(rows.first.map { Array($0[..<2]) } == ["iPhone 6; zoomed iPhone 6 Plus", "8"])
    #expect(rows.first?.last?.contains("distorted (TN2244)") == true)
    #expect(rows.count > 1)
    for row in rows.dropFirst() { #expect(row.last?.contains("distorted") == false) }
  }

  @Test func anImageOfALargerScreen() throws {
    let explanation = try explanation(["A 12.0 Landscape 414 896"], ["A@2x.png": (828, 1792)])
    let rows = explanation.table(namesDevices: true).filter { $0[0].contains("iPhone 6, 6s, 7, 8") }
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(row.last == "A@2x.png: entry 1, the nearest, of the larger screen 414x896", "\(row)")
    }
  }

  /// No source says what iOS does with an empty list.
  @Test func anEmptyListOfOrientations() throws {
    let text = InfoPlistText.document(
      "<key>UISupportedInterfaceOrientations</key><array/>",
      "<key>UILaunchImageFile</key><string>Splash.png</string>")
    let contents = BundleContents(
      document: try PropertyListDocument(ContiguousArray(text.utf8)), images: [], isBuilt: false)
    let report = LaunchExplanation(path: "", contents: contents)
    #expect(report.rows.allSatisfy { report.confidence($0) == nil })
    let table = report.table(namesDevices: true).dropFirst().prefix(report.rows.count)
    let line = try #require(table.first)
    #expect(line.suffix(2) == ["-", "Splash@2x.png, if it exists: named by UILaunchImageFile"])
  }

  /// Without any launch key, later iPhones run the app in the frame of an iPhone 5.
  @Test(arguments: [
    ("Default-568h@2x.png", "iPhone 5"), ("Default@2x.png", "iPhone 4s"),
  ])
  func byName(_ file: String, _ frame: String) throws {
    let explanation = try explanation(
      nil, [file: file == "Default@2x.png" ? (640, 960) : (640, 1136)])
    let row = try #require(
      explanation.table(namesDevices: true).first { $0[0].contains("iPhone 14 Pro, 15") })
    #expect(
      row.last
        == "\(file), letterboxed: found by its name, in the frame of an \(frame), as no image has this "
        + "screen's size")
  }

  /// Apple's sources disagree whether orientations in names are for iPads only.
  @Test func aNameWithAnOrientationOnAPlus() throws {
    let explanation = try explanation(
      nil, ["Default-Landscape.png": (1024, 768), "Default-568h@2x.png": (640, 1136)])
    let plus = lines(explanation, "iPhone 6 Plus").filter { $0[0].hasPrefix("iPhone 6 Plus") }
    #expect(!plus.isEmpty)
    for row in plus {
      #expect(
        row.last?.contains("; sources disagree whether iPhones find '-Landscape' without a size")
          == true, "\(row)")
    }
    for row in lines(explanation, "iPhone 14 Pro, 15") {
      #expect(row.last?.contains("sources disagree") == false)
    }
  }

  /// As for entries, on screens with an image of their own and in a frame.
  @Test(arguments: ["iPhone 5, ", "iPhone 6, 6s", "iPhone 14 Pro, 15"])
  func imagesFoundByNameThatAreNotRotated(_ device: String) throws {
    let explanation = try explanation(
      nil, ["Default-568h@2x.png": (1136, 640)],
      "<key>MinimumOSVersion</key><string>8.0</string>")
    let rows = lines(explanation, device)
    #expect(!rows.isEmpty)
    for row in rows {
      let isOld = row[1] == "8"
      #expect(row.last?.contains("not rotated: distorted (TN2244)") == isOld, "\(row)")
      #expect(row.last?.contains("not rotated, as some apps ship it") == !isOld, "\(row)")
    }
    let rotated = try self.explanation(nil, ["Default-568h@2x.png": (640, 1136)])
    for row in lines(rotated, device) { #expect(row.last?.contains("not rotated") == false) }
  }

  /// An iPhone 5 needs a file of its own.
  @Test(arguments: [("Default@2x.png", true), ("Default-568h@2x.png", false)])
  func theFrameOfAnIPhone4s(_ file: String, _ isFramed: Bool) throws {
    let explanation = try explanation(nil, [file: isFramed ? (640, 960) : (640, 1136)])
    let row = try #require(
      explanation.table(namesDevices: true).first { $0[0].contains("iPhone 5") })
    #expect(row.last?.contains("in the frame of an iPhone 4s") == isFramed)
  }

  @Test func imagesOfTheWrongSize() throws {
    let explanation = try explanation(
      nil, ["Default-Landscape~ipad.png": (1024, 748)],
      "<key>UIDeviceFamily</key><array><integer>2</integer></array>")
    let row = try #require(explanation.table(namesDevices: true).first { $0[0].contains("iPad 2") })
    #expect(row.last?.hasSuffix("of the wrong size 1024x748") == true, "\(row)")
  }

  /// Xcode wants the landscape file of a Plus upright.
  @Test func uprightFilesOfTheSlotForThePlus() throws {
    let explanation = try explanation(["A 8.0 Landscape 414 736"], ["A@3x.png": (2208, 1242)])
    let rows = explanation.table(namesDevices: true).filter { $0[0].hasPrefix("iPhone 6 Plus") }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.last?.contains("distorted") == false })
  }

  @Test(arguments: [("13.0", "iPad 2"), ("13.0", "iPhone 6,"), ("17.0", "iPhone X,")])
  func devicesThatCannotRunTheAppAreNotNamed(_ target: String, _ device: String) throws {
    let explanation = try explanation(
      InfoPlistText.listing1, [:],
      "<key>MinimumOSVersion</key><string>\(target)</string>"
        + "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>")
    #expect(lines(explanation, device).isEmpty)
    #expect(explanation.summary?.contains(device) == false)
  }

  @Test func aFileForTheScreen() throws {
    let explanation = try explanation(nil, ["Default-375w-667h@2x.png": (750, 1334)])
    let row = try #require(
      explanation.table(namesDevices: true).first { $0[0].hasPrefix("iPhone 6, 6s, 7, 8") })
    #expect(row.last?.hasPrefix("Default-375w-667h@2x.png: found by its name") == true)
  }

  /// Reports say that iOS shows the launch screen, except one.
  @Test(arguments: [
    ("<key>UILaunchStoryboardName</key><string>Launch.storyboard</string>", true),
    ("<key>UILaunchStoryboardName</key><string>Launch.xib</string>", true),
    ("<key>UILaunchStoryboardName</key><string>Launch</string>", false),
    (
      "<key>UILaunchStoryboardName</key><string>Launch</string>"
        + "<key>UILaunchStoryboardName~ipad</key><string>Launch.storyboard</string>", false
    ),
    (
      "<key>UILaunchStoryboards</key><dict><key>UILaunchStoryboardDefinitions</key><array>"
        + "<dict><key>UILaunchStoryboardFile</key><string>Launch.storyboard</string></dict>"
        + "</array></dict>", true
    ),
  ])
  func storyboardExtensions(_ more: String, _ isDoubtful: Bool) throws {
    let explanation = try explanation(nil, [:], more)
    let row = try #require(lines(explanation, "iPhone 14 Pro, 15").first?.last)
    #expect(row.hasPrefix("launch screen: "))
    #expect(row.contains("sources disagree") == isDoubtful)
  }

  /// Only the devices that run the app's systems are named.
  @Test func devicesOfTheDeploymentTarget() throws {
    let explanation = try explanation(
      nil, [:],
      "<key>MinimumOSVersion</key><string>16.0</string><key>UILaunchScreen</key><dict/>")
    let names = explanation.table(namesDevices: true).dropFirst().map { $0[0] }.joined(
      separator: "; ")
    #expect(names.contains("; iPhone 8, SE 2, SE 3; zoomed iPhone 8 Plus;"))
    for name in ["iPhone 6", "iPhone 7", "6s", "iPhone 5", "iPad 2", "iPad Pro"] {
      #expect(!names.contains(name), "\(name) in \(names)")
    }
  }

  /// After a merge into a universal app, only iPhones have entries.
  @Test func iPadsBesideEntriesOfIPhones() throws {
    let explanation = try explanation(
      nil, ["Default-Landscape~ipad.png": (1024, 768)],
      "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
        + InfoPlistText.launchImages(InfoPlistText.listing1, suffix: "~iphone"))
    let row = try #require(explanation.table(namesDevices: true).first { $0[0].contains("iPad 2") })
    #expect(row.last?.hasSuffix("since no UILaunchImages for iPads lists files") == true)
  }
}
