import LaunchCheck
import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImport

/// What import and check say about the sizes of the same images.
@Suite struct AgreementTests {
  private static func entry(_ name: String, _ orientation: String, _ size: String, _ os: String)
    -> String
  {
    """
    <dict><key>UILaunchImageName</key><string>\(name)</string>
    <key>UILaunchImageMinimumOSVersion</key><string>\(os)</string>
    <key>UILaunchImageOrientation</key><string>\(orientation)</string>
    <key>UILaunchImageSize</key><string>\(size)</string></dict>
    """
  }

  private func folder(
    _ name: String, _ width: Int, _ height: Int, entries: [String],
    _ orientations: [String] = ["LandscapeRight", "LandscapeLeft"]
  ) throws -> ImageFolder {
    let families =
      "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
    let list =
      entries.isEmpty
      ? "" : "<key>UILaunchImages</key><array>\(entries.joined())</array>"
    let folder = try ImageFolder().infoPlist(
      orientations, more: families + "<key>UIRequiresFullScreen</key><true/>" + list)
    let raster = Raster(
      size: PixelSize(width: width, height: height), channels: .rgb,
      samples: .bits8(ContiguousArray(repeating: 90, count: 3 * width * height)))
    try folder.folder.write(name, raster.png)
    return folder
  }

  /// The levels of what both say about the size.
  private func levels(_ folder: ImageFolder) throws -> (check: Set<Level>, imported: Set<Level>) {
    let sizes: Set<String> = [
      "wrong-size", "landscape-pixels", "wide-736h-portrait", "placeholder",
    ]
    let findings = try Checker().findings(at: folder.folder.path).filter { sizes.contains($0.rule) }
    let issues = try folder.importer().judgement.images.flatMap(\.issues).filter { issue in
      switch issue {
      case .fitsNoScreen, .contradicts, .upright, .lacksScale: true
      default: false
      }
    }
    return (Set(findings.map(\.level)), Set(issues.map(\.level)))
  }

  /// The size is wrong for iOS 7 and later, and the picture is whole.
  @Test func imagesOfIOS6() throws {
    let folder = try folder("Default-Landscape~ipad.png", 1024, 748, entries: [])
    let levels = try levels(folder)
    #expect(levels.check == [.warning])
    #expect(levels.imported.isEmpty)
  }

  @Test(
    "the same level for the same file",
    arguments: [
      // TN2244: portrait pixels for a landscape launch, also in a universal app.
      ("Default-568h@2x.png", 640, 1136, [entry("Default-568h", "Landscape", "{320, 568}", "7.0")]),
      ("Default-568h@2x.png", 1136, 640, [entry("Default-568h", "Landscape", "{320, 568}", "7.0")]),
      ("Default-568h@2x.png", 1136, 640, [entry("Default-568h", "Landscape", "{320, 568}", "9.0")]),
      ("Default-568h@2x.png", 640, 960, [entry("Default-568h", "Landscape", "{320, 568}", "7.0")]),
      // Xcode's own sizes.
      (
        "Default-736h@3x.png", 2208, 1242, [entry("Default-736h", "Landscape", "{414, 736}", "8.0")]
      ),
      (
        "Default-736h@3x.png", 1242, 2208, [entry("Default-736h", "Landscape", "{414, 736}", "8.0")]
      ),
      ("X@3x.png", 2436, 1125, [entry("X", "Landscape", "{375, 812}", "11.0")]),
      // The scale is missing in the name.
      ("Default-667h.png", 750, 1334, [entry("Default-667h", "Landscape", "{375, 667}", "8.0")]),
      // Two entries share a name; the file with the suffix belongs to one of them.
      (
        "Default-Landscape@2x~ipad.png", 2048, 1536,
        [
          entry("Default-Landscape", "Landscape", "{320, 480}", "7.0"),
          entry("Default-Landscape", "Landscape", "{768, 1024}", "7.0"),
        ]
      ),
      // No launch matches the entry.
      ("P@2x.png", 960, 640, [entry("P", "Portrait", "{320, 480}", "7.0")]),
      // By name.
      ("Default-568h@2x.png", 640, 1136, []), ("Default-568h@2x.png", 640, 960, []),
      ("Default-Landscape~ipad.png", 1024, 700, []),
      ("Default-Landscape@2x~ipad.png", 2048, 1536, []),
    ] as [(String, Int, Int, [String])])
  func agree(_ name: String, _ width: Int, _ height: Int, _ entries: [String]) throws {
    let levels = try levels(try folder(name, width, height, entries: entries))
    #expect(levels.check == levels.imported, "\(name) \(width)x\(height)")
  }
}
