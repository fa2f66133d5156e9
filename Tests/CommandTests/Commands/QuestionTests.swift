import Foundation
import TestSupport
import Testing

/// Questions that developers ask about launches, each with the command that one would try, and the
/// words that answer it.
@Suite struct QuestionTests {
  /// What lies in the folder `App`, the command, and what its output says.
  struct Question: Sendable {
    var orientations = ["LandscapeRight", "LandscapeLeft"]
    var entries: [String]? = ["Default-568h 7.0 Landscape 320 568"]
    var images: [String: (Int, Int)] = ["Default-568h@2x.png": (640, 1136)]
    var more = ""
    var files: [String: String] = [:]
    var command: [String]
    /// The parts of the answer, on any lines.
    var answer: [String]
  }

  private static let universal =
    "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
  private static let storyboard =
    "<key>UILaunchStoryboardName</key><string>LaunchScreen</string>"

  private func ask(_ question: Question) async throws -> (output: String, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    let text = InfoPlistText.document(
      InfoPlistText.orientations(question.orientations),
      question.entries.map { InfoPlistText.launchImages($0) } ?? "", question.more)
    try folder.write("App/Info.plist", text.utf8)
    for (name, size) in question.images {
      let header = Bytes.bigEndian(size.0) + Bytes.bigEndian(size.1) + [8, 2, 0, 0, 0]
      try folder.write(
        "App/" + name, PNGParts([PNGChunk("IHDR", header), PNGChunk("IEND", [])]).file())
    }
    for (name, text) in question.files { try folder.write("App/" + name, text.utf8) }
    let run = try await Launchgen.run(question.command, in: folder)
    return (run.output.split(whereSeparator: \.isWhitespace).joined(separator: " "), folder)
  }

  private func expectAnswer(_ question: Question) async throws {
    let output = try await ask(question).output
    for part in question.answer { #expect(output.contains(part), "\(part): \(output)") }
  }

  @Test("black screen on an iPhone 8 with iOS 12")
  func blackScreen() async throws {
    let command = ["explain", "App", "--device", "iPhone 8", "--ios", "12"]
    try await expectAnswer(
      Question(
        entries: ["Default-568h 7.0 Portrait 320 568", "Default-667h 13.0 Landscape 375 667"],
        images: ["Default-568h@2x.png": (640, 1136)], command: command,
        answer: ["Default-568h@2x.png, letterboxed: entry 1, the nearest"]))
    try await expectAnswer(
      Question(
        entries: ["Default-667h 13.0 Landscape 375 667"],
        images: ["Default-667h@2x.png": (750, 1334)], command: command,
        answer: ["blank screen: every entry needs iOS 13"]))
  }

  @Test("first portrait, then landscape")
  func portraitFirst() async throws {
    try await expectAnswer(
      Question(
        orientations: ["Portrait", "LandscapeRight"], command: ["explain", "App"],
        answer: [
          "iPhones other than the Plus launch into portrait", "lists first",
          "launchgen template portrait-first",
        ]))
  }

  @Test("upside down on an iPad or a Plus")
  func upsideDown() async throws {
    try await expectAnswer(
      Question(
        entries: ["Default-736h 8.0 Landscape 414 736"],
        images: ["Default-736h@3x.png": (1242, 2208)], command: ["explain", "App"],
        answer: [
          "If Default-736h@3x.png is rotated, it is upright in one of landscape-left and landscape-right, and upside "
            + "down in the other, into which"
        ]))
  }

  @Test("an upright picture that launches in landscape show is not rotated")
  func uprightPicture() async throws {
    let answer = try await ask(
      Question(
        entries: ["Default-736h 9.0 Portrait 414 736"],
        images: ["Default-736h@3x.png": (1242, 2208)], command: ["explain", "App"], answer: []))
    #expect(answer.output.contains("Default-736h@3x.png"))
    #expect(!answer.output.contains("it is upright in one of"))
  }

  @Test("black bars on an iPhone 15")
  func blackBars() async throws {
    let command = ["explain", "App", "--device", "iPhone 15"]
    try await expectAnswer(
      Question(
        entries: nil, images: ["Default-568h@2x.png": (640, 1136)], command: command,
        answer: ["letterboxed: found by its name, in the frame of an iPhone 5"]))
    try await expectAnswer(
      Question(command: command, answer: ["letterboxed", "in the frame of an older iPhone"]))
    try await expectAnswer(
      Question(command: ["check", "App"], answer: ["the iPhone X and later", "black bars"]))
  }

  @Test("the device shows the picture of an earlier build")
  func staleCache() async throws {
    try await expectAnswer(
      Question(
        command: ["explain", "App"],
        answer: ["iOS caches launch screens", "launchgen template reset-launch-screen-cache"]))
  }

  @Test("two screens flash, one after the other")
  func twoScreens() async throws {
    try await expectAnswer(
      Question(
        entries: nil, images: [:],
        more: Self.storyboard + "<key>UILaunchScreen</key><dict/>",
        files: ["LaunchScreen.storyboard": "<document launchScreen=\"YES\"/>"],
        command: ["check", "App"], answer: ["UILaunchScreen and UILaunchStoryboardName"]))
  }

  @Test("the upload is rejected")
  func rejectedUpload() async throws {
    try await expectAnswer(
      Question(
        more: Self.universal, command: ["check", "App", "--sdk", "16"],
        answer: ["App/Info.plist:", "ITMS-90474", "UIRequiresFullScreen"]))
    try await expectAnswer(
      Question(
        entries: ["Default 7.0 Landscape 320 480"], images: ["Default@2x.png": (640, 960)],
        command: ["check", "App", "--sdk", "16"], answer: ["ITMS-90096", "{320, 568}"]))
    try await expectAnswer(
      Question(
        entries: nil, images: [:], command: ["check", "App", "--sdk", "27"],
        answer: ["ITMS-90870", "UIApplicationSceneManifest is missing"]))
  }

  @Test("the wrong orientation on one model")
  func wrongOrientation() async throws {
    try await expectAnswer(
      Question(
        orientations: ["Portrait", "LandscapeRight"],
        command: [
          "explain", "App", "--device", "iPhone 8 Plus", "--ios", "12", "--held", "landscape-right",
        ],
        answer: ["iPhone 8 Plus", "landscape-right landscape-right"]))
  }

  @Test("an image that is not shown")
  func unshownImage() async throws {
    try await expectAnswer(
      Question(
        entries: nil,
        images: ["Default-568h@2x.png": (640, 1136), "Default-667h@2x.png": (750, 1334)],
        more: "<key>DTSDKName</key><string>iphoneos16.0</string>",
        command: ["check", "App"], answer: ["iOS does not find Default-667h@2x.png"]))
    try await expectAnswer(
      Question(
        more: Self.storyboard,
        files: ["LaunchScreen.storyboard": "<document launchScreen=\"YES\"/>"],
        command: ["explain", "App", "--device", "iPhone 8", "--ios", "12"],
        answer: ["launch screen: App/LaunchScreen.storyboard"]))
  }

  @Test("nothing is shown at all")
  func nothing() async throws {
    try await expectAnswer(
      Question(
        entries: nil, images: [:],
        more: "<key>UILaunchStoryboardName</key><string>LaunchScreen.xib</string>",
        files: ["LaunchScreen.xib": "<document launchScreen=\"YES\"/>"],
        command: ["check", "App"], answer: ["remove .xib"]))
    try await expectAnswer(
      Question(
        entries: nil, images: [:],
        more: "<key>UILaunchStoryboardName</key><string>LaunchScreen.xib</string>",
        files: ["LaunchScreen.xib": "<document launchScreen=\"YES\"/>"],
        command: ["explain", "App"],
        answer: ["sources disagree, as UILaunchStoryboardName has an extension"]))
  }

  @Test("whether a landscape image is turned right: import and check say the same")
  func turnedRight() async throws {
    let question = Question(command: ["check", "App"], answer: [])
    let (output, folder) = try await ask(question)
    #expect(!output.contains("landscape-pixels") && !output.contains("wrong-size"))
    try folder.write("App/Default-568h@2x.png", Artwork.png(width: 640, height: 1136))
    let run = try await Launchgen.run(
      ["import", "App", "--orientation", "landscape-right"], in: folder)
    #expect(
      !run.output.contains("is not what") && !run.output.contains("upright landscape artwork where")
    )
  }

  @Test("a folder with a specification says that its project is not known")
  func specification() async throws {
    for name in ["project.yml", "Project.swift"] {
      let folder = try TemporaryFolder()
      try folder.write("Game/" + name, "name: Game\n".utf8)
      let bare = try await Launchgen.run(["check", "."], in: folder)
      #expect(bare.status == 66)
      #expect(bare.errors.contains("Game/\(name)") && bare.errors.contains("make the project"))
      // A list of another product is not what was asked for.
      try folder.write("Game/Tests/Info.plist", InfoPlistText.document("<key>A</key><true/>").utf8)
      for command in ["check", "explain"] {
        let other = try await Launchgen.run([command, "."], in: folder)
        #expect(other.status == 66 && other.errors.contains("make the project"), "\(other.errors)")
      }
      try folder.write("Game/Info.plist", InfoPlists.app(["LandscapeRight"]))
      let run = try await Launchgen.run(["check", "."], in: folder)
      #expect(run.output.contains("Game/\(name): note: is not read"))
      #expect(run.output.contains("[project-specification]"))
      // What check says is said by the other commands too.
      let note = "note: Game/\(name): is not read (targets, generated keys, launch image sets and "
      let explain = try await Launchgen.run(["explain", "."], in: folder)
      #expect(explain.status == 0 && explain.errors.hasPrefix(note), "\(explain.errors)")
      let preview = try await Launchgen.run(["preview", "."], in: folder)
      #expect(preview.status == 0 && preview.errors.contains(note), "\(preview.errors)")
      try folder.write("Game/Game.xcodeproj/project.pbxproj", XcodeProjectText().text.utf8)
      let made = try await Launchgen.run(["check", "."], in: folder)
      #expect(!made.output.contains("project-specification"))
      #expect(try await !Launchgen.run(["explain", "."], in: folder).errors.contains(note))
    }
  }

  @Test(
    "a project without its project.pbxproj is said to lack it", arguments: ["check", "explain"])
  func projectWithoutItsFile(_ command: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Game.xcodeproj/project.xcworkspace/x", "".utf8)
    let fault = "App/Game.xcodeproj: error: has no project.pbxproj (targets, generated keys"
    let named = try await Launchgen.run([command, "App/Game.xcodeproj"], in: folder)
    #expect(named.status == 66 && named.errors.hasPrefix(fault), "\(named.errors)")
    let alone = try await Launchgen.run([command, "."], in: folder)
    #expect(alone.status == 66)
    #expect(
      alone.errors.contains("(only 'App/Game.xcodeproj', which has no project.pbxproj); make the "),
      "\(alone.errors)")
    try folder.write("App/Info.plist", InfoPlists.app(["LandscapeRight"]))
    let run = try await Launchgen.run([command, "."], in: folder)
    #expect(run.status == 0)
    #expect((run.output + run.errors).contains("has no project.pbxproj (targets"), "\(run.errors)")
  }

  @Test("a path in other capitals is suggested, whichever name differs")
  func otherCapitals() async throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Sub/Info.plist", InfoPlists.app(["LandscapeRight"]))
    for path in ["app/Sub/Info.plist", "App/SUB/info.plist"] {
      let run = try await Launchgen.run(["check", path], in: folder)
      #expect(run.status == 66 && run.errors.hasSuffix("; did you mean App/Sub/Info.plist?\n"))
    }
  }
}
