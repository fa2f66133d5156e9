import Testing
import Texts

@testable import ManyApps
@testable import launchgen

/// What launchgen.json may set.
@Suite struct ConfigurationSchemaTests {
  @Test("a file does not decide where it is read from, nor what it may do, nor how a run goes")
  func commandLineDecides() {
    let onlyTyped: Set = [
      "help", "version", "allow-outside", "dry-run", "check", "json", "list-outputs", "watch",
      "depfile", "depfile-target", "no-record", "staging-folder", "jobs",
      "quiet", "remove", "reset", "fresh",
    ]
    for part in AppPart.allCases {
      let declared = Set(DeclaredCommand.all[part.rawValue]?.options.map(\.name) ?? [])
      let app: Set = part == .screen ? ["app"] : []
      #expect(AppRequest.names(of: part) == declared.subtracting(onlyTyped).union(app), "\(part)")
    }
  }

  @Test("whatever is written is looked at before: a new path must be, too")
  func paths() {
    struct Paths: ChoiceVisitor {
      var all: [String] = []
      mutating func visit(_ name: String, _ value: inout (some TextValue)?) {}
      mutating func visit(_ name: String, path: inout String?) { all.append(name) }
      mutating func visit(_ name: String, flag: inout Bool) {}
    }
    let expected: [AppPart: [String]] = [
      .build: ["info-plist", "logo", "merge", "output"],
      .screen: ["app", "artwork-ipad", "artwork-portrait", "dark", "logo", "output"],
      .pwa: ["artwork-portrait", "dark", "dark-logo", "dark-portrait", "logo", "output"],
    ]
    for (part, names) in expected {
      var paths = Paths()
      var request = AppRequest()
      request.visit(&paths, part)
      #expect(paths.all.sorted() == names)
    }
  }
}
