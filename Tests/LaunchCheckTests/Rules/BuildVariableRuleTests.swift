import LaunchCheck
import TestSupport
import Testing

/// What a build variable hides is unknown, and nothing is said about it.
@Suite struct BuildVariableRuleTests {
  @Test(arguments: [
    // The orientations.
    Sample.clean.with { $0.orientations = ["$(FIRST)", "LandscapeLeft"] },
    .clean.with { $0.orientations = ["LandscapeRight", "Portrait", "${MORE}"] },
    .clean.with {
      $0.orientations = ["$(ALL)"]
      $0.entries? += ["Default-iOS7-Upright 7.0 Portrait 320 480"]
      $0.images += ["Default-iOS7-Upright@2x.png 640 960"]
    },
    .clean.with {
      $0.orientations = nil
      $0.more = "<key>UIInterfaceOrientation</key><string>$(ORIENTATION)</string>"
    },
    // The entries.
    .lastEntry("$(NAME)-736h 8.0 Landscape 414 736"),
    .lastEntry("${app.image}-736h 8.0 Landscape 414 736"),
    .lastEntry("Default-iOS8-736h $(MINIMUM) Landscape 414 736"),
    .lastEntry("Default-iOS8-736h 8.0 $(WAY) 414 736"),
    .lastEntry("Default-iOS8-736h 8.0 Landscape {$(WIDTH),736}"),
    .clean.with { $0.entries?[0] = "Default-iOS7-568h 7.0 Landscape $(SIZE)" },
    .clean.with { $0.entries = ["A $(MINIMUM) $(WAY) $(SIZE)"] },
    // The rest.
    .more("<key>MinimumOSVersion</key><string>$(IPHONEOS_DEPLOYMENT_TARGET)</string>"),
    .more("<key>UIDeviceFamily</key><string>$(TARGETED_DEVICE_FAMILY)</string>"),
  ])
  func isUnknown(_ sample: Sample) throws {
    let findings = try sample.findings().filter {
      !["no-orientations", "no-files", "newer-iphones"].contains($0.rule)
    }
    #expect(findings == [])
  }

  /// What is written out is judged.
  @Test(arguments: [
    ("name-suffix", Sample.lastEntry("$(NAME)@3x 8.0 Landscape 414 736")),
    ("name-extension", .lastEntry("$(NAME).png 8.0 Landscape 414 736")),
    (
      "unknown-orientation",
      .clean.with { $0.orientations = ["$(FIRST)", "Sideways", "LandscapeLeft"] }
    ),
    (
      "minimum-os-above-target",
      .lastEntry("Default-iOS8-736h 9.0 Landscape 414 736").with {
        $0.more = "<key>MinimumOSVersion</key><string>7.0</string>"
        $0.orientations = ["$(FIRST)"]
      }
    ),
  ])
  func theRestIsKnown(_ rule: String, _ sample: Sample) throws {
    #expect(try sample.findings().map(\.rule).contains(rule))
  }

  /// The property list that a build writes, on its own.
  @Test func aListOfEntriesAlone() throws {
    let alone = Sample.clean.with { $0.orientations = nil }
    #expect(try alone.findings().map(\.rule) == ["newer-iphones"])
    let incomplete = alone.with { $0.entries?.removeLast() }
    #expect(try incomplete.findings().map(\.rule) == ["letterboxed"])
  }
}
