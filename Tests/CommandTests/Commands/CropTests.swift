import Foundation
import TestSupport
import Testing

/// Crops of artwork that the guide recommends: warnings, and what the plan says in JSON.
@Suite struct CropTests {
  /// Half of 2868x2064, with a mark at the top, which screens of 16:9 crop, or in the middle.
  private static func folder(top: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let art = Picture(width: 1434, height: 1032) { x, y in
      (600..<800).contains(x) && (top..<top + 90).contains(y)
        ? Pixel(255, 230, 40) : Pixel(20, 40, 90)
    }
    try folder.write("art.png", art.png([PNGChunk("sRGB", [0])]))
    return folder
  }

  private static let small = [
    "--screens", "568", "--scales", "2", "--compression", "fast", "--strict",
  ]

  @Test(
    "an answer silences the warning, even the default",
    arguments: [
      (nil, 65), ("--focus center", 0), ("--focus top", 0), ("--focus auto", 0),
      ("--focus 50%,4%", 0), ("--fit cover", 0), ("--fit contain", 0),
    ] as [(String?, Int32)])
  func answers(_ option: String?, _ status: Int32) async throws {
    let folder = try Self.folder(top: 4)
    let words = (option ?? "").split(separator: " ").map(String.init)
    let run = try await Launchgen.run(["build", "art.png"] + Self.small + words, in: folder)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains("loses up to 22 % of its area") == (status == 65))
  }

  @Test("an answer in launchgen.json counts", arguments: [("", 1), (#", "fit": "cover""#, 0)])
  func configuredAnswers(_ option: String, _ status: Int32) async throws {
    let folder = try Self.folder(top: 4)
    let build = #""compression": "fast", "screens": "568", "scales": "2"\#(option)"#
    let app = #"{"id": "a", "artwork": "art.png", "build": {\#(build)}}"#
    try folder.write("launchgen.json", #"{"apps": [\#(app)]}"#.utf8)
    let run = try await Launchgen.run(["make", "--strict"], in: folder)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains("loses up to 22 % of its area") == (status == 1))
  }

  @Test func whatIsInTheMiddleIsKept() async throws {
    let folder = try Self.folder(top: 470)
    let run = try await Launchgen.run(["build", "art.png"] + Self.small, in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(
    "launch images and a launch screen with a page, and a page of its own, say the same",
    arguments: [4, 470])
  func previewsAgree(top: Int) async throws {
    let folder = try Self.folder(top: top)
    let screens = ["--screens", "480,568"]
    func warnings(_ words: [String]) async throws -> [Substring] {
      let run = try await Launchgen.run(words + ["--compression", "fast"], in: folder)
      #expect(run.status == 0)
      return run.errors.split(separator: "\n").filter { $0.contains("warning:") }
    }
    func expectSubject(_ warnings: [Substring]) {
      let ofSubject = warnings.filter { $0.contains("has its subject") }
      #expect(ofSubject.isEmpty == (top != 4))
      #expect(ofSubject.allSatisfy { $0.count <= 100 && $0.contains("iPhone ") })
    }
    let build = ["build", "art.png", "--preview", "-o", "page"] + screens
    let images = try await warnings(build)
    expectSubject(images)
    // The same again, by the record.
    #expect(try await warnings(build) == images)
    let screen = try await warnings(["screen", "art.png", "--preview", "-o", "Launch"])
    expectSubject(screen)
    #expect(try await warnings(["screen", "art.png", "--preview", "-o", "Launch"]) == screen)
    #expect(try await warnings(["preview", "art.png"]) == screen)
    #expect(try await warnings(["preview", "art.png", "--replace"] + screens) == screen + images)
    let page = try String(decoding: folder.read("LaunchPreview.html"), as: UTF8.self)
    #expect(page.contains("The artwork has its subject c") == (top == 4))
  }

  /// A title that iPhones of 16:9 cut by 40 % of its height, one that only longer iPhones cut, and
  /// one that all show.
  @Test(
    arguments: [
      (84, "is cut by 4", "is cropped away"), (140, nil, "is cut by"), (200, nil, nil),
    ] as [(Int, String?, String?)])
  func aTitleThatIsCutIsReported(
    _ top: Int, _ inImages: String?, _ inLaunchScreen: String?
  ) async throws {
    let folder = try TemporaryFolder()
    let letters = LetterDrawing(left: 60, top: top, dot: 10)
    let art = Picture(width: 1434, height: 1032) { x, y in
      letters.contains(x, y) ? Pixel(250, 245, 230) : Pixel(20, 40 + y / 20, 90)
    }
    try folder.write("art.png", art.png([PNGChunk("sRGB", [0])]))
    let small = ["--screens", "568", "--scales", "2", "--compression", "fast"]
    func expect(_ warnings: [String?], of words: [String]) async throws {
      let run = try await Launchgen.run(words, in: folder)
      let titles = run.errorLines.filter { $0.contains(" title ") }
      let expected = warnings.compactMap(\.self)
      #expect(titles.count == expected.count, "\(words): \(run.errors)")
      for (line, warning) in zip(titles, expected) {
        #expect(line.contains("has a title that \(warning)") && line.hasSuffix("use --focus auto"))
      }
    }
    try await expect([inImages], of: ["build", "art.png"] + small)
    let screen = ["screen", "art.png", "-o", "Launch", "--compression", "fast"]
    try await expect([inLaunchScreen], of: screen)
    try await expect([inLaunchScreen, inImages], of: ["preview", "art.png"] + small)
    let page = try String(decoding: folder.read("LaunchPreview.html"), as: UTF8.self)
    for warning in [inImages, inLaunchScreen] {
      #expect(warning.map { page.contains("has a title that \($0)") } ?? true)
    }
    // Beside these, the artwork is too small for the launch screen.
    let count = 1 + [inImages, inLaunchScreen].count { $0 != nil }
    #expect(page.contains("\(count == 1 ? "1 thing" : "\(count) things") to look at"))
    let kept = try await Launchgen.run(
      ["preview", "art.png", "--focus", "auto"] + small, in: folder)
    #expect(!kept.errors.contains("has a title that is "))
  }

  /// A crop that somebody chose is no news on a page; others are, in the launch screen and in the
  /// launch images.
  @Test(arguments: [("--fit cover", 0), ("--focus 50%,100%", 0), ("", 2)])
  func previewsDoNotWarnOfWhatIsChosen(_ option: String, _ count: Int) async throws {
    let folder = try Self.folder(top: 4)
    let words = option.split(separator: " ").map(String.init)
    let run = try await Launchgen.run(
      ["preview", "art.png", "--screens", "568", "--compression", "fast"] + words, in: folder)
    #expect(run.status == 0)
    #expect(run.errorLines.count { $0.contains("has its subject") } == count, "\(run.errors)")
  }

  /// A number of the text: `12.5`, or `12`.
  private static func text(_ value: Any?) -> String {
    let number = (value as? NSNumber)?.doubleValue ?? -1
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private static func text(_ box: [String: Any]) -> String {
    "\(text(box["width"]))x\(text(box["height"])) at \(text(box["x"])),\(text(box["y"]))"
  }

  @Test(
    "JSON has the crops of the text",
    arguments: ["build", "pwa"],
    [
      "--focus 13%,77%", "--focus 3%,50%", "--fit contain", "--fit contain --focus 13%,77%",
    ])
  func json(_ command: String, _ placing: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let words =
      [command, "art.png", "--dry-run"] + placing.split(separator: " ").map(String.init)
    let table = try await Launchgen.run(words, in: folder).output
    let document = try await Launchgen.run(words + ["--json"], in: folder).document()
    let images = try #require(document["images"] as? [[String: Any]])
    #expect(images.count >= 8)
    for image in images {
      let file = try #require((image["file"] as? String)?.split(separator: "/").last)
      let row = try #require(table.split(separator: "\n").first { $0.hasPrefix("\(file) ") })
      let crop = Self.text(try #require(image["crop"] as? [String: Any]))
      let content = (image["content"] as? [String: Any]).map { ", on " + Self.text($0) } ?? ""
      #expect(row.contains("  " + crop + content), "\(row): \(crop)\(content)")
      #expect(content.isEmpty == !placing.hasPrefix("--fit contain"))
    }
  }

  @Test func aLogoAloneHasNoCrop() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let words = ["build", "--logo", "art.png", "--dry-run", "--json"]
    let document = try await Launchgen.run(words, in: folder).document()
    let images = try #require(document["images"] as? [[String: Any]])
    #expect(images.allSatisfy { $0["crop"] == nil && $0["content"] == nil && $0["logo"] != nil })
  }
}
