import Testing
import Texts

@testable import ManyApps
@testable import launchgen

/// What the schema says of options.
@Suite struct ConfigurationSchemaTests {
  private let schema = ConfigurationSchema.own

  @Test(arguments: [
    (AppPart.build, "fit", OptionKind.value(allowed: ["cover", "contain", "fill"])),
    (.build, "replace", .flag), (.build, "background", .value(allowed: [])),
    (.build, "scales", .list), (.build, "output", .path), (.build, "merge", .path),
    (.screen, "kind", .value(allowed: ["storyboard", "ui-launch-screen"])),
    (.screen, "app", .path), (.pwa, "add-screen", .repeated(allowed: [])),
  ])
  func kinds(_ part: AppPart, _ name: String, _ kind: OptionKind) {
    #expect(schema.options(of: part)[name]?.kind == kind)
  }

  @Test("a file does not decide where it is read from, nor what it may do, nor how a run goes")
  func commandLineDecides() {
    let names = [
      "help", "version", "config", "allow-outside", "dry-run", "check", "manifest", "json",
      "quiet", "jobs", "depfile", "cache", "watch", "remove", "list-outputs", "no-record",
    ]
    for part in AppPart.allCases {
      let known = schema.options(of: part)
      for name in names { #expect(known[name] == nil, "\(part) \(name)") }
    }
  }

  @Test("whatever is written is looked at before: a new path must be, too")
  func paths() {
    let expected: [AppPart: [String]] = [
      .build: ["info-plist", "logo", "merge", "output"],
      .screen: ["app", "artwork-ipad", "artwork-portrait", "dark", "logo", "output"],
      .pwa: ["artwork-portrait", "dark", "dark-logo", "dark-portrait", "logo", "output"],
    ]
    for (part, names) in expected {
      let options = schema.options(of: part)
      #expect(options.filter { $0.value.kind == .path }.keys.sorted() == names)
    }
  }

  @Test("each option that a file may set is read, and nothing else")
  func everyOptionIsRead() throws {
    struct Names: ChoiceVisitor {
      var all: Set<String> = []
      mutating func visit(_ name: String, _ value: inout (some TextValue)?) { all.insert(name) }
      mutating func visit(_ name: String, all values: inout [some TextValue]) { all.insert(name) }
      mutating func visit(_ name: String, path: inout String?) { all.insert(name) }
      mutating func visit(_ name: String, flag: inout Bool) { all.insert(name) }
    }
    for part in AppPart.allCases {
      var names = Names()
      var made = AppRequest()
      try made.visit(&names, part)
      #expect(names.all == Set(schema.options(of: part).keys), "\(part)")
    }
  }
}
