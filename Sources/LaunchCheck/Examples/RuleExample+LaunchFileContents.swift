// swift-format-ignore-file
// Written by 'make -f Tools/Makefile rules' from the samples of the tests.
extension RuleExample {
  static let launchFileContents: [(String, RuleExample)] = [
    (
      "launch-file-unreadable",
      RuleExample(
        failing: [
          "Base.lproj/Launch.storyboard: <plist/>",
        ],
        passing: [
          "Base.lproj/Launch.storyboard: <?xml version=\"1.0\" encoding=\"UTF-8\""
            + " standalone=\"no\"?>",
          "Base.lproj/Launch.storyboard: <document"
            + " type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\""
            + " targetRuntime=\"iOS.CocoaTouch\" launchScreen=\"YES\" useAut…",
          "Base.lproj/Launch.storyboard: <dependencies>",
          "Base.lproj/Launch.storyboard: <deployment  identifier=\"iOS\"/>",
          "Base.lproj/Launch.storyboard: </dependencies>",
          "Base.lproj/Launch.storyboard: <scenes>",
          "Base.lproj/Launch.storyboard: <scene sceneID=\"Sc\">",
          "Base.lproj/Launch.storyboard: <objects>",
          "Base.lproj/Launch.storyboard: <viewController id=\"Vc\""
            + " sceneMemberID=\"viewController\" >",
          "Base.lproj/Launch.storyboard: <view id=\"Vw\" key=\"view\">",
          "Base.lproj/Launch.storyboard: <subviews>",
          "…",
        ],
        finding:
          "is not an Interface Builder document (its root is <plist>); correct it"
      )
    ),
    (
      "launch-file-unchecked",
      RuleExample(
        failing: [
          "Launch.nib: NIBArchive",
        ],
        passing: [
          "Base.lproj/Launch.storyboardc/Info.plist: <?xml version=\"1.0\""
            + " encoding=\"UTF-8\"?>",
          "Base.lproj/Launch.storyboardc/Info.plist: <plist version=\"1.0\">",
          "Base.lproj/Launch.storyboardc/Info.plist: <dict>",
          "Base.lproj/Launch.storyboardc/Info.plist:"
            + " <key>UIStoryboardDesignatedEntryPointIdentifier</key><string>A</string><key>UIViewControllerIdentifiersToNibNames</…",
          "Base.lproj/Launch.storyboardc/Info.plist: </plist>",
        ],
        finding:
          "was not checked (it is compiled); check the storyboard or xib that it was"
            + " made from"
      )
    ),
    (
      "no-initial",
      RuleExample(
        failing: [
          "Launch.storyboardc/Info.plist:"
            + " <key>UIViewControllerIdentifiersToNibNames</key><dict><key>A</key><string>A</string></dict></dict>",
        ],
        passing: [
          "Launch.storyboardc/Info.plist:"
            + " <key>UIStoryboardDesignatedEntryPointIdentifier</key><string>A</string><key>UIViewControllerIdentifiersToNibNames</key><dict><…",
        ],
        finding:
          "has no initial view controller (the launch screen shows nothing); add one, or"
            + " select Is Initial View Controller for an existing one"
      )
    ),
    (
      "not-launch-flag",
      RuleExample(
        failing: [
          "Base.lproj/Launch.storyboard: <document"
            + " type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\""
            + " targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"Vc\">",
        ],
        passing: [
          "Base.lproj/Launch.storyboard: <document"
            + " type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\""
            + " targetRuntime=\"iOS.CocoaTouch\" launchScreen=\"YES\" useAut…",
        ],
        finding:
          "is not marked as a launch screen (Xcode then does not check it as one);"
            + " select Use as Launch Screen in the File inspector"
      )
    ),
    (
      "safe-area-target",
      RuleExample(
        failing: [
          "<string>Launch</string><key>MinimumOSVersion</key><string>8.0</string>",
        ],
        passing: [
          "<string>Launch</string>",
        ],
        finding:
          "uses safe area layout guides (the app supports iOS 8.0, and Xcode compiles"
            + " them for iOS 9 and later); clear Use Safe Area Layout Guides in the File"
            + " inspector"
      )
    ),
    (
      "named-color-target",
      RuleExample(
        failing: [
          "<string>Launch</string><key>MinimumOSVersion</key><string>9.0</string>",
        ],
        passing: [
          "<string>Launch</string>",
        ],
        finding:
          "has the named color 'Ink' (the app supports iOS 9.0, and Xcode compiles named"
            + " colors for iOS 11 and later); choose a color without a name, or raise the"
            + " deployment target"
      )
    ),
    (
      "unpinned",
      RuleExample(
        failing: [
          "Base.lproj/Launch.storyboard: <imageView image=\"Logo\""
            + " translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Im\"/><label "
            + " translatesAutoresizingMaskIntoConstrain…",
        ],
        passing: [
          "Base.lproj/Launch.storyboard: <imageView image=\"Logo\""
            + " translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Im\"/>",
        ],
        finding:
          "label 'Lb' has no constraints (it is right on one screen only); add"
            + " constraints to the view around it"
      )
    ),
    (
      "compact-height",
      RuleExample(
        failing: [
          "Main.storyboard: <variation key=\"heightClass=compact\" constant=\"8\"/>",
        ],
        passing: [
          "Main.storyboard: <variation key=\"widthClass=compact\"/>",
        ],
        finding:
          "has changes for the compact height (the app supports iOS 7.0, and iOS 7 and"
            + " earlier ignore them); lay out what iOS 7 shows in landscape without them"
      )
    ),
    (
      "custom-class",
      RuleExample(
        failing: [
          "Launch.xib: <imageView image=\"Logo\""
            + " translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Im\"/><view"
            + " customClass=\"Gradient\"/>",
        ],
        passing: [
          "Launch.xib: <imageView image=\"Logo\""
            + " translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Im\"/>",
        ],
        finding:
          "view has the custom class Gradient (a launch screen runs none of the app's"
            + " code); clear Class in the Identity inspector"
      )
    ),
    (
      "runtime-attributes",
      RuleExample(
        failing: [
          "Base.lproj/Launch.storyboard:"
            + " <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\""
            + " keyPath=\"layer.cornerRadius\"/></userDefinedRuntimeAttr…",
        ],
        passing: [],
        finding:
          "has the runtime attribute layer.cornerRadius (a launch screen must not have"
            + " any); remove it in the Identity inspector"
      )
    ),
    (
      "connections",
      RuleExample(
        failing: [
          "Base.lproj/Launch.storyboard: <connections><segue destination=\"Vc\""
            + " kind=\"show\" id=\"Sg\"/></connections>",
        ],
        passing: [],
        finding:
          "has the segue show (a launch screen must not have connections); remove it in"
            + " the Connections inspector"
      )
    ),
    (
      "one-root",
      RuleExample(
        failing: [
          "Launch.xib: <view id=\"V2\"/>",
        ],
        passing: [],
        finding:
          "view 'V2' is an extra top-level object (a launch screen has one view or view"
            + " controller); remove it"
      )
    ),
    (
      "web-view",
      RuleExample(
        failing: [
          "Base.lproj/Launch.storyboard: <imageView image=\"Logo\""
            + " translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Im\"/><webView id=\"We\"/>",
        ],
        passing: [
          "Base.lproj/Launch.storyboard: <imageView image=\"Logo\""
            + " translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Im\"/>",
        ],
        finding:
          "webView 'We' is a web view (a launch screen shows only views of UIKit); use"
            + " an image view"
      )
    ),
    (
      "image-outside-catalog",
      RuleExample(
        failing: [
          "Base.lproj/Launch.storyboard: <imageReference key=\"image\" image=\"logo\"/>",
        ],
        passing: [],
        finding:
          "shows a missing image, 'logo' (no asset catalog in the folder has it); add it"
            + " to one, or correct the name"
      )
    ),
    (
      "named-color",
      RuleExample(
        failing: [
          "Base.lproj/Launch.storyboard: <color key=\"tintColor\" name=\"Brand\"/>",
          "Base.lproj/Launch.storyboard: <namedColor name=\"Brand\"><color red=\"1\""
            + " alpha=\"1\"/></namedColor>",
        ],
        passing: [],
        finding:
          "uses a missing color, 'Brand' (no asset catalog in the folder has it); add it"
            + " to one, or correct the name"
      )
    ),
    (
      "decoded-size",
      RuleExample(
        failing: [
          "Assets.xcassets/Logo.imageset/logo.png: PNG 2500 2500",
        ],
        passing: [
          "Assets.xcassets/Logo.imageset/left-over.png: PNG 9000 9000",
          "Assets.xcassets/Logo.imageset/logo.png: PNG 2496 2496",
          "Assets.xcassets/Other.imageset/Contents.json: {\"images\": [{\"filename\":"
            + " \"other.png\"}]}",
          "Assets.xcassets/Other.imageset/other.png: PNG 9000 9000",
        ],
        finding:
          "is too large for a launch screen (2500x2500 is more than 25,000,000 decoded"
            + " bytes, which gives a black screen on iOS 14 and later); make it smaller"
      )
    ),
  ]
}
