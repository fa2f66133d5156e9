import LaunchRules
import Testing

@Suite struct WrittenEntryTests {
  @Test func readsWhatIsThere() throws {
    #expect(
      try WrittenEntry("Default 8.0 LandscapeLeft 375 667").entry()
        == LaunchImageEntry(
          name: "Default", minimumOS: OSVersion(8, 0), orientation: .landscapeLeft,
          size: PointSize(width: 375, height: 667)))
  }

  @Test func defaults() throws {
    let entry = try WrittenEntry(name: .text("A"), minimumOS: .text("7")).entry()
    #expect(entry.orientation == .portrait)
    #expect(entry.size == PointSize(width: 320, height: 480))
  }

  @Test(
    arguments: [
      (WrittenEntry.noDictionary, EntryFault.noDictionary),
      (WrittenEntry(minimumOS: .text("7.0")), .noName),
      (WrittenEntry(name: .text(""), minimumOS: .text("7.0")), .noName),
      (WrittenEntry(name: .text("A")), .noMinimumOS),
      (
        WrittenEntry(name: .text("A"), minimumOS: .other(kind: "a number")),
        .unreadableMinimumOS(found: "a number")
      ),
      (
        WrittenEntry(name: .text("A"), minimumOS: .text("7"), orientation: .text("LANDSCAPE")),
        .unknownOrientation(found: "'LANDSCAPE'")
      ),
      (WrittenEntry(name: .text("A"), minimumOS: .text("$(V)")), .buildVariable(found: "$(V)")),
      (
        WrittenEntry(name: .text("A"), minimumOS: .text("7"), size: .text("{320, ${H}}")),
        .buildVariable(found: "{320, ${H}}")
      ),
      (
        WrittenEntry(name: .text("A"), minimumOS: .text("7"), size: .text("320x480")),
        .noSize(found: "'320x480'")
      ),
    ])
  func faults(_ written: WrittenEntry, _ fault: EntryFault) {
    #expect(throws: fault) { try written.entry() }
    #expect(!fault.description.isEmpty)
  }

  @Test func wideSizesOfOldBuilds() throws {
    let written = WrittenEntry("A 8.0 Landscape 736 414")
    let size = PointSize(width: 736, height: 414)
    #expect(try written.entry().size == size)
    #expect(try written.entry(sdk: OSVersion(9, 0)).size == size)
    #expect(throws: EntryFault.wideSize(size)) { try written.entry(sdk: OSVersion(8, 4)) }
    #expect(try WrittenEntry("A 8.0 Portrait 736 414").entry(sdk: OSVersion(8, 4)).size == size)
  }

  @Test(arguments: [
    ("{320, 480}", PointSize(width: 320, height: 480)),
    ("{320,568}", PointSize(width: 320, height: 568)),
    (" { 414.0 , 736 } ", PointSize(width: 414, height: 736)),
    ("", nil), ("320x480", nil), ("{320, 480", nil), ("{320}", nil), ("{a, b}", nil),
    ("{0, 0}", nil), ("{-320, 480}", nil), ("{1e300, 2}", nil), ("{320, 480, 1}", nil),
    ("{nan, 1}", nil), ("}{", nil), ("{", nil), ("}", nil),
  ])
  func sizes(_ text: String, _ expected: PointSize?) {
    #expect(PointSize(parsing: text) == expected)
  }

  @Test(arguments: [
    ("7", OSVersion(7, 0)), ("8.1", OSVersion(8, 1)), ("9.3.5", OSVersion(9, 3)),
    ("10.0", OSVersion(10, 0)), ("", nil), ("x", nil), ("8.", nil), (".8", nil), ("8.0b", nil),
    ("-8", nil), ("+8", nil), ("8.0.0.0", nil), ("99999999999999999999", nil), ("٨", nil),
  ])
  func versions(_ text: String, _ expected: OSVersion?) {
    #expect(OSVersion(parsing: text) == expected)
  }

  @Test func everyOrientationMatchesItsPair() {
    for image in LaunchImageOrientation.allCases {
      for launch in InterfaceOrientation.allCases {
        #expect(image.matches(launch) == (image.isLandscape == launch.isLandscape))
      }
    }
  }
}
