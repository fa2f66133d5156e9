import Foundation
import LaunchCheck
import TestSupport

/// An Xcode project with its files.
struct ProjectSample: Sendable {
  var project: XcodeProjectText
  /// By path.
  var texts: [String: String] = [:]
  /// By path, with width and height.
  var images: [String: (Int, Int)] = [:]
  /// The whole project file, instead of ``project``.
  var file: String?

  /// A landscape app with TN2244's listing: nothing is wrong with it.
  static let clean = ProjectSample(
    project: XcodeProjectText(
      XcodeProjectText.Target(
        "Game", ["INFOPLIST_FILE = App/Info.plist"],
        resources: files.keys.map { "App/" + $0 }.sorted())),
    texts: ["App/Info.plist": infoPlist],
    images: Dictionary(uniqueKeysWithValues: files.map { ("App/" + $0, $1) }))

  static let infoPlist = InfoPlistText.document(
    InfoPlistText.orientations(["LandscapeRight", "LandscapeLeft"]),
    InfoPlistText.launchImages(InfoPlistText.listing1))

  static let files = [
    "Default-iOS7-568h@2x.png": (640, 1136), "Default-iOS7@2x.png": (640, 960),
    "Default-iOS8-667h@2x.png": (750, 1334), "Default-iOS8-736h@3x.png": (1242, 2208),
  ]

  /// Only build settings, no Info.plist.
  static func generated(_ settings: String...) -> ProjectSample {
    clean.with {
      $0.texts = [:]
      $0.images = [:]
      $0.project.targets[0].resources = []
      $0.project.targets[0].settings = ["GENERATE_INFOPLIST_FILE = YES"] + settings
    }
  }

  func with(_ change: (inout ProjectSample) -> Void) -> ProjectSample {
    var sample = self
    change(&sample)
    return sample
  }

  func write(_ folder: TemporaryFolder) throws {
    try folder.write("Game.xcodeproj/project.pbxproj", (file ?? project.text).utf8)
    for (path, text) in texts { try folder.write(path, text.utf8) }
    for (path, size) in images { try folder.write(path, Self.header(size.0, size.1)) }
  }

  /// With paths relative to the project's folder.
  /// Without the note that every app with launch images gets.
  func findings(_ checker: Checker = Checker(disabled: ["newer-iphones"])) -> [Finding] {
    do {
      let folder = try TemporaryFolder()
      try write(folder)
      return try checker.findings(at: folder.path).map { finding in
        finding.relative(to: folder.path + "/")
      }
    } catch {
      return []
    }
  }

  /// `App/Info.plist:12 blank-screen`
  var places: [String] {
    findings().map { "\($0.path):\($0.line.map { "\($0)" } ?? "-") \($0.rule)" }
  }

  /// A PNG to the end of its header.
  private static func header(_ width: Int, _ height: Int) -> Data {
    let size = Bytes.bigEndian(width) + Bytes.bigEndian(height)
    return Data(PNGParts([PNGChunk("IHDR", size + [8, 2, 0, 0, 0])]).file())
  }
}

extension Sample {
  /// The project alone.
  static func project(
    _ change: (inout ProjectSample) -> Void = { _ in }
  ) -> Sample {
    clean.with { $0.project = ProjectSample.clean.with(change) }
  }
}
