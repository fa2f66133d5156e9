import Foundation
import TestSupport
import Testing

@Suite struct PreviewTests {
  private func preview(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) async throws -> Launchgen {
    try await Launchgen.run(
      ["preview"] + arguments + ["--compression", "fast"], in: folder, environment: environment)
  }

  @Test func artwork() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await preview(["art.png", "--launch-images", "--png", "sheet.png"], in: folder)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errorLines.last == "art.png: preview in LaunchPreview.html and sheet.png")
    #expect(try folder.tree() == ["LaunchPreview.html", "art.png", "sheet.png"])
    let page = try folder.text("LaunchPreview.html")
    for file in BuiltFolder.images {
      #expect(page.contains(">\(file), ") || page.contains("<li>\(file)</li>"))
    }
    #expect(
      page.contains("launchgen preview art.png --launch-images --png sheet.png --compression fast"))
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 8)
    #expect(try folder.read("sheet.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func sameAgain() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let arguments = ["art.png", "-o", "a/b/page.html", "--png", "c/sheet.png"]
    _ = try await preview(arguments, in: folder)
    let old = Date(timeIntervalSince1970: 1_000_000)
    for file in ["a/b/page.html", "c/sheet.png"] { try folder.setModificationDate(file, old) }
    let run = try await preview(arguments, in: folder)
    #expect(run.status == 0)
    #expect(
      run.errorLines.last == "art.png: preview in a/b/page.html and c/sheet.png; up to date")
    for file in ["a/b/page.html", "c/sheet.png"] {
      #expect(try folder.modificationDate(file) == old)
    }
  }

  @Test func withABuild() async throws {
    let built = try await BuiltFolder(["--preview"])
    #expect(try built.folder.tree().contains("LaunchImages/LaunchPreview.html"))
    let again = try await built.build(["--preview"])
    #expect(again.errors.contains("LaunchPreview.html in LaunchImages"))
    #expect(again.errors.contains("; all up to date"))
    // The images are those of a build without it.
    let images = try built.folder.contents()
    let plain = try await BuiltFolder()
    for (name, bytes) in try plain.folder.contents() { #expect(images[name] == bytes, "\(name)") }
  }

  @Test func previewOfABuild() async throws {
    let built = try await BuiltFolder()
    let run = try await preview(["LaunchImages"], in: built.folder)
    #expect(run.status == 0)
    let page = try built.folder.text("LaunchPreview.html")
    #expect(page.contains(">Default-iOS8-736h@3x.png, 1242x2208 pixels<"))
    #expect(page.contains("landscape right, home side on the right"))
    #expect(!page.contains("Blank screen:"))
    let other = try await preview(
      ["LaunchImages/", "--orientation", "landscape-left"], in: built.folder)
    #expect(other.status == 0)
    #expect(
      try built.folder.text("LaunchPreview.html").contains("landscape left, home side on the left"))
  }

  /// Entries without files, for each way to name the app.
  @Test(arguments: [".", "Info.plist"])
  func blankScreens(_ path: String) async throws {
    let folder = try TemporaryFolder.with(
      infoPlist: InfoPlists.app(["LandscapeRight", "LandscapeLeft"]))
    try folder.write("Default-iOS7@2x.png", Artwork.png(width: 640, height: 960))
    let run = try await preview([path], in: folder)
    #expect(run.status == 0)
    let page = try folder.text("LaunchPreview.html")
    let reason = "iOS picks entry 4, and Default-iOS8-736h@3x.png is missing."
    #expect(page.contains("Blank screen: \(reason)"))
    #expect(page.contains(">1 launch image is shown, some screens stay blank.<"))
    #expect(page.contains(">Default-iOS7@2x.png, 640x960 pixels<"))
  }

  @Test func imagesThatAreNone() async throws {
    let folder = try TemporaryFolder.with(infoPlist: InfoPlists.app(["LandscapeRight"]))
    try folder.write("Default-iOS7@2x.png", Data("GIF89a".utf8))
    let run = try await preview(["."], in: folder)
    #expect(run.status == 0)
    let page = try folder.text("LaunchPreview.html")
    #expect(page.contains("<li>Default-iOS7@2x.png: It cannot be shown here: the file "))
    #expect(page.contains(">not shown</text>"))
    #expect(
      page.contains(">0 launch images are shown, some screens stay blank.<"))
  }

  /// What is given is never replaced, whatever its name.
  @Test("an image with a side that nothing decodes takes no memory")
  func immenseImage() async throws {
    let folder = try TemporaryFolder.with(infoPlist: InfoPlists.app(["LandscapeRight"]))
    let size = Bytes.bigEndian(100_000_000) + Bytes.bigEndian(1)
    let header = PNGChunk("IHDR", size + [8, ColorType.gray.rawValue, 0, 0, 0])
    try folder.write(
      "Default-iOS7@2x.png", PNGParts([header, PNGChunk("IEND", [])]).file())
    let run = try await preview(["."], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("LaunchPreview.html").contains("an invalid size"))
  }

  @Test(arguments: ["art.png", "./art.png", "sub/../art.png"])
  func theArtworkIsNotReplaced(_ path: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.makeFolder("sub")
    let run = try await preview(["art.png", "--png", path], in: folder)
    #expect(run.status == 64)
    #expect(
      run.errors == "\(path): error: is an input of this run, and would be replaced; choose "
        + "another file\n")
    #expect(try folder.read("art.png") == Artwork.landscape)
    #expect(try folder.files(below: ".") == ["art.png"])
  }

  @Test func imagesOfAnAppAreNotReplaced() async throws {
    let folder = try TemporaryFolder.with(infoPlist: InfoPlists.app(["LandscapeRight"]))
    try folder.write("App/Default-iOS7@2x.png", Artwork.landscape)
    let run = try await preview(["Info.plist", "--png", "App/Default-iOS7@2x.png"], in: folder)
    #expect(run.status == 64)
    #expect(try folder.read("App/Default-iOS7@2x.png") == Artwork.landscape)
    #expect(!(try folder.tree().contains("LaunchPreview.html")))
  }

  private static let wrong: [(arguments: String, status: Int32)] = [
    ("none.png", 66), ("none.plist", 66), ("none.app", 66), ("text.png", 65),
    ("portrait.png --launch-images", 65),
    ("art.png -o art.png/page.html", 73), ("art.png --png folder.png", 73),
    ("art.png -o art.png", 64), ("art.png --png x.html", 64), ("art.png -o folder/", 64),
    ("folder", 66),
    ("art.png --jobs 0", 64), ("art.png --strict", 65), ("text.plist", 65), ("art.png -o", 64),
  ]

  @Test(arguments: wrong)
  func errors(_ arguments: String, _ status: Int32) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.makeFolder("folder")
    try folder.makeFolder("folder.png")
    try folder.write("text.png", Data("text".utf8))
    try folder.write("text.plist", Data("<plist><dict".utf8))
    try folder.write("portrait.png", Artwork.portrait)
    let files = try folder.tree()
    let words = arguments.split(separator: " ").map(String.init)
    let run = try await preview(words, in: folder)
    #expect(run.status == status)
    #expect(run.errors.contains("rror: "))
    #expect(try folder.tree() == files)
  }

  /// All that comes from outside is text on the page, whatever it looks like.
  @Test(arguments: [
    "<script>alert(1)<\u{2044}script>.png", "\"'><img src=x>.png", "Grüße & 日本\n.png",
    "\u{1B}[31m\u{202E}gnp.png", "-->.png", "--x.png",
  ])
  func namesAreNoMarkup(_ name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(name, Artwork.landscape)
    let run = try await preview(["./" + name, "-o", "page.html"], in: folder)
    #expect(run.status == 0)
    let page = try folder.text("page.html")
    #expect(!page.contains("<script") && !page.contains("<img") && !page.contains("\u{1B}"))
    #expect(!page.contains("\u{202E}") && !page.dropFirst(20_000).isEmpty)
    #expect(page.components(separatedBy: "<h1>").count == 2)
  }

  @Test("a logo without artwork: its images, and the launch screen")
  func logoAlone() async throws {
    let folder = try TemporaryFolder()
    try folder.write("logo.png", Self.picture(600, 400).png())
    let run = try await preview(
      [
        "--logo", "logo.png", "--background", "#123456", "--launch-images", "--logo-position",
        "left", "-o", "page.html",
      ], in: folder)
    #expect(run.status == 0)
    #expect(run.errorLines.last == "logo.png: preview in page.html")
    let page = try folder.text("page.html")
    #expect(page.contains("<h1>logo.png</h1>"))
    #expect(page.contains("157x105 points, at the same place of every screen"))
    #expect(page.contains("Default-iOS8-736h@3x.png"))
    #expect(page.contains("#123456"))
    // The safe area of an iPhone 16 Pro in landscape begins 62 points from the left of its screen,
    // which is inside of the phone's body.
    #expect(page.contains("x=\"76.45\" y=\"163.27\""))
  }

  @Test func nothingToShow() async throws {
    let run = try await preview([], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.errors.contains("nothing to show"))
    let wrong = try await preview(
      ["--logo", "logo.png", "--fit", "contain"], in: TemporaryFolder())
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("'--fit' is for artwork"))
  }

  /// What is read of a storyboard is what was written into it.
  @Test(
    "the launch screen of a folder looks as in the preview beside it",
    arguments: [
      ["--focus", "94%,75%"], ["--focus", "20%,100%", "--fit", "contain"],
      ["--focus", "left", "--fit", "contain"],
      ["--logo", "logo.png"],
      ["--logo", "logo.png", "--logo-position", "10%,80%", "--focus", "0%,9%"],
    ])
  func launchScreenOfAFolder(_ options: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", Self.picture(900, 400).png())
    try folder.write("logo.png", Self.picture(60, 40).png())
    let build = try await Launchgen.run(
      ["screen", "art.png", "-o", "out", "--preview"] + options, in: folder)
    #expect(build.status == 0)
    let run = try await preview(["out", "-o", "page.html"], in: folder)
    #expect(run.status == 0)
    let made = Self.places(try folder.text("out/LaunchPreview.html"))
    let read = Self.places(try folder.text("page.html"))
    #expect(!read.isEmpty && read.isSubset(of: made), "\(read.subtracting(made))")
  }

  private static func picture(_ width: Int, _ height: Int) -> Picture {
    Picture(width: width, height: height) { x, y in Pixel(x * 7, y * 5, x + y) }
  }

  /// Where pictures are in the phones of a page, and how large.
  private static func places(_ page: String) -> Set<String> {
    let start = page.range(of: "id=\"launch-screen\"")?.upperBound ?? page.endIndex
    // Only the preview of an app has windows.
    let figures = page[start...].split(separator: "<figure").filter { !$0.contains("on an iPad") }
    return Set(
      figures.joined().matches(of: /<use [^>]*width="[^"]*"[^>]*>/).map {
        String($0.output.replacing(#/ href="[^"]*"/#, with: ""))
      })
  }

  @Test func standardInput() async throws {
    let folder = try TemporaryFolder()
    let run = try await Launchgen.run(
      ["preview", "-", "-q"], in: folder, input: Artwork.landscape)
    #expect(run.status == 0)
    #expect(try folder.text("LaunchPreview.html").contains("<h1>&lt;stdin&gt;</h1>"))
  }

  #if os(Linux)
    /// A program in place of the one that opens pages.
    @Test("the page is there, whether it opens or not", arguments: [0, 3])
    func openingThePage(_ ends: Int) async throws {
      let folder = try TemporaryFolder.withArtwork()
      let program = try folder.write(
        "bin/xdg-open", Data("#!/bin/sh\nprintf '%s' \"$*\" > opened\nexit \(ends)\n".utf8))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      let path = folder.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
      let run = try await preview(
        ["art.png", "--output=--x.html", "--open"], in: folder, environment: ["PATH": path])
      #expect(run.status == 0)
      #expect(
        run.errors.contains("--x.html: note: was written, but cannot be opened") == (ends > 0))
      #expect(try folder.text("opened") == "./--x.html")
      #expect(try folder.tree().contains("--x.html"))
    }

    @Test(
      .disabled(if: Sanitizer.isPresent, "a sanitizer finds no program that names functions"))
    func nothingOpens() async throws {
      let folder = try TemporaryFolder.withArtwork()
      let run = try await preview(
        ["art.png", "--open"], in: folder, environment: ["PATH": "/none"])
      #expect(run.status == 0)
      #expect(
        run.errorLines.last == "LaunchPreview.html: note: was written, but cannot be opened "
          + "(xdg-open failed or is missing); open it yourself")
      #expect(try folder.tree().contains("LaunchPreview.html"))
    }
  #endif
}

extension TemporaryFolder {
  fileprivate func text(_ name: String) throws -> String {
    String(decoding: try read(name), as: UTF8.self)
  }
}
