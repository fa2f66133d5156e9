import Foundation
import TestSupport
import Testing

/// An app of a toolchain's shape: where it has its project, and what its launch screen is.
struct EngineSample: CustomTestStringConvertible, Sendable {
  /// The heading in Engines.md.
  let heading: String
  /// The Xcode project that the toolchain has made.
  var project: String
  /// The path of Info.plist from the project's folder; `nil` if Xcode makes it.
  var infoPlist: String?
  /// The launch storyboards by key.
  var keys: [String: String] = [:]
  /// The members of the target, from the project's folder.
  var resources: [String] = []
  /// Files beside the target's.
  var others: [String] = []
  /// A synchronized folder.
  var folder: String?
  /// Whether the toolchain makes the project after the commands.
  var isMadeLater = false

  var testDescription: String { heading }

  private static let name = "UILaunchStoryboardName"

  static let all: [EngineSample] = [
    EngineSample(heading: "Xcode", project: "MyGame.xcodeproj", folder: "MyGame"),
    EngineSample(
      heading: "Flutter", project: "ios/Runner.xcodeproj", infoPlist: "Runner/Info.plist",
      keys: [name: "LaunchScreen"],
      resources: ["Runner/Base.lproj/LaunchScreen.storyboard", "Runner/Assets.xcassets"]),
    EngineSample(
      heading: "React Native", project: "ios/MyApp.xcodeproj", infoPlist: "MyApp/Info.plist",
      keys: [name: "BootSplash"],
      resources: ["MyApp/BootSplash.storyboard", "MyApp/Images.xcassets"],
      others: ["Pods/Pods.xcodeproj/project.pbxproj"]),
    EngineSample(
      heading: "Expo", project: "ios/MyApp.xcodeproj", infoPlist: "MyApp/Info.plist",
      keys: [name: "SplashScreen"],
      resources: ["MyApp/SplashScreen.storyboard", "MyApp/Images.xcassets"],
      others: ["Pods/Pods.xcodeproj/project.pbxproj"]),
    EngineSample(
      heading: "Capacitor", project: "ios/App/App.xcodeproj", infoPlist: "App/Info.plist",
      keys: [name: "LaunchScreen"],
      resources: ["App/Base.lproj/LaunchScreen.storyboard", "App/Assets.xcassets"]),
    EngineSample(
      heading: "Cordova", project: "platforms/ios/App.xcodeproj", infoPlist: "App/App-Info.plist",
      keys: [name: "CDVLaunchScreen"],
      resources: ["App/Base.lproj/CDVLaunchScreen.storyboard", "App/Assets.xcassets"]),
    EngineSample(
      heading: "Unity", project: "Builds/iOS/Unity-iPhone.xcodeproj", infoPlist: "Info.plist",
      keys: [
        name + "~iphone": "LaunchScreen-iPhone", name + "~ipod": "LaunchScreen-iPhone",
        name + "~ipad": "LaunchScreen-iPad",
      ],
      resources: [
        "LaunchScreen-iPhone.storyboard", "LaunchScreen-iPad.storyboard",
        "Unity-iPhone/Images.xcassets",
      ]),
    EngineSample(
      heading: "Godot", project: "build/MyGame.xcodeproj", infoPlist: "MyGame/MyGame-Info.plist",
      keys: [name: "Launch Screen"],
      resources: ["MyGame/Launch Screen.storyboard", "MyGame/Images.xcassets"]),
    EngineSample(
      heading: "cocos2d-x", project: "MyGame.xcodeproj", infoPlist: "proj.ios_mac/ios/Info.plist",
      keys: [name: "LaunchScreen"],
      resources: [
        "proj.ios_mac/ios/LaunchScreen.storyboard", "proj.ios_mac/ios/Images.xcassets",
      ], isMadeLater: true),
    EngineSample(
      heading: "SDL and CMake", project: "MyGame.xcodeproj", infoPlist: "ios/Info.plist",
      isMadeLater: true),
    EngineSample(
      heading: "Qt", project: "MyGame.xcodeproj", infoPlist: "ios/Info.plist", isMadeLater: true),
    EngineSample(
      heading: "XcodeGen", project: "MyGame.xcodeproj", infoPlist: "App/Info.plist",
      isMadeLater: true),
    EngineSample(
      heading: "Tuist", project: "MyGame.xcodeproj", infoPlist: "Derived/Info.plist",
      isMadeLater: true),
    EngineSample(
      heading: ".NET MAUI and MonoGame", project: "MyGame.xcodeproj",
      infoPlist: "Platforms/iOS/Info.plist", isMadeLater: true),
  ]
}

extension EngineSample {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    launchScreen="YES" initialViewController="1"><scenes><scene sceneID="2"><objects>\
    <viewController id="1"><view key="view"/></viewController></objects></scene></scenes></document>

    """

  /// Makes what is there before the commands.
  func write(in folder: TemporaryFolder) throws {
    try folder.write("art.png", Artwork.landscape)
    let root = project.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for path in resources + others + (self.folder.map { [$0 + "/Assets.xcassets"] } ?? []) {
      let isCatalog = path.hasSuffix(".xcassets")
      let text = isCatalog ? "{}\n" : path.hasSuffix(".storyboard") ? Self.storyboard : ""
      try folder.write(root + path + (isCatalog ? "/Contents.json" : ""), text.utf8)
    }
    if let infoPlist { try folder.write(root + infoPlist, Self.list(keys).utf8) }
    if !isMadeLater { try writeProject(resources, in: folder) }
  }

  /// Makes the project as the toolchain does from the code on the page: with the files that the code
  /// names, and an Info.plist of the toolchain if the code has its members.
  func makeLater(_ section: EngineSection, in folder: TemporaryFolder) throws {
    let code = section.toolchainCode
    if code.contains("info:") || code.contains("infoPlist:"), let infoPlist {
      let value = code.firstMatch(of: /UILaunchStoryboardName"?: "?(\w+)/).map { String($0.1) }
      let keys = value.map { ["UILaunchStoryboardName": $0] } ?? [:]
      try folder.write(infoPlist, Self.list(keys).utf8)
    }
    var files = code.matches(of: /\w[\w.\/]*\.(?:storyboard|xcassets)\b/).map {
      String($0.output).replacing("PWD/", with: "")
    }
    if let sources = code.firstMatch(of: /- path: (\w+)/)?.1 {
      files = try folder.tree().filter {
        $0.hasPrefix(sources + "/") && ($0.hasSuffix(".storyboard") || $0.hasSuffix(".xcassets"))
      }
    }
    try writeProject(resources + Set(files).sorted(), in: folder)
  }

  private func writeProject(_ resources: [String], in folder: TemporaryFolder) throws {
    let settings =
      infoPlist.map { ["INFOPLIST_FILE = \"\($0)\""] } ?? [
        "GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_KEY_UILaunchScreen_Generation = YES",
      ]
    var target = XcodeProjectText.Target(
      "MyGame", settings + ["PRODUCT_BUNDLE_IDENTIFIER = com.example.game"], resources: resources)
    target.folder = self.folder
    let text = XcodeProjectText(target).with {
      $0.settings = [
        "IPHONEOS_DEPLOYMENT_TARGET = 13.0", "SDKROOT = iphoneos",
        "TARGETED_DEVICE_FAMILY = \"1,2\"",
      ]
    }
    try folder.write(project + "/project.pbxproj", text.text.utf8)
  }

  private static func list(_ keys: [String: String]) -> String {
    let sides = ["Right", "Left"].map { "<string>UIInterfaceOrientationLandscape\($0)</string>" }
    let launch = keys.sorted { $0.key < $1.key }
      .map { "\t<key>\($0.key)</key>\n\t<string>\($0.value)</string>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>CFBundlePackageType</key>
      \t<string>APPL</string>
      \(launch)\t<key>UIRequiresFullScreen</key>
      \t<true/>
      \t<key>UISupportedInterfaceOrientations</key>
      \t<array>\(sides.joined())</array>
      </dict>
      </plist>

      """
  }
}
