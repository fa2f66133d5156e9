import AppDocuments
import LaunchRules
import TestSupport
import Testing

@testable import LaunchApps
@testable import Pictures

/// The devices that lines and hints of `explain` name.
extension ExplanationTests {
  /// A row names only devices that run one of its versions.
  @Test func devicesOfOtherVersionsAreNotNamed() throws {
    let explanation = try explanation(
      [], [:], "<key>MinimumOSVersion</key><string>13.0</string><key>UILaunchScreen</key><dict/>")
    let older = explanation.rows.filter { $0.systems.before == OSVersion(14, 0) }
    #expect(!older.isEmpty)
    for device in older.flatMap(\.devices) {
      #expect(device.systems.lowerBound < OSVersion(14, 0), "\(device.name)")
    }
    let unknown = try self.explanation([], [:], "<key>UILaunchScreen</key><dict/>")
    #expect(!unknown.rows.flatMap(\.devices).contains { $0.name == "iPhone 4" })
  }

  /// Each of two landscape orientations has a rotated file in one of them only.
  @Test func theFirstDeviceOfAHint() throws {
    let explanation = try explanation(
      ["A 7.0 Landscape 320 480"], ["A@2x.png": (640, 960)],
      "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>")
    let hint = explanation.notes.first { $0.contains("upside down") }
    #expect(hint?.contains("the other, into which iPhone ") == true, "\(hint ?? "")")
    #expect(hint?.hasSuffix("List only one of them.") == true)
  }

  /// No source says what iOS does then.
  @Test func emptyOrientations() throws {
    for (list, isEmpty) in [([], true), (["Portrait"], false)] {
      let text = InfoPlistText.document(
        InfoPlistText.orientations(list), "<key>UILaunchScreen</key><dict/>")
      let document = try PropertyListDocument(ContiguousArray(text.utf8))
      let contents = BundleContents(document: document, images: [], isBuilt: true)
      let notes = LaunchExplanation(path: "", contents: contents).notes
      #expect(
        notes.contains { $0.hasPrefix("UISupportedInterfaceOrientations is empty:") } == isEmpty)
    }
  }

  /// Libraries document only the sizes up to the iPhone 5's.
  @Test func evidenceOfNames() throws {
    for (name, size, evidence) in [
      ("Default-375w-667h@2x.png", (750, 1334), Confidence.shippedApps),
      ("Default-568h@2x.png", (640, 1136), .apple),
    ] {
      let explanation = try explanation(nil, [name: size])
      let row = try #require(
        explanation.rows.first { explanation.contents.present($0.launch.outcome) == name })
      #expect(explanation.confidence(row) == evidence)
    }
    // Apple documents entries, whatever they name.
    let entry = try explanation(["New-1 8.0 Landscape 375 667"], ["New-1@2x.png": (750, 1334)])
    let row = try #require(entry.rows.first { $0.launch.outcome.chosen?.fit == .exact })
    #expect(entry.confidence(row) == row.launch.confidence)
    #expect(row.launch.outcome.confidence == .apple)
  }

  @Test func theHintOfOlderSystems() throws {
    for target in ["", "<key>MinimumOSVersion</key><string>9.0</string>"] {
      let text = InfoPlistText.document(
        target, InfoPlistText.orientations(["Portrait", "LandscapeLeft"]),
        "<key>UILaunchScreen</key><dict/>")
      let document = try PropertyListDocument(ContiguousArray(text.utf8))
      let contents = BundleContents(document: document, images: [], isBuilt: true)
      let notes = LaunchExplanation(path: "", contents: contents).notes
      #expect(notes.contains { $0.hasPrefix("Before iOS 11, iPhones other than the Plus") })
    }
  }
}
