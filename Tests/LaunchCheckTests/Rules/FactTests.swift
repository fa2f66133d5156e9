import LaunchApps
import TestSupport
import Testing

@testable import LaunchCheck

/// What is unknown of an app silences the rules that need it.
@Suite struct FactTests {
  @Test(arguments: Fact.allCases)
  func everyFactIsNeeded(_ fact: Fact) {
    #expect(Rule.all.contains { $0.needs.contains(fact) })
  }

  /// Each rule with what it finds fault with.
  @Test(
    arguments: Rule.all.map(\.id).filter {
      !(["property-list"] + RuleTests.aboutFolders).contains($0)
    })
  func silence(_ id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    var isFound = false
    for sample in try #require(RuleSamples.all[id]).failing {
      for app in try sample.loadedApps() {
        if rule.violations(in: .app(app), unknown: []).isEmpty { continue }
        isFound = true
        for fact in Fact.allCases {
          let violations = rule.violations(in: .app(app), unknown: [fact])
          #expect(violations.isEmpty == rule.needs.contains(fact), "\(fact)")
        }
      }
    }
    #expect(isFound)
  }

  @Test(arguments: [
    ("INFOPLIST_KEY_UISupportedInterfaceOrientations", Fact.orientations),
    ("INFOPLIST_KEY_UIRequiresFullScreen", .fullScreen),
    ("INFOPLIST_KEY_UILaunchStoryboardName", .launchScreenKeys),
  ])
  func unknownSettings(_ setting: String, _ fact: Fact) throws {
    func facts(_ value: String) throws -> Set<Fact> {
      let sample = Sample.clean.with {
        $0.project = ProjectSample.generated("\(setting) = \(value)")
      }
      return try #require(sample.loadedApps().first).unknownFacts
    }
    #expect(try facts("\"$(NOWHERE)\"").subtracting(facts("YES")) == [fact])
  }

  /// Of a storyboard by itself, nothing but what is in it is known.
  @Test func storyboardAlone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Launch.storyboard", StoryboardText.clean.text.utf8)
    let app = try #require(try BundleLoader.load(path).first).contents.get()
    #expect(app.unknownFacts.isSuperset(of: [.infoPlist, .files]))
    #expect(!app.unknownFacts.contains(.storyboards))
    let silent = Rule.all.filter { !$0.needs.isDisjoint(with: app.unknownFacts) }.map(\.id)
    #expect(silent.contains("no-launch-screen") && silent.contains("letterboxed"))
    #expect(!silent.contains("custom-class"))
  }

  /// A project that cannot be read is one finding, whatever its Info.plist lacks.
  @Test func damagedProject() throws {
    let sample = Sample.project { $0.file = "{ objects" }
    let app = try #require(sample.loadedApps().first { $0.project?.damage != nil })
    #expect(app.unknownFacts.isSuperset(of: [.infoPlist, .storyboards]))
  }
}
