// swift-format-ignore-file
// Written by 'make -f Tools/Makefile rules' from the samples of the tests.
extension RuleExample {
  static let projects: [(String, RuleExample)] = [
    (
      "project-file",
      RuleExample(
        failing: [
          "project.pbxproj: <<<<<<< HEAD",
        ],
        passing: [
          "project.pbxproj: archiveVersion = 1;",
          "project.pbxproj: objectVersion = 77;",
          "project.pbxproj: objects = {",
          "project.pbxproj: AB1000001CD /* XCBuildConfiguration */ = {",
          "project.pbxproj: isa = XCBuildConfiguration;",
          "project.pbxproj: buildSettings = {",
          "project.pbxproj: IPHONEOS_DEPLOYMENT_TARGET = 7.0;",
          "project.pbxproj: SDKROOT = iphoneos;",
          "project.pbxproj: TARGETED_DEVICE_FAMILY = 1;",
          "project.pbxproj: };",
          "project.pbxproj: name = Debug;",
          "…",
        ],
        finding:
          "is not a usable project (it has an unresolved merge conflict, <<<<<<<);"
            + " restore an earlier copy"
      )
    ),
    (
      "info-plist-file",
      RuleExample(
        failing: [
          "project.pbxproj: INFOPLIST_FILE = App/Info.plist;",
          "project.pbxproj: INFOPLIST_FILE = App/Info.plist;",
        ],
        passing: [
          "project.pbxproj: GENERATE_INFOPLIST_FILE = YES;",
          "project.pbxproj: GENERATE_INFOPLIST_FILE = YES;",
          "App/Info.plist: <?xml version=\"1.0\" encoding=\"UTF-8\"?>",
          "App/Info.plist: <plist version=\"1.0\">",
          "App/Info.plist: <dict>",
          "App/Info.plist: <key>UISupportedInterfaceOrientations</key>",
          "App/Info.plist: <array>",
          "App/Info.plist: <string>UIInterfaceOrientationLandscapeRight</string>",
          "App/Info.plist: <string>UIInterfaceOrientationLandscapeLeft</string>",
          "App/Info.plist: </array>",
          "App/Info.plist: <key>UILaunchImages</key>",
          "…",
        ],
        finding:
          "Game (Debug and Release): INFOPLIST_FILE names a missing file,"
            + " 'App/Info.plist' (Xcode cannot build without it); add it, or correct the"
            + " path"
      )
    ),
    (
      "configuration-file",
      RuleExample(
        failing: [
          "Base.xcconfig: #include \"Gone.xcconfig\"",
        ],
        passing: [
          "Base.xcconfig: #include? \"Gone.xcconfig\"",
        ],
        finding:
          "Game (Debug and Release): 'Gone.xcconfig' is missing (the build settings in"
            + " it are unknown); add it, or generate it"
      )
    ),
    (
      "unknown-setting",
      RuleExample(
        failing: [
          "App/Info.plist: <string>UIInterfaceOrientationLandscapeRight</string>",
        ],
        passing: [
          "project.pbxproj: ORIENTATION = UIInterfaceOrientationLandscapeRight;",
          "project.pbxproj: ORIENTATION = UIInterfaceOrientationLandscapeRight;",
          "project.pbxproj: INFOPLIST_FILE = App/Info.plist;",
          "project.pbxproj: INFOPLIST_FILE = App/Info.plist;",
          "App/Info.plist: <string>$(ORIENTATION)</string>",
        ],
        finding:
          "Game (Debug and Release): the target's Info.plist is unknown (no setting that"
            + " was read names one); set INFOPLIST_FILE or GENERATE_INFOPLIST_FILE"
      )
    ),
    (
      "ignored-setting",
      RuleExample(
        failing: [
          "project.pbxproj: INFOPLIST_KEY_UILaunchScreen_UIColorName = Blue;",
          "project.pbxproj: INFOPLIST_KEY_UILaunchScreen_UIColorName = Blue;",
        ],
        passing: [],
        finding:
          "Game (Debug and Release): INFOPLIST_KEY_UILaunchScreen_UIColorName is ignored"
            + " (Xcode knows no such setting); write UILaunchScreen into an Info.plist file"
      )
    ),
    (
      "not-in-target",
      RuleExample(
        failing: [
          "project.pbxproj: GENERATE_INFOPLIST_FILE = YES;",
          "project.pbxproj: INFOPLIST_KEY_UILaunchStoryboardName = Launch;",
          "project.pbxproj: GENERATE_INFOPLIST_FILE = YES;",
          "project.pbxproj: INFOPLIST_KEY_UILaunchStoryboardName = Launch;",
          "Elsewhere/Launch.storyboard: (empty)",
        ],
        passing: [],
        finding:
          "Game (Debug and Release): 'Elsewhere/Launch.storyboard' is not a member of"
            + " the target (it does not ship with the app); add it to the target"
      )
    ),
    (
      "launch-file-platform",
      RuleExample(
        failing: [
          "project.pbxproj: fileRef = AB1000015CD;",
        ],
        passing: [
          "project.pbxproj: fileRef = AB1000015CD; platformFilter = ios;",
        ],
        finding:
          "Game (Debug and Release): is also compiled for macOS (Xcode stops: iOS"
            + " storyboards do not support target device type \"mac\"); set its platform"
            + " filter to iOS in Build Phases"
      )
    ),
    (
      "catalog-landscape",
      RuleExample(
        failing: [
          "App/Info.plist: <string>UIInterfaceOrientationLandscapeRight</string>",
        ],
        passing: [
          "App/Info.plist: <string>UIInterfaceOrientationPortrait</string>",
        ],
        finding:
          "Game (Debug and Release): the launch image set 'LaunchImage' has only"
            + " Portrait images for iPhones before the 6 Plus (by TN2244 launches into"
            + " landscape show a blank screen); remove this setting, and add UILaunchImages"
            + " with images from 'launchgen build'"
      )
    ),
    (
      "catalog-systems",
      RuleExample(
        failing: [
          "App/Images.xcassets/LaunchImage.launchimage/Contents.json: { \"filename\" :"
            + " \"0.png\", \"idiom\" : \"iphone\", \"extent\" : \"full-screen\", \"orientation\" :"
            + " \"portrait\", …",
        ],
        passing: [
          "App/Images.xcassets/LaunchImage.launchimage/Contents.json: { \"filename\" :"
            + " \"0.png\", \"idiom\" : \"iphone\", \"extent\" : \"full-screen\", \"orientation\" :"
            + " \"portrait\", …",
          "App/Images.xcassets/LaunchImage.launchimage/Contents.json: { \"filename\" :"
            + " \"1.png\", \"idiom\" : \"iphone\", \"subtype\" : \"retina4\", \"extent\" :"
            + " \"full-screen\", \"orie…",
          "App/Images.xcassets/LaunchImage.launchimage/Contents.json: { \"filename\" :"
            + " \"2.png\", \"idiom\" : \"iphone\", \"subtype\" : \"667h\", \"extent\" : \"full-screen\","
            + " \"orienta…",
          "App/Images.xcassets/LaunchImage.launchimage/Contents.json: { \"filename\" :"
            + " \"3.png\", \"idiom\" : \"iphone\", \"subtype\" : \"736h\", \"extent\" : \"full-screen\","
            + " \"orienta…",
          "App/Images.xcassets/LaunchImage.launchimage/Contents.json: { \"filename\" :"
            + " \"4.png\", \"idiom\" : \"iphone\", \"subtype\" : \"736h\", \"extent\" : \"full-screen\","
            + " \"orienta…",
          "App/Images.xcassets/LaunchImage.launchimage/1.png: 640x1136",
          "App/Images.xcassets/LaunchImage.launchimage/2.png: 750x1334",
          "App/Images.xcassets/LaunchImage.launchimage/3.png: 1242x2208",
          "App/Images.xcassets/LaunchImage.launchimage/4.png: 2208x1242",
        ],
        finding:
          "Game (Debug and Release): the launch image set 'LaunchImage' has no image for"
            + " iOS 7 and later (iPhones from the 6 on run the app in the frame of an older"
            + " iPhone, with black bars or scaled up); add a launch storyboard"
      )
    ),
    (
      "catalog-newer-iphones",
      RuleExample(
        failing: [
          "project.pbxproj: AB1000009CD /* PBXResourcesBuildPhase */ = {",
          "project.pbxproj: files = (AB1000008CD);",
          "project.pbxproj: AB1000010CD /* PBXNativeTarget */ = {",
          "project.pbxproj: buildConfigurationList = AB1000006CD; buildPhases ="
            + " (AB1000009CD); name = \"Game\"; productType ="
            + " \"com.apple.product-type.application\";",
          "project.pbxproj: AB1000011CD /* PBXGroup */ = {",
          "project.pbxproj: children = (AB1000007CD); sourceTree = \"<group>\";",
          "project.pbxproj: AB1000012CD /* PBXProject */ = {",
          "project.pbxproj: buildConfigurationList = AB1000003CD; developmentRegion ="
            + " en; mainGroup = AB1000011CD; projectDirPath = \"\"; targets = (AB1000010CD,);",
          "project.pbxproj: rootObject = AB1000012CD /* Project object */;",
        ],
        passing: [
          "project.pbxproj: GENERATE_INFOPLIST_FILE = YES;",
          "project.pbxproj: INFOPLIST_KEY_UILaunchStoryboardName = Launch;",
          "project.pbxproj: GENERATE_INFOPLIST_FILE = YES;",
          "project.pbxproj: INFOPLIST_KEY_UILaunchStoryboardName = Launch;",
          "project.pbxproj: AB1000009CD /* PBXFileReference */ = {",
          "project.pbxproj: isa = PBXFileReference;",
          "project.pbxproj: lastKnownFileType = file; path = \"App/Launch.storyboard\";"
            + " sourceTree = \"<group>\";",
          "project.pbxproj: };",
          "project.pbxproj: AB1000010CD /* PBXBuildFile */ = {",
          "project.pbxproj: isa = PBXBuildFile;",
          "project.pbxproj: fileRef = AB1000009CD;",
          "…",
        ],
        finding:
          "Game (Debug and Release): the launch image set 'LaunchImage' is the app's"
            + " only launch screen (it has no image for the iPhone X and later, where the"
            + " app runs in the frame of an older iPhone; the App Store requires a launch"
            + " storyboard of apps built with the iOS 13 SDK or later); add one, for example"
            + " with 'launchgen screen'"
      )
    ),
  ]
}
