import LaunchImages
import LaunchRules
import TestSupport
import Testing

@testable import AppDocuments

/// What a merge writes into an Info.plist is what the templates say, as text.
@Suite struct MergedValueTests {
  @Test func entriesAreThoseOfTheTemplate() throws {
    let entries = LaunchScreenSize.allCases.map {
      LaunchImageEntry(for: $0, namePrefix: "R&D <1>")
    }
    let text = PropertyList(entries: entries).document()
    let document = try PropertyListDocument(ContiguousArray(text.utf8))
    #expect(document.root == ["UILaunchImages": PropertyListValue(entries)])
  }

  @Test(arguments: LaunchScreenKind.allCases)
  func theLaunchScreenIsThatOfTheTemplate(_ launchScreen: LaunchScreenKind) async throws {
    let built = try await Built(Picture.marked(width: 60, height: 40)) {
      $0.only(.height480, .two)
      $0.screen = LaunchScreenChoices(launchScreen)
    }
    let document = try PropertyListDocument(built.bytes("LaunchScreen.plist"))
    #expect(document.root == [launchScreen.key.rawValue: PropertyListValue(launchScreen)])
  }
}
