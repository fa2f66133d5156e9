import Foundation
import LaunchCheck
import TestSupport

extension Sample {
  private static let storyboardKey = "<key>UILaunchStoryboardName</key>\n<string>Launch</string>"

  /// A PNG with one transparent pixel.
  static let clear =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII="
  /// A PNG with one white pixel.
  static let white =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGP4DwQACfsD/fteaysAAAAASUVORK5CYII="
  /// A PNG with one red pixel.
  static let red =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM4oSDwHwAEpAH4waBZgQAAAABJRU5ErkJggg=="

  /// A PNG of 3x2 pixels, all of one gray.
  static let gray =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR42mOISsmDIAY4CwBF7AcJiXjzPwAAAABJRU5ErkJggg=="

  /// A project with a launch storyboard that has nothing wrong with it.
  static let withStoryboard = clean.with {
    $0.entries = nil
    $0.more = storyboardKey
    $0.sources = [
      "Base.lproj/Launch.storyboard": StoryboardText.clean.text,
      "Assets.xcassets/Logo.imageset/Contents.json":
        "{\"images\": [{\"filename\": \"logo.png\", \"idiom\": \"universal\"}]}",
      "Assets.xcassets/Logo.imageset/logo.png": "PNG 10 10",
    ]
  }

  /// The project with another storyboard.
  static func storyboard(_ change: (inout StoryboardText) -> Void) -> Sample {
    withStoryboard.with {
      $0.sources["Base.lproj/Launch.storyboard"] = StoryboardText.clean.with(change).text
    }
  }

  /// The project with a xib instead.
  static func xib(_ change: (inout StoryboardText) -> Void) -> Sample {
    withStoryboard.with {
      $0.sources["Base.lproj/Launch.storyboard"] = nil
      $0.sources["Launch.xib"] = StoryboardText.xib.with(change).text
    }
  }

  /// The project with another main storyboard, for iOS 7.
  static func main(_ change: (inout StoryboardText) -> Void) -> Sample {
    withStoryboard.with {
      $0.more =
        storyboardKey + "<key>UIMainStoryboardFile</key><string>Main</string>"
        + "<key>MinimumOSVersion</key><string>7.0</string>"
      $0.sources["Main.storyboard"] = StoryboardText.clean.with(change).text
    }
  }

  /// The project with another value of the key, as XML.
  static func name(_ value: String) -> Sample {
    withStoryboard.with { $0.more = "<key>UILaunchStoryboardName</key>\n\(value)" }
  }

  /// An app with other files.
  static func app(_ files: [String: String]) -> Sample {
    withStoryboard.with {
      $0.isBuilt = true
      $0.sources = files
    }
  }

  /// The property list of a compiled storyboard.
  static func compiled(entryPoint: String?, viewControllers: [String]) -> String {
    let key = "UIStoryboardDesignatedEntryPointIdentifier"
    let names = viewControllers.map { "<key>\($0)</key><string>\($0)</string>" }.joined()
    return InfoPlistText.document(
      entryPoint.map { "<key>\(key)</key><string>\($0)</string>" } ?? "",
      "<key>UIViewControllerIdentifiersToNibNames</key><dict>\(names)</dict>")
  }

  /// The findings when all of it is in a folder, with paths that are relative to it.
  func findings(inFolder checker: Checker) throws -> [Finding] {
    let folder = try TemporaryFolder()
    let place = isBuilt ? "My.app/" : "App/"
    try write(to: folder, place)
    return try checker.findings(at: folder.path).map { finding in
      finding.relative(to: "\(folder.path)/\(place)")
    }
  }

  /// - Parameter place: where the Info.plist goes: a path with a slash at its end.
  func write(to folder: TemporaryFolder, _ place: String) throws {
    try folder.write(place + "Info.plist", Data(written.utf8))
    for (name, text) in sources { try folder.write(place + name, Self.bytes(text)) }
  }

  /// `PNG 10 20` stands for an image's first bytes, `PNG16 10 20` for one with 16 bits a channel,
  /// `RGBA 10 20` for one with an alpha channel, and `JPEG 10 20` for a JPEG with an APP0 segment before its frame. ``clear``, ``white`` and
  /// ``gray`` stand for PNGs with one color.
  private static func bytes(_ text: String) -> Data {
    if let pixel = Data(base64Encoded: text), pixel.count > 60 { return pixel }
    let words = text.split(separator: " ")
    guard words.count == 3, words[0].first != "<" else { return Data(text.utf8) }
    let numbers = words.dropFirst().map { Int($0) ?? 0 }
    switch words[0] {
    case "PNG", "PNG16", "RGBA":
      let format: [UInt8] = [words[0] == "PNG16" ? 16 : 8, words[0] == "RGBA" ? 6 : 2, 0, 0, 0]
      return Data(
        PNGParts([PNGChunk("IHDR", numbers.flatMap { Bytes.bigEndian($0) } + format)]).file())
    case "JPEG":
      let sides = numbers.reversed().flatMap { Bytes.bigEndian($0).suffix(2) }
      return Data(
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xFF, 0xC0, 0, 17, 8] + sides + [3, 0, 0, 0, 0])
    default: return Data(text.utf8)
    }
  }
}
