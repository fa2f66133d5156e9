import Foundation
import TestSupport
import Testing

/// What people type by mistake: the message says what to type instead.
@Suite struct WrongUsageTests {
  @Test(arguments: [
    (
      ["art.png"],
      "Say what to make: 'launchgen screen art.png App.xcodeproj' (a launch screen, which the App "
        + "Store requires) or 'launchgen build art.png' (launch images, for iOS 7)."
    ),
    (["art.png", "App.xcodeproj"], "Did you mean 'launchgen screen art.png App.xcodeproj'?"),
    (["merge", "art.png", "a.plist"], "run 'launchgen build art.png --merge a.plist'; for a"),
    (
      ["screen", "App.xcodeproj"],
      "the artwork is missing; 'launchgen screen art.png App.xcodeproj'."
    ),
    (["screen", "art.png", "b.png"], "'b.png' is a PNG; name the app, such as App.xcodeproj."),
    (
      ["screen", "--remove", "art.png"], "'art.png' is a PNG; name the app, such as App.xcodeproj."
    ),
    (
      ["template", "landscape-ap"],
      "'landscape-ap' is not a template; did you mean 'landscape-app'?"
    ),
    (["App"], "Unknown command 'App'. Did you mean 'launchgen check App'?"),
    (["my art/the art.png"], "or 'launchgen build 'my art/the art.png'' (launch images"),
    (["biuld", "art.png"], "Unknown command 'biuld'. Did you mean 'build'?"),
    (["generate"], "Unknown command 'generate'. Did you mean 'build'?"),
    (["spalsh"], "Unknown command 'spalsh'. Did you mean 'splash'?"),
    (["splash-screen"], "Unknown command 'splash-screen'. Did you mean 'screen'?"),
    (["draw"], "Unknown command 'draw'. 'launchgen --help' lists the commands."),
    (["help", "bild"], "Unknown command 'bild'. Did you mean 'build'?"),
    (["version"], "Unknown command 'version'. Did you mean 'launchgen --version'?"),
    (["-v"], "Unknown option '-v'. Did you mean '--version'?\n"),
    (["--verbose"], "Unknown option '--verbose'. There is no verbose mode; errors"),
    (["install", "art.png"], "Unknown command 'install'. Did you mean 'screen'?"),
    (["undo"], "'launchgen screen --remove' takes a launch screen out again."),
    (["App", "--remove"], "Unknown command 'App'. Did you mean 'launchgen screen --remove App'?"),
    (["icons", "art.png"], "launchgen does not make app icons."),
    (
      ["--art", "art.png"], "The artwork needs no option: 'launchgen screen art.png App.xcodeproj'."
    ),
    (["--merge", "a.plist"], "It is an option of 'launchgen build'."),
    (["make", "--memory", "2GB"], "it is not a number of megabytes, such as '4000'."),
    (["make", "--screens", "480"], "It is an option of 'launchgen build', 'launchgen preview'"),
    (["all"], "Unknown command 'all'. Did you mean 'make'?"),
    (["screen", "art.png", "--kind"], "It is one of storyboard, ui-launch-screen."),
    (
      ["screen", "--art", "art.png"],
      "The artwork needs no option: 'launchgen screen art.png App.xcodeproj'."
    ),
    (["merge"], "'<info-plist>'\nName it: 'launchgen merge App/Info.plist'."),
    (["import"], "'<path>'\nName the project's folder: 'launchgen import .'."),
    (["report"], "Name the reports: 'launchgen report part-*.jsonl'."),
    (["template", "landscape"], "did you mean 'landscape-app'"),
    (["check", "--json"], "Unknown option '--json'. Did you mean '--format json'?"),
    (
      ["screen", "art.png", "--orientation", "landscape-left"],
      "Unknown option '--orientation'. A launch screen rotates with the device; leave it out."
    ),
    (["screen"], "nothing to show; name the artwork: 'launchgen screen art.png'."),
    (["make", "art.png"], "names the artworks. For one, use 'launchgen screen art.png'."),
    (["make", "red"], "Choose an app with '--app red'."),
    (
      ["preview", "App", "--artwork-portrait", "art.png"],
      "'--artwork-portrait' is for artwork, and 'App' is an app; leave it out, or name a PNG."
    ),
    (["preview", "App", "--compression", "fast", "--fit", "fill"], "'--fit' is for artwork, and"),
    (["make", "../launchgen.json"], "Use '--config ../launchgen.json'."),
  ])
  func commands(_ arguments: [String], _ message: String) async throws {
    try await expect(arguments, 64, message)
  }

  @Test(arguments: [
    (["dark.png"], "Unexpected argument 'dark.png'\nA build takes one artwork. For dark mode, use"),
    (["App.xcodeproj"], "for a launch screen, 'launchgen screen art.png App.xcodeproj'."),
    (["--focus", "30%", "50%"], "without a space: '--focus 30%,50%'."),
    (["--background", "bleu"], "yellow (did you mean blue?)"),
    (["--size", "1"], "Unknown option '--size'. Did you mean '--screens'?"),
    (["--force"], "Unknown option '--force'. Did you mean '--replace'?"),
    (["--ouput", "a"], "Unknown option '--ouput'. Did you mean '--output'?"),
    (["--zzz"], "Error: Unknown option '--zzz'\n"),
    (["--background"], "A shell treats # as a comment: write '#102040', with quotation marks."),
    (["--background", "123"], "it is not a color; did you mean '#123'?"),
    (["--rotation"], "It is one of auto, none."),
    (["--rotation", "dark.png"], "Please provide one of 'auto' and 'none'."),
    (
      ["--orientation", "landscape"],
      "'landscape-left' and 'landscape-right'.\nOr take it from the app: '--info-plist App/Info.plist'."
    ),
    (["--screens", "736x414"], "'736x414' is not a screen's size in points; name sizes such as"),
    (["--app", "grey"], "Unknown option '--app'. It is an option of 'launchgen make'."),
    (["--dark", "dark.png"], "It is an option of 'launchgen screen', 'launchgen preview' and"),
    (["--position", "left"], "Unknown option '--position'. Did you mean '--focus'?"),
    (["--logo-points", "120"], "Unknown option '--logo-points'. Did you mean '--logo-size'?"),
    (["--fit", "contian"], "Did you mean '--fit contain'?"),
    (["--compression=fas"], "Did you mean '--compression fast'?"),
    (["--contain"], "Unknown option '--contain'. Did you mean '--fit contain'?"),
    (["--art"], "'--art'. The artwork needs no option: 'launchgen build art.png'."),
    (["--android"], "Unknown option '--android'. launchgen is for iOS; 'launchgen pwa' makes"),
    (["--image", "art.png"], "The artwork needs no option: 'launchgen build art.png'."),
    (["--background", "#12"], "it has 2 digits, and a color has 3 or 6, such as '#124'"),
    (["--background", "rgb(1,2,3)"], "it is not supported; write it as '#010203'."),
    (["--focus", "50%"], "it needs two numbers, such as '50%,50%'."),
    (
      ["--logo", "dark.png", "--logo-size", "50px"],
      "it is a number of points, without a unit: '50'."
    ),
    (["--jobs", "four"], "it is not a number of tasks, such as '4'."),
  ])
  func options(_ options: [String], _ message: String) async throws {
    try await expect(["build", "art.png"] + options, 64, message)
  }

  @Test(arguments: [
    (
      ["build", "my", "art/the", "art.png"], 64,
      "Put quotation marks around a path with spaces: 'my art/the art.png'."
    ),
    (["build", "https://a.b/art.png"], 66, "it is a URL, download it first"),
    (["build", "~/art.png"], 66, "the shell did not replace ~, write it without quotation marks"),
    (["build", #"C:\art.png"#], 66, "it is a Windows path, write it with / and without a drive"),
    (["check", #"App\Info.plist"#], 66, "it is a Windows path"),
    (["build", "App"], 66, "name a PNG, or use 'launchgen init' for all artworks in it"),
    (["build", "."], 66, "name a PNG, or use 'launchgen init' for all artworks in it"),
    (["build", "art.png", "-o", "dark.png"], 73, "it is a file, and --output names a folder"),
    (
      ["build", "art.png", "--merge", "Info.plist"], 66,
      "did you mean App/Info.plist or Portrait-Info.plist?"
    ),
    (["merge", "package.json"], 65, "neither XML nor binary); did you mean App/Info.plist or"),
    (["merge", "Info.plist"], 66, "did you mean App/Info.plist or Portrait-Info.plist?"),
    (["explain", "App", "--device", "iphonne 6"], 64, "did you mean 'iPhone 6'?"),
    (["import", "art.png"], 66, "is neither a folder nor an .ipa"),
    (
      ["build", "art.png", "--merge", "portrait.plist"], 65,
      "use 'launchgen merge --set-orientations' to put that first, and take Portrait out of the"
    ),
  ])
  func paths(_ arguments: [String], _ status: Int32, _ message: String) async throws {
    try await expect(arguments, status, message)
  }

  #if os(Linux)
    @Test(arguments: [
      (["build", "ART.png"], "ART.png: error: cannot be read", "; did you mean art.png?\n"),
      (["check", "app"], "app: error: cannot be read", "; did you mean App?\n"),
      (["check", "App/info.plist"], "App/info.plist: error: ", "; did you mean App/Info.plist?\n"),
    ])
    func pathsInOtherCase(_ arguments: [String], _ start: String, _ end: String) async throws {
      let run = try await Launchgen.run(arguments, in: Self.folder())
      #expect(run.status == 66)
      #expect(run.errors.hasPrefix(start) && run.errors.hasSuffix(end), "\(run.errors)")
    }
  #endif

  @Test(.enabled(if: getuid() != 0, "needs a user who may not read everything"))
  func unreadable() async throws {
    let folder = try Self.folder()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path("art.png"))
    let run = try await Launchgen.run(["build", "art.png"], in: folder)
    #expect(run.status == 66)
    #expect(run.errors.hasSuffix("cannot be read (permission denied); change its permissions\n"))
  }

  /// The error is not lost between the option's help and the usage.
  @Test func helpIsNotRepeated() async throws {
    let run = try await Launchgen.run(
      ["build", "art.png", "--fit", "crop"], in: Self.folder())
    #expect(run.errorLines.count == 3)
    #expect(run.errorLines.dropFirst().first?.hasPrefix("Usage: ") == true)
  }

  @Test(arguments: [
    (["--focus", "0.5,0.25"], "focus 50%,25%,"), (["--focus", "50,25"], "focus 50%,25%,"),
    (["--focus", "center"], "focus 50%,50%,"), (["--focus", "auto"], "(found),"),
    (["--focus", "50,100"], "focus 50%,100%,"), (["--focus", "topleft"], "focus 0%,0%,"),
    (["--background", "102040"], ", cover,"),
    (["--screens", "iPhone 8", "--fit", "fill"], "375x667"),
    (["--screens", "ipadpro11", "--fit", "fill"], "834x1194"),
  ])
  func formsThatPeopleType(_ options: [String], _ text: String) async throws {
    let run = try await Launchgen.run(
      ["build", "art.png", "--dry-run"] + options, in: Self.folder())
    #expect(run.status == 0)
    #expect(run.output.contains(text), "\(run.output)")
  }

  @Test func colorsWithoutASignAreThose() async throws {
    let folder = try Self.folder()
    for (color, name) in [("102040", "a"), ("#102040", "b")] {
      let run = try await Launchgen.run(
        [
          "build", "art.png", "--fit", "contain", "--background", color, "-o", name, "--screens",
          "480", "--compression", "fast", "--no-record",
        ], in: folder)
      #expect(run.status == 0)
    }
    let file = "Default-iOS7@2x.png"
    #expect(try folder.read("a/\(file)") == folder.read("b/\(file)"))
  }

  @Test func devicesWithoutSpaces() async throws {
    let run = try await Launchgen.run(
      ["explain", "App", "--device", "iphone6", "--ios", "9.0"], in: Self.folder())
    #expect(run.status == 0)
    #expect(run.output.contains("iPhone 6"))
  }

  @Test func checkTakesTheCurrentFolder() async throws {
    let folder = try Self.folder()
    let bare = try await Launchgen.run(["check"], in: folder)
    let named = try await Launchgen.run(["check", "."], in: folder)
    #expect(bare.errors == named.errors)
    #expect(bare.output == named.output)
    #expect(bare.status == named.status)
    #expect(bare.errors.contains("Info.plist"))
  }

  /// A folder where an Info.plist is expected.
  @Test(arguments: [
    ["merge", "App"], ["build", "art.png", "--merge", "App", "--compression", "fast"],
  ])
  func infoPlistInAFolder(_ arguments: [String]) async throws {
    let folder = try Self.folder()
    let run = try await Launchgen.run(arguments, in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("App/Info.plist: UILaunchImages written"))
  }

  @Test func severalInfoPlistsInAFolder() async throws {
    let run = try await Launchgen.run(["merge", "."], in: Self.folder())
    #expect(run.status == 65)
    #expect(run.errors.contains("has 2 Info.plist files"))
    #expect(run.errors.hasSuffix("; name one of them\n"))
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withArtwork()
    let art = try folder.read("art.png")
    for name in ["dark.png", "my art/the art.png"] { try folder.write(name, art) }
    try folder.write("App/Info.plist", InfoPlists.xml(["LandscapeRight"]))
    try folder.write("Portrait-Info.plist", InfoPlists.xml(["LandscapeRight"]))
    try folder.write("package.json", #"{"name": "game"}"#.utf8)
    try folder.write("portrait.plist", InfoPlists.xml(["Portrait"]))
    return folder
  }

  private func expect(_ arguments: [String], _ status: Int32, _ message: String) async throws {
    let run = try await Launchgen.run(arguments, in: Self.folder())
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "")
  }
}
