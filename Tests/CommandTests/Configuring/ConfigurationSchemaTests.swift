import Testing

@testable import Configuration
@testable import launchgen

/// What the schema says of options.
@Suite struct ConfigurationSchemaTests {
  private let schema = ConfigurationSchema.own

  @Test(arguments: [
    ("fit", OptionKind.value(allowed: ["cover", "contain", "fill"])), ("replace", .flag),
    ("background", .value(allowed: [])), ("max-pixels", .value(allowed: [])), ("scales", .list),
    ("output", .path), ("merge", .path),
    ("launch-file", .value(allowed: ["storyboard", "ui-launch-screen"])),
    ("only", .value(allowed: ["images", "launch-file"])),
  ])
  func kinds(_ name: String, _ kind: OptionKind) {
    #expect(schema.options(of: "build")?[name]?.kind == kind)
  }

  @Test func repeatedOptionHasItsValues() {
    guard case .repeated(let allowed)? = schema.options(of: "check")?["disable"]?.kind else {
      Issue.record("\(String(describing: schema.options(of: "check")?["disable"]?.kind))")
      return
    }
    #expect(allowed.contains("missing-file"))
  }

  /// A file must not decide where it is read from, nor what it may do.
  @Test(arguments: ["build", "preview", "merge", "check", "pwa"])
  func commandLineDecides(_ command: String) throws {
    let names = try #require(schema.options(of: command)).keys
    for name in ["help", "version", "config", "no-config", "allow-outside", "dry-run", "manifest"] {
      #expect(!names.contains(name), "\(name)")
    }
  }

  /// Whatever is written is looked at before: `output`, `merge` and `png`. A new path must be, too.
  @Test(arguments: [
    (
      "build",
      ["artwork-ipad", "artwork-portrait", "dark", "info-plist", "logo", "merge", "output"]
    ),
    (
      "preview",
      ["artwork-ipad", "artwork-portrait", "dark", "info-plist", "logo", "output", "png"]
    ),
    ("merge", []), ("check", ["baseline"]),
    ("pwa", ["artwork-portrait", "dark", "dark-logo", "dark-portrait", "logo", "output"]),
  ])
  func paths(_ command: String, _ names: [String]) throws {
    let options = try #require(schema.options(of: command))
    #expect(options.filter { $0.value.kind == .path }.keys.sorted() == names)
  }

  @Test func appsHaveTheirOwnPaths() throws {
    let names = schema.appOptions.keys
    #expect(names.contains("background"))
    for name in ["output", "merge", "json", "quiet", "jobs", "fail-fast"] {
      #expect(!names.contains(name), "\(name)")
    }
  }
}
