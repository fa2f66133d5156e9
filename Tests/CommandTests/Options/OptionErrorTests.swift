import Foundation
import TestSupport
import Testing

/// Wrong options: exit code 64, the fault in the first line, and nothing written.
@Suite struct OptionErrorTests {
  @Test(arguments: [
    (
      ["--orientation", "left"],
      "The value 'left' is invalid for '--orientation <side>'. Please provide one of "
        + "'landscape-left' and 'landscape-right'.\nOr take it from the app: '--info-plist "
        + "App/Info.plist'."
    ),
    (
      ["--rotation", "90"],
      "The value '90' is invalid for '--rotation <rotation>'. Please provide one of 'auto' and "
        + "'none'."
    ),
    (
      ["--fit", "crop"],
      "The value 'crop' is invalid for '--fit <fit>'. Please provide one of 'cover', 'contain' "
        + "or 'fill'."
    ),
    (
      ["--filter", "sinc"],
      "The value 'sinc' is invalid for '--filter <filter>'. Please provide one of 'lanczos3', "
        + "'mitchell', 'catmull-rom', 'box' or 'nearest'."
    ),
    (
      ["--compression", "9"],
      "The value '9' is invalid for '--compression <compression>'. Please provide one of "
        + "'fast', 'balanced' or 'best'."
    ),
    (
      ["--logo-position", "50%"],
      "The value '50%' is invalid for '--logo-position <place>': it needs two numbers, such as "
        + "'50%,50%'."
    ),
    (
      ["--focus", "50%,101%"],
      "The value '50%,101%' is invalid for '--focus <place>': it is neither a name such as "
        + "center, 'left top' or right, nor 'X%,Y%' with both from 0% through 100%, nor auto."
    ),
    (
      ["--focus", "50%,50%", "--fit", "fill"],
      "'--fit fill' shows all of the artwork; leave out '--focus'."
    ),
    (
      ["--focus", "auto", "--fit", "contain"],
      "'--focus auto' chooses what a crop keeps, and '--fit contain' crops nothing; leave out one."
    ),
    (
      ["--focus", "auto", "--fit", "fill"],
      "'--focus auto' chooses what a crop keeps, and '--fit fill' crops nothing; leave out one."
    ),
    (
      ["--background", "#1g"],
      "The value '#1g' is invalid for '--background <color>': it is not '#RGB', '#RRGGBB' "
        + "or one of aqua, black, blue, fuchsia, gray, green, grey, lime, maroon, navy, olive, "
        + "purple, red, silver, teal, white, yellow, nor 'linear-gradient(COLOR, COLOR)'."
    ),
    (
      ["--background", "linear-gradient(90, red, blue)"],
      "The value 'linear-gradient(90, red, blue)' is invalid for '--background <color>': the "
        + "gradient's direction '90' is neither an angle, such as '90deg', nor 'to' and a side or "
        + "corner, such as 'to right' or 'to top left'."
    ),
    (["--logo", ""], "'--logo' is empty; name a PNG."),
    (["--logo", "-"], "'--logo' cannot be read from standard input; name a PNG."),
    (["--logo-size", "30%"], "'--logo-size' needs '--logo'."),
    (
      ["--logo", "l.png", "--logo-size", "0"],
      "The value '0' is invalid for '--logo-size <length>': it must be above 0 and at most 400%, "
        + "or 4000 points."
    ),
    (
      ["--logo", "l.png", "--logo-size", "401%"],
      "The value '401%' is invalid for '--logo-size <length>': it must be above 0 and at most "
        + "400%, or 4000 points."
    ),
    (
      ["--logo", "l.png", "--logo-size", "4001"],
      "The value '4001' is invalid for '--logo-size <length>': it must be above 0 and at most "
        + "400%, or 4000 points."
    ),
    (
      ["--jobs", "many"],
      "The value 'many' is invalid for '--jobs <jobs>': it is not a number of tasks, such as '4'."
    ),
    (["--jobs", "0"], "'--jobs 0' must be at least 1."),
    (["--output", ""], "'--output' is empty; name a folder, '.' for the current one."),
    (["--info-plist"], "Missing value for '--info-plist <path>'"),
    (["--unknown"], "Unknown option '--unknown'"),
    (
      ["b.png"],
      "Unexpected argument 'b.png'\nA build takes one artwork. For dark mode, use 'launchgen "
        + "screen --dark'; for several apps, 'launchgen init'."
    ),
  ])
  func build(_ options: [String], _ message: String) async throws {
    try await expectUsageError(["build", "art.png"] + options, message)
  }

  /// `plist` shares these options with `build`.
  @Test(
    arguments: ["build", "plist"],
    [
      (
        ["--screens", "320x480,813h"],
        "The value '320x480,813h' is invalid for '--screens <list>': '813h' is not a screen's size "
          + "in points; name sizes such as 375x812, devices such as 'iPhone 8', phones, ipads or "
          + "all; 'launchgen displays' lists the sizes."
      ),
      (
        ["--upright-from", "8.4"],
        "upright images would be for iOS 8.4 (iPhones before iOS 9.0 need rotated ones)."
      ),
      (
        ["--scales", "2,1"],
        "The value '2,1' is invalid for '--scales <list>': '1' is not 2, 3 or 'native'."
      ),
      (
        ["--name-prefix", "a.b"],
        "the name prefix 'a.b' cannot be used (it has '.': iOS does not find a launch image with a "
          + "dot in its name)."
      ),
      (["--name-prefix", ""], "the name prefix '' cannot be used (it is empty)."),
    ])
  func naming(_ command: String, _ fault: (options: [String], message: String)) async throws {
    let arguments = command == "build" ? ["build", "art.png"] : [command]
    try await expectUsageError(arguments + fault.options, fault.message)
  }

  @Test func artworkIsNeeded() async throws {
    try await expectUsageError(
      ["build"], "Missing expected argument '<artwork>'; name a PNG or a --logo.")
  }

  @Test func commandsAreKnown() async throws {
    try await expectUsageError(
      ["draw"], "Unknown command 'draw'. 'launchgen --help' lists the commands.")
  }

  private func expectUsageError(_ arguments: [String], _ message: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(arguments, in: folder)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: \(message)\n"))
    #expect(run.output == "")
    #expect(try folder.tree() == ["art.png"])
  }
}
