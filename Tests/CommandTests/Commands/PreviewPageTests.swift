import Foundation
import TestSupport
import Testing

/// What the page of a preview says.
@Suite struct PreviewPageTests {
  private func page(
    _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> String {
    let run = try await Launchgen.run(
      ["preview"] + arguments + ["-o", "page.html", "--compression", "fast", "-q"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return String(decoding: try folder.read("page.html"), as: UTF8.self)
  }

  private func count(_ text: String, in page: String) -> Int {
    page.components(separatedBy: text).count - 1
  }

  @Test func unknownImages() async throws {
    let folder = try TemporaryFolder.with(infoPlist: InfoPlists.app(["LandscapeRight"]))
    let named = try await page(["Info.plist"], in: folder)
    #expect(named.contains("Default-iOS7@2x.png is not next to the Info.plist."))
    // Build settings may name a launch screen, for which iOS looks for no image.
    let list = InfoPlistText.document(InfoPlistText.orientations(["Portrait"]))
    try folder.write("Other/Info.plist", list.utf8)
    let other = try await page(["Other/Info.plist", "--replace"], in: folder)
    #expect(other.contains("Unknown: build settings may add a launch screen."))
    #expect(!other.contains("is not next to"))
    for page in [named, other] {
      #expect(page.contains("<li>What some screens show is not known; see below.</li>"))
      #expect(!page.contains("No screen stays blank"))
    }
  }

  /// The app of a project is meant, not an Info.plist that no target uses.
  @Test func unusedInfoPlists() async throws {
    let folder = try TemporaryFolder()
    let project = XcodeProjectText(
      XcodeProjectText.Target("Game", ["INFOPLIST_FILE = App/Info.plist"], resources: []))
    try folder.write("Game.xcodeproj/project.pbxproj", project.text.utf8)
    for path in ["App/Info.plist", "Tests/Tests-Info.plist"] {
      try folder.write(path, InfoPlists.app(["Portrait"]))
    }
    #expect(try await page(["."], in: folder).contains("launch preview"))
  }

  @Test func templatesOfInfoPlists() async throws {
    let folder = try TemporaryFolder()
    for name in ["Info.plist.in", "Info.plist.xml"] {
      try folder.write(name, InfoPlists.app(["Portrait"]))
      #expect(try await page([name, "--replace"], in: folder).contains("launch preview"))
    }
  }

  @Test func imagesThatCannotBeRead() async throws {
    let folder = try TemporaryFolder.with(infoPlist: Data(InfoPlistText.document("").utf8))
    try folder.write("Default.png", Array("GIF89a".utf8))
    let page = try await page(["Info.plist"], in: folder)
    #expect(page.contains("0 launch images are shown, 1 cannot be read."))
    #expect(!page.contains("no screen stays blank"))
  }

  @Test(
    "launch images are shown if they are asked for, or if an option is about them",
    arguments: [
      ("", false), ("--kind ui-launch-screen", false), ("--launch-images", true),
      ("--screens 480", true), ("--orientation landscape-left", true), ("Info.plist", false),
      ("--info-plist Info.plist", true),
    ])
  func whatIsShown(_ options: String, _ hasImages: Bool) async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(["LandscapeRight"]))
    let page = try await page(
      ["art.png"] + options.split(separator: " ").map(String.init), in: folder)
    #expect(page.contains("<h2 id=\"launch-screen-title\">"))
    #expect(page.contains("<summary>Launch images, on older") == hasImages)
    #expect(page.contains("Default-iOS7@2x.png") == hasImages)
  }

  @Test("images that no device loads are folded into one line")
  func unusedImages() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let plain = try await page(["art.png", "--launch-images"], in: folder)
    #expect(
      plain.contains("8 launch images, rotated clockwise for landscape-right; no device loads "))
    #expect(plain.contains("more files, which no device loads</summary>"))
    #expect(plain.contains("--scales native"))
    #expect(!plain.contains("No device:"))
    let unused = count("<li>Default-iOS", in: plain)
    #expect(unused > 0 && count("<article", in: plain) + unused == 8)
    let native = try await page(["art.png", "--scales", "native"], in: folder)
    #expect(!native.contains("which no device loads"))
    #expect(native.contains(" rotated clockwise for landscape-right.<"))
  }

  @Test("the launch screen is in the summary, and says which devices show it")
  func launchScreen() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let both = try await page(["art.png", "--launch-images"], in: folder)
    #expect(both.contains(">A launch storyboard; 8 launch images, rotated"))
    #expect(
      both.contains(
        "The launch storyboard on current devices. iOS 8 and later show it. Its picture is fitted "
          + "with cover."))
    // Phones without a home button have a row of their own.
    #expect(count("class=\"devices wide\"", in: both) == 2)
    let alone = try await page(["art.png"], in: folder)
    #expect(alone.contains(">A launch storyboard.<"))
    let screen = try await page(["art.png", "--kind", "ui-launch-screen"], in: folder)
    #expect(screen.contains(">A launch screen (UILaunchScreen).<"))
  }

  @Test("what is next: commands with the same options, and with the project that is there")
  func nextSteps() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("my art.png", Artwork.landscape)
    let open = try await page(["my art.png", "--fit", "contain", "--png=sheet.png"], in: folder)
    let shown = "&#39;my art.png&#39; --fit contain --compression fast"
    #expect(open.contains("<code>launchgen screen \(shown) App.xcodeproj</code>"))
    #expect(
      open.contains("<code>launchgen build \(shown) --merge App.xcodeproj</code>"))
    try folder.write("Game.xcodeproj/project.pbxproj", Data())
    let found = try await page(["my art.png", "--fit", "contain", "--png", "s.png"], in: folder)
    #expect(found.contains("<code>launchgen screen \(shown) Game.xcodeproj</code>"))
    #expect(found.contains("<code>launchgen build \(shown) --merge Game.xcodeproj</code>"))
    #expect(found.contains("<code>launchgen check Game.xcodeproj</code>"))
    #expect(found.contains("This page was made by <code>launchgen preview "))
  }

  @Test("an app with problems: how to see what to do")
  func nextStepsOfAnApp() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "My App/Info.plist", InfoPlists.app(["LandscapeRight", "LandscapeLeft"]))
    try folder.write("My App/Default-iOS8-667h@3x.png", Artwork.png(width: 1125, height: 2001))
    let page = try await page(["My App"], in: folder)
    #expect(page.contains("<code>launchgen check &#39;My App&#39;</code>"))
    #expect(page.contains("<code>launchgen explain &#39;My App&#39;</code>"))
    // Drawn as blank, not as a black picture.
    #expect(page.contains(">blank</text>") && page.contains("fill=\"url(#hatch)\""))
    // One missing file is one finding, though the device may be held in two ways.
    let findings = page.matches(of: /<li>([^<]*: error: [^<]*)/).map { String($0.output.1) }
    let files = findings.compactMap { $0.firstMatch(of: /and (Default\S*) is missing/)?.output.1 }
    #expect(!files.isEmpty && Set(files).count == files.count, "\(findings)")
    #expect(!findings.contains { $0.contains("landscape-left") })
  }

  @Test("an image view that does not scale shows its image with the image's own size")
  func centeredImage() async throws {
    let folder = try TemporaryFolder()
    let build = ["screen", "art.png", "-o", "App", "-q"]
    let picture = Picture(width: 600, height: 300) { x, y in Pixel(x, y, x + y) }
    try folder.write("art.png", picture.png())
    #expect(try await Launchgen.run(build, in: folder).status == 0)
    let name = "App/LaunchScreen.storyboard"
    var text = String(decoding: try folder.read(name), as: UTF8.self)
    text = text.replacing(/contentMode="[a-zA-Z]*"/, with: "contentMode=\"center\"")
    text = text.replacing(/(<image name="LaunchArtwork") width="[0-9.]*" height="[0-9.]*"/) {
      "\($0.output.1) width=\"16\" height=\"16\""
    }
    #expect(text.contains("width=\"16\" height=\"16\""))
    try folder.write(name, Data(text.utf8))
    let page = try await page(["App"], in: folder)
    #expect(!page.contains("width=\"16\" height=\"16\""))
    let start = try #require(page.range(of: "id=\"launch-screen\"")).upperBound
    let drawn = try #require(
      page[start...].firstMatch(
        of: /<use [^>]*width="([0-9.]*)" height="([0-9.]*)"/))
    let (width, height) = (Double(drawn.output.1) ?? 0, Double(drawn.output.2) ?? 0)
    #expect(abs(width - 2 * height) <= 2 && width > 100, "\(width)x\(height)")
  }
}
