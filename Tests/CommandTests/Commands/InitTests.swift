import Foundation
import TestSupport
import Testing

/// `launchgen init`.
@Suite struct InitTests {
  private static let artwork = Artwork.png(width: 1200, height: 700)

  private func folder(_ files: [String: Data]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, bytes) in files { try folder.write(name, bytes) }
    return folder
  }

  @Test func writesOneAppForEachArtwork() async throws {
    let folder = try folder([
      "Games/Chess/art.png": Self.artwork,
      "Games/Chess/Info.plist": InfoPlists.xml(["LandscapeLeft"]),
      "Games/Go/art.png": Self.artwork, "icon.png": Artwork.png(width: 1024, height: 1024),
      "small.png": Artwork.landscape, "Games/Default.png": Self.artwork,
      "Portrait-Info.plist": InfoPlists.xml(["Portrait"]), "no.png": Data("no".utf8),
    ])
    let run = try await Launchgen.run(["init"], in: folder)
    #expect(run.status == 0)
    #expect(try run.output == String(decoding: folder.read("launchgen.json"), as: UTF8.self))
    #expect(
      run.output.hasSuffix(
        """
          "apps": [
            {
              "id": "Chess",
              "artwork": "Games/Chess/art.png",
              "screen": { "app": "Games/Chess/Info.plist" },
              "build": { "output": "Games/Chess/LaunchImages", "merge": "Games/Chess/Info.plist" }
            },
            {
              "id": "Go",
              "artwork": "Games/Go/art.png",
              "build": { "output": "Games/Go/LaunchImages" }
            }
          ]
        }

        """))
    #expect(run.errors.contains("launchgen.json: 2 apps\nnext: "))
    let make = try await Launchgen.run(["make", "--dry-run"], in: folder)
    #expect(make.status == 0, "\(make.errors)")
    #expect(make.output.contains("rotated counterclockwise for landscape-left"))
  }

  @Test("artworks side by side, or below another one's output, get folders that 'make' accepts")
  func outputsAreApart() async throws {
    let names = [
      "art.png", "art-two.png", "LaunchImages/x/art.png", "b/Red/art.png", "b/red/art.png",
      "LaunchImages/LaunchImages-y/art.png",
    ]
    for count in 2...names.count {
      let files = Dictionary(
        uniqueKeysWithValues: names.prefix(count).map { ($0, Self.artwork) })
      let folder = try folder(files)
      let written = try await Launchgen.run(["init", "--quiet"], in: folder)
      #expect(written.status == 0)
      let make = try await Launchgen.run(["make", "--dry-run", "--quiet"], in: folder)
      #expect(make.status == 0, "\(make.errors)")
      if count == 2 {
        let text = try String(decoding: folder.read("launchgen.json"), as: UTF8.self)
        for id in ["art", "art-two"] { #expect(text.contains("\"LaunchImages/\(id)\"")) }
      }
    }
  }

  @Test("variants belong to one app, and an app for iOS 8 gets a launch screen only")
  func variants() async throws {
    var infoPlist = String(decoding: InfoPlists.xml(["LandscapeRight"]), as: UTF8.self)
    infoPlist.replace(
      "</dict>", with: "<key>MinimumOSVersion</key><string>13.0</string></dict>")
    let folder = try folder([
      "art.png": Self.artwork, "art-dark.png": Self.artwork,
      "art-ipad.png": Artwork.png(width: 1400, height: 1100),
      "art_portrait.png": Artwork.png(width: 700, height: 1200),
      "logo.png": Artwork.png(width: 200, height: 200), "App/Info.plist": Data(infoPlist.utf8),
    ])
    let run = try await Launchgen.run(["init"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.output.hasSuffix(
        """
          "apps": [
            {
              "id": "art",
              "artwork": "art.png",
              "screen": { "app": "App/Info.plist", "dark": "art-dark.png", \
        "artwork-ipad": "art-ipad.png", \
        "artwork-portrait": "art_portrait.png", "logo": "logo.png" }
            }
          ]
        }

        """), "\(run.output)")
    let make = try await Launchgen.run(["make", "--compression", "fast"], in: folder)
    #expect(make.status == 0, "\(make.errors)")
    #expect(try !folder.tree().contains { $0.hasSuffix("LaunchImages") })
    #expect(
      try String(decoding: folder.read("App/Info.plist"), as: UTF8.self)
        .contains("<string>LaunchScreen</string>"))
  }

  @Test("the deployment target may be in the project", arguments: ["7.0", "15.0"])
  func deploymentTargets(_ target: String) async throws {
    let folder = try folder(["art.png": Self.artwork, "logo.png": Artwork.square])
    let landscape =
      "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationLandscapeRight"
    let project = XcodeProjectText(
      XcodeProjectText.Target(
        "Game",
        ["GENERATE_INFOPLIST_FILE = YES", landscape, "IPHONEOS_DEPLOYMENT_TARGET = \(target)"]))
    try folder.write("Game.xcodeproj/project.pbxproj", project.text.utf8)
    let run = try await Launchgen.run(["init", "--dry-run"], in: folder)
    #expect(run.status == 0)
    let screen = #""screen": { "app": "Game.xcodeproj", "logo": "logo.png" }"#
    #expect(run.output.contains(screen))
    // Entries cannot be merged into an Info.plist that Xcode makes.
    let build =
      #""build": { "output": "LaunchImages", "info-plist": "Game.xcodeproj", "logo": "logo.png" }"#
    #expect(run.output.contains(build) == (target == "7.0"))
    #expect(run.output.contains("\"build\":") == (target == "7.0"))
  }

  @Test("an Info.plist in a project is merged through the project, which adds the images")
  func projectOfAnInfoPlist() async throws {
    let folder = try folder([
      "art.png": Self.artwork, "App/Info.plist": InfoPlists.xml(["LandscapeRight"]),
    ])
    func target(_ name: String) -> XcodeProjectText.Target {
      XcodeProjectText.Target(
        name, ["INFOPLIST_FILE = \(name)/Info.plist", "IPHONEOS_DEPLOYMENT_TARGET = 7.0"])
    }
    try folder.write("Other/Info.plist", InfoPlists.xml(["Portrait"]))
    let project = XcodeProjectText(target("App"), target("Other"))
    try folder.write("Game.xcodeproj/project.pbxproj", project.text.utf8)
    let run = try await Launchgen.run(["init"], in: folder)
    #expect(run.status == 0)
    for members in [
      #""screen": { "app": "Game.xcodeproj", "target-name": "App" }"#,
      #""build": { "output": "App/LaunchImages", "merge": "Game.xcodeproj", "#
        + #""target-name": "App" }"#,
    ] {
      #expect(run.output.contains(members))
    }
    let make = try await Launchgen.run(["make", "--compression", "fast"], in: folder)
    #expect(make.status == 0, "\(make.errors)")
    #expect(
      try String(decoding: folder.read("Game.xcodeproj/project.pbxproj"), as: UTF8.self)
        .contains("Default-iOS8-736h@3x.png"))
  }

  @Test("a variant without its artwork is an artwork; without an app, launch screens get a folder")
  func variantsAlone() async throws {
    let folder = try folder([
      "a-dark.png": Self.artwork, "b.png": Self.artwork, "b-dark.png": Self.artwork,
      "dark.png": Self.artwork,
    ])
    let run = try await Launchgen.run(["init", "--dry-run"], in: folder)
    #expect(run.status == 0)
    for id in ["a-dark", "b"] { #expect(run.output.contains("\"id\": \"\(id)\"")) }
    #expect(
      run.output.contains(#""screen": { "output": "Launch/b", "dark": "b-dark.png" }"#),
      "\(run.output)")
    #expect(run.output.components(separatedBy: "\"screen\":").count == 2)
    for id in ["a-dark", "b"] {
      #expect(run.output.contains(#""build": { "output": "LaunchImages/\#(id)" }"#))
    }
    #expect(try await Launchgen.run(["init"], in: folder).status == 0)
    let make = try await Launchgen.run(["make", "--dry-run"], in: folder)
    #expect(make.status == 0, "\(make.errors)")
  }

  @Test func replacesOnlyWhenAsked() async throws {
    let folder = try folder(["art \"1\".png": Self.artwork, "launchgen.json": Data("{}".utf8)])
    let refused = try await Launchgen.run(["init"], in: folder)
    #expect(refused.status == 73)
    #expect(refused.errors.hasPrefix("launchgen.json: error: already exists; use --replace"))
    #expect(try folder.read("launchgen.json") == Data("{}".utf8))
    #expect(try folder.names() == ["art \"1\".png", "launchgen.json"])
    #expect(try await Launchgen.run(["init", "--replace"], in: folder).status == 0)
    #expect(try await Launchgen.run(["make", "--dry-run"], in: folder).status == 0)
  }

  @Test func needsAnArtwork() async throws {
    let run = try await Launchgen.run(["init"], in: folder(["small.png": Artwork.landscape]))
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("launchgen.json: error: is not written"))
  }

  @Test func writesTheSchema() async throws {
    let folder = try folder(["art.png": Self.artwork])
    #expect(try await Launchgen.run(["init", "--quiet"], in: folder).errors == "")
    let schema = try await Launchgen.run(["init", "--schema"], in: folder)
    #expect(try Data(schema.output.utf8) == folder.read("launchgen.schema.json"))
  }
}
