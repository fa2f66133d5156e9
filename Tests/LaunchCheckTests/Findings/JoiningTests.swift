import TestSupport
import Testing

@testable import LaunchCheck

/// One cause is one finding, in which no distinct fact is lost.
@Suite struct JoiningTests {
  private func only(_ rule: String, _ findings: [Finding]) throws -> Finding {
    let found = findings.filter { $0.rule == rule }
    #expect(found.count == 1, "\(found.map(\.message))")
    return try #require(found.first)
  }

  @Test func entriesWithOneFault() throws {
    let sample = Sample.clean.with {
      $0.entries = [
        "Default-568h@2x 7.0 Landscape 320 568", "Default@2x 7.0 Landscape 320 480",
        "Default-736h@3x 8.0 Landscape 414 736",
      ]
    }
    let found = sample.findingsInOrder.filter { $0.rule == "name-suffix" }
    #expect(found.map(\.also.count) == [1, 0])
    #expect(found[0].also[0].hasPrefix("entry 2 on line "))
    #expect(found[0].also[0].hasSuffix(" ('Default@2x')"))
    #expect(found[0].parts.count == 2)
    #expect(found.map(\.remedy) == ["remove it", "remove it"])
  }

  @Test func missingFilesAreNamed() throws {
    let sample = Sample.clean.with { $0.images = ["Default-iOS7@2x.png 640 960"] }
    let finding = try only("missing-file", sample.findings())
    #expect(finding.problem.contains("'Default-iOS7-568h'"))
    for name in ["Default-iOS8-667h", "Default-iOS8-736h"] {
      #expect(finding.message.contains("('\(name)')"))
    }
  }

  @Test func severalLists() throws {
    let sample = Sample.clean.with {
      $0.orientations = nil
      $0.more =
        InfoPlistText.orientations(["Sideways"])
        + InfoPlistText.orientations(["Sideways"]).replacing(
          "Orientations<", with: "Orientations~ipad<")
    }
    let finding = try only("unknown-orientation", sample.findings())
    #expect(finding.also.count == 1)
    #expect(finding.also[0].contains("in UISupportedInterfaceOrientations~ipad on line "))
  }

  @Test func severalDuplicateKeys() throws {
    let keys = ["A", "B", "C"].map { "<key>\($0)</key><true/>\n" }.joined()
    let finding = try only("duplicate-key", Sample.more(keys + keys).findings())
    #expect(finding.problem.hasPrefix("A appears"))
    #expect(finding.also.map { $0.prefix(1) } == ["B", "C"])
  }

  @Test func severalFilesOfOnePicture() throws {
    let sample = Sample.withStoryboard.with {
      let folder = "Assets.xcassets/Logo.imageset/"
      let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
      let files = [
        ("a", "\"scale\": \"3x\""), ("b", "\"scale\": \"3x\", " + dark), ("c", "\"scale\": \"2x\""),
      ]
      .map { "{\"filename\": \"\($0).png\", \"idiom\": \"universal\", \($1)}" }
      $0.sources[folder + "Contents.json"] = "{\"images\": [\(files.joined(separator: ","))]}"
      for (name, side) in [("a", 2732), ("b", 3000), ("c", 10)] {
        $0.sources[folder + name + ".png"] = "PNG \(side) \(side)"
      }
    }
    let finding = try only("decoded-size", sample.findings())
    #expect(finding.problem.contains("2732x2732"))
    #expect(finding.also == ["b.png (3000x3000)"])
    #expect(finding.parts.map(\.path).map { $0.suffix(5) } == ["a.png", "b.png"])
  }

  @Test func severalImagesOutsideOfTheTarget() throws {
    let sample = ProjectSample.clean.with { sample in
      sample.project.targets[0].resources = []
      for folder in ["L", "A"] {
        for (name, size) in ProjectSample.files { sample.images["\(folder)/\(name)"] = size }
      }
    }
    let finding = try only("not-in-target", sample.findings())
    #expect(finding.problem.hasPrefix("4 images are not members of the target ('App/Default-"))
    #expect(finding.remedy?.hasSuffix("to the target in Xcode") == true)
    #expect(Set(finding.parts.map(\.subject)) == Set(ProjectSample.files.keys))
  }

  @Test func severalConfigurationFiles() throws {
    let sample = ProjectSample.clean.with {
      $0.project.targets[0].base = "Base.xcconfig"
      $0.texts["Base.xcconfig"] = "#include \"A.xcconfig\"\n#include \"B.xcconfig\"\n"
    }
    let finding = try only("configuration-file", sample.findings())
    #expect(finding.also == ["'B.xcconfig' on line 2"])
  }

  /// Different remedies and different targets stay apart.
  @Test func otherFindingsStayApart() {
    let first = Finding(
      path: "a", level: .error, targets: "A", problem: "p", remedy: "r", rule: "x", parts: [])
    var others = [first, first, first, first]
    others[0].remedy = "s"
    others[1].rule = "y"
    others[2].targets = "B"
    others[3].level = .warning
    #expect(Finding.joined([first] + others) == [first] + others)
    #expect(Finding.joined([first, first]) == [first])
  }
}

extension Sample {
  fileprivate var findingsInOrder: [Finding] { (try? findings()) ?? [] }
}
