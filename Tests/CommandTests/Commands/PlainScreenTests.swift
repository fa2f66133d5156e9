import Foundation
import TestSupport
import Testing

/// What the commands say of launch screens that show only a color, and of what is not known.
@Suite struct PlainScreenTests {
  private static let storyboard = "<key>UILaunchStoryboardName</key><string>Launch</string>"
  private static let clear =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII="

  /// A project for iPhones and iPads with these keys.
  private static func folder(
    _ key: String, phone: [String], pad: [String]? = nil
  ) throws -> TemporaryFolder {
    func list(_ orientations: [String]) -> String {
      let values = orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }
      return "<array>\(values.joined())</array>"
    }
    let folder = try TemporaryFolder()
    let project = XcodeProjectText(
      .init(
        "Game", ["INFOPLIST_FILE = App/Info.plist", "TARGETED_DEVICE_FAMILY = \"1,2\""],
        resources: ["App/Launch.storyboard", "App/Assets.xcassets"])
    ).with { $0.settings[0] = "IPHONEOS_DEPLOYMENT_TARGET = 15.0" }
    try folder.write("Game.xcodeproj/project.pbxproj", project.text.utf8)
    let text = """
      <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>UIRequiresFullScreen</key><true/>
      \(key)
      <key>UISupportedInterfaceOrientations</key>\(list(phone))
      <key>UISupportedInterfaceOrientations~ipad</key>\(list(pad ?? phone))
      </dict></plist>
      """
    try folder.write("App/Info.plist", text.utf8)
    try folder.write("App/Assets.xcassets/Contents.json", "{}".utf8)
    return folder
  }

  private static func write(
    _ folder: TemporaryFolder, _ views: String = "", color: String = "white=\"1\"",
    picture: Data? = nil
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES" \
      initialViewController="1"><scenes><scene sceneID="2"><objects>\
      <viewController id="1"><view key="view" id="3"><subviews>\(views)</subviews>\
      <color key="backgroundColor" \(color)/></view></viewController></objects></scene></scenes>\
      </document>
      """
    try folder.write("App/Launch.storyboard", text.utf8)
    guard let picture else { return }
    let set = "App/Assets.xcassets/Art.imageset/"
    let contents = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
    try folder.write(set + "Contents.json", contents.utf8)
    try folder.write(set + "a.png", picture)
  }

  private static let view =
    "<imageView image=\"Art\" contentMode=\"scaleAspectFill\" fixedFrame=\"YES\" id=\"4\"/>"

  private static func preview(
    _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> (page: String, errors: String) {
    let run = try await Launchgen.run(
      ["preview"] + arguments + ["-o", "page.html"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return (String(decoding: try folder.read("page.html"), as: UTF8.self), run.errors)
  }

  @Test("a template's picture of one pixel")
  func flutter() async throws {
    let folder = try Self.folder(Self.storyboard, phone: ["LandscapeRight"])
    try Self.write(folder, Self.view, picture: Data(base64Encoded: Self.clear))
    let shown = "only a color, white (Art is 1x1 pixel, transparent)"
    let check = try await Launchgen.run(["check", "Game.xcodeproj"], in: folder)
    #expect(check.status == 0)
    #expect(
      check.output.contains(
        "App/Launch.storyboard: note: Game (Debug and Release): shows \(shown); put artwork there"))
    let explain = try await Launchgen.run(["explain", "Game.xcodeproj"], in: folder)
    // The sentence is wrapped.
    let sentence = "App/Launch.storyboard, which shows \(shown) on all screens."
    #expect(explain.output.replacing("\n", with: " ").contains(sentence))
    let page = try await Self.preview(["Game.xcodeproj", "--png", "sheet.png"], in: folder).page
    #expect(page.contains("<li>Every screen shows \(shown).</li>"))
    #expect(page.contains(">The launch screen is shown, and is plain.<"))
    #expect(page.contains("17 Pro, 18 Pro, showing \(shown), landscape-right\""))
    #expect(!page.contains("No screen stays blank"))
  }

  @Test("a picture that Xcode cannot read is not called shown")
  func refused() async throws {
    let folder = try Self.folder(Self.storyboard, phone: ["LandscapeRight"])
    try Self.write(folder, Self.view, picture: Data("version https://git-lfs".utf8))
    let page = try await Self.preview(["Game.xcodeproj"], in: folder).page
    #expect(page.contains(">The launch screen is shown, without Art.<"))
    #expect(page.lowercased().contains("no screen stays blank") == false)
  }

  @Test(
    "a chosen color is fine, and is said",
    arguments: [
      (storyboard, "red=\"0\" green=\"0.2\" blue=\"0.4\"", "&#39;#003366&#39;"),
      (
        "<key>UILaunchScreen</key><dict><key>UIColorName</key><string>Sky</string></dict>", "",
        "&#39;Sky&#39;"
      ),
    ])
  func chosen(_ key: String, _ color: String, _ words: String) async throws {
    let folder = try Self.folder(key, phone: ["LandscapeRight"])
    try Self.write(folder, color: color)
    try folder.write("App/Assets.xcassets/Sky.colorset/Contents.json", Self.sky.utf8)
    let check = try await Launchgen.run(["check", "Game.xcodeproj"], in: folder)
    #expect(!check.output.contains("launch-screen-plain"), "\(check.output)")
    let page = try await Self.preview(["Game.xcodeproj"], in: folder).page
    #expect(page.contains(">Every screen shows only a color, \(words).<"))
    #expect(page.contains("verdict well") && !page.contains("No screen stays blank"))
  }

  private static let sky = """
    {"colors": [{"idiom": "universal", "color": {"components": {"white": "0.5"}}}]}
    """

  @Test(
    "an Info.plist does not tell what its storyboard shows", arguments: ["", "<key>X</key><true/>"])
  func unknownStoryboard(_ more: String) async throws {
    let folder = try Self.folder(Self.storyboard + more, phone: ["LandscapeRight"])
    let page = try await Self.preview(["App/Info.plist"], in: folder).page
    #expect(page.contains(">The launch screen is shown, but not all is drawn here.<"))
    #expect(!page.contains("No screen stays blank") && !page.contains("no screen stays blank"))
  }

  @Test(
    "devices are drawn in the orientation in which the app launches",
    arguments: [
      (["Portrait"], nil, 7, 0), (["Portrait"], ["LandscapeLeft", "Portrait"], 7, 2),
      (["Portrait", "LandscapeLeft", "LandscapeRight"], nil, 7, 2), (["LandscapeLeft"], nil, 0, 7),
      (["LandscapeRight"], ["Portrait", "LandscapeRight"], 2, 7),
    ] as [([String], [String]?, Int, Int)])
  func orientations(
    _ phone: [String], _ pad: [String]?, _ upright: Int, _ sideways: Int
  ) async throws {
    let folder = try Self.folder(Self.storyboard, phone: phone, pad: pad)
    let art = Artwork.png(width: 300, height: 200)
    try Self.write(folder, Self.view, picture: art)
    try folder.write("art.png", art)
    let word = phone.contains("Portrait") ? "portrait" : "landscape"
    for arguments in [["art.png", "Game.xcodeproj"], ["Game.xcodeproj"]] {
      let (page, errors) = try await Self.preview(arguments, in: folder)
      let held = page.matches(of: /aria-label="iP[^"]*, showing [^"]*, ([a-z-]+)"/)
        .map { String($0.output.1) }
      #expect(held.count { $0 == "portrait" } == upright, "\(held)")
      #expect(held.count { $0.hasPrefix("landscape") } == sideways, "\(held)")
      #expect(held.first?.hasPrefix(word) == true)
      // Only artwork is known to fill the screen.
      let isCropped = phone[0] == "Portrait" && arguments.count == 2
      for text in [errors, page] {
        #expect(text.contains("is mostly cropped (it is landscape") == isCropped, "\(text)")
      }
    }
    let fitted = try await Self.preview(
      ["art.png", "Game.xcodeproj", "--fit", "contain"], in: folder)
    #expect(!fitted.errors.contains("cropped"))
  }

  @Test("the crop of an app with artwork for portrait is no news")
  func artworkForPortrait() async throws {
    let folder = try Self.folder(Self.storyboard, phone: ["Portrait"])
    try folder.write("art.png", Artwork.landscape)
    try folder.write("p.png", Artwork.portrait)
    let arguments = ["art.png", "Game.xcodeproj", "--artwork-portrait", "p.png"]
    let preview = try await Self.preview(arguments, in: folder)
    #expect(!preview.errors.contains("is mostly cropped"))
    let strict = try await Launchgen.run(
      ["preview", "art.png", "Game.xcodeproj", "--strict"], in: folder)
    #expect(strict.status == 65)
  }

  @Test(
    "a specification is not read: the message says what to do", arguments: ["check", "explain"])
  func specification(_ command: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("project.yml", "name: Game\n".utf8)
    let run = try await Launchgen.run([command, "project.yml"], in: folder)
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("project.yml: error: is not read ("), "\(run.errors)")
    #expect(run.errors.contains("; make the project (xcodegen, tuist generate), and name it"))
  }

  @Test("what a build wrote is no app: the message names its list", arguments: ["build", "screen"])
  func outputs(_ command: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let made = try await Launchgen.run([command, "art.png", "-o", "Out"], in: folder)
    #expect(made.status == 0)
    let list = command == "build" ? "Out/UILaunchImages.plist" : "Out/LaunchScreen.plist"
    for checker in ["check", "explain"] {
      let run = try await Launchgen.run([checker, "Out"], in: folder)
      #expect(run.status == 66)
      #expect(
        run.errors == "Out: error: has no Info.plist (launchgen wrote this folder); name the app's "
          + "project, or \(list)\n")
      #expect(try await Launchgen.run([checker, list], in: folder).status == 0)
    }
    let removal = try await Launchgen.run(["screen", "--remove", "Out"], in: folder)
    #expect(removal.status == 66)
    #expect(
      removal.errors.contains("; name the app's project; to remove the files, delete the folder"))
    let ofList = try await Launchgen.run(["screen", "--remove", list], in: folder)
    #expect(ofList.errors.contains("; name the project that launchgen changed"))
    let run = try await Launchgen.run(["import", "Out"], in: folder)
    #expect(
      (run.output + run.errors).contains(command == "build" ? "or project with --info-plist" : list)
    )
  }
}
