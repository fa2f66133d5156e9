import Foundation
import LaunchApps
import LaunchRules
import Platform
import TestSupport
import Testing

@Suite struct InterfaceDocumentTests {
  @Test func elementsHaveLinesAndAttributes() throws {
    let document = try Self.document(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
                launchScreen="YES" initialViewController="a&amp;b">
          <!-- <view/> -->
          <dependencies>
              <deployment version="5696" identifier="iOS"/>
          </dependencies>
          <scenes><scene sceneID="s"><objects><viewController id="a&amp;b"/>
              <placeholder placeholderIdentifier="IBFirstResponder"/></objects></scene></scenes>
          <resources><image name="star" catalog="system"/><image name="Logo"/></resources>
      </document>

      """)
    #expect(document.root.line == 2)
    #expect(document.isStoryboard && document.isLaunchScreen && !document.usesSafeAreas)
    #expect(document.initialViewController == "a&b")
    #expect(document.deploymentTarget == OSVersion(16, 4))
    #expect(document.topLevelObjects.map(\.name) == ["viewController"])
    #expect(document.topLevelObjects.map(\.line) == [8])
    #expect(
      document.elements.map(\.name) == [
        "document", "dependencies", "deployment", "scenes", "scene", "objects", "viewController",
        "placeholder",
      ])
  }

  @Test func imagesOfTheSystemAreLeftOut() throws {
    let views = ["star", "Logo", "Sky"].map { "<imageView image=\"\($0)\"/>" }.joined()
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\(views)"
      + "<resources><image name=\"star\" catalog=\"system\"/><image name=\"Logo\"/></resources></document>"
    let document = try InterfaceDocument(ContiguousArray(text.utf8))
    #expect(document.images.map(\.name) == ["Logo", "Sky"])
  }

  @Test(arguments: [
    ("1792", "7.0"), ("2304", "9.0"), ("4352", "11.0"), ("0", nil), ("x", nil),
    ("99999999999", nil),
  ])
  func deploymentTargets(_ number: String, _ version: String?) throws {
    let document = try Self.document(
      "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><dependencies>"
        + "<deployment version='\(number)'/></dependencies></document>")
    #expect(document.deploymentTarget?.description == version)
  }

  /// As Interface Builder on Windows' file systems, or an old editor, may have left it.
  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian])
  func encodings(_ encoding: String.Encoding) throws {
    let mark = encoding == .utf16LittleEndian ? "\u{FEFF}" : ""
    let text = mark + "<document type='com.apple.InterfaceBuilder3.X' a='ü→'>\r\n<b/></document>"
    let document = try InterfaceDocument(
      ContiguousArray(try #require(text.data(using: encoding))))
    #expect(document.root["a"] == "ü→")
    #expect(document.root.children.map(\.line) == [2])
  }

  @Test(arguments: [
    ("", "is not valid XML (no element found)", 1),
    ("<document>\n<a></document>", "is not valid XML (mismatched tag)", 2),
    ("<document a='1' a='2'/>", "is not valid XML (duplicate attribute)", 1),
    ("<document a='1' $b/>", "is not valid XML (invalid token)", 1),
    ("\n<document/>junk", "is not valid XML (junk after document element)", 2),
    ("<document>&x;</document>", "is not valid XML (undefined entity)", 1),
    (
      "\n<!DOCTYPE document [<!ENTITY a 'b'>]><document/>",
      "is not valid XML (Xcode writes no document type declaration)", 2
    ),
    (
      "<plist/>", "is not an Interface Builder document (its root is <plist>)", 1
    ),
    (
      "<document type='Word'/>",
      "is not an Interface Builder document (its root is <document>)", 1
    ),
  ])
  func faults(_ text: String, _ words: String, _ line: Int) {
    let error = #expect(throws: InterfaceError.self) { try Self.document(text) }
    #expect(error?.description == words)
    #expect(error?.line == line)
  }

  @Test func files() throws {
    let folder = try TemporaryFolder()
    #expect(throws: InterfaceError.unreadable(.missing)) {
      try InterfaceDocument(path: folder.path + "/x")
    }
    let large = try folder.write("a.xib", Data(count: InterfaceLimit.bytes + 1))
    #expect(throws: InterfaceError.unreadable(.tooLarge(limit: InterfaceLimit.bytes))) {
      try InterfaceDocument(path: large)
    }
  }

  static func document(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(ContiguousArray(text.utf8))
  }
}

/// Storyboards that show only colors and images.
@Suite struct PlainNavigationTests {
  @Test(arguments: [
    ("navigationBarHidden=\"YES\"", "", true), ("", "", false),
    ("navigationBarHidden=\"NO\"", "", false),
    ("navigationBarHidden=\"YES\"", "<navigationBar id=\"9\"/>", false),
    ("navigationBarHidden=\"YES\"", "<label text=\"Hi\"/>", false),
  ])
  func hiddenBarsShowNothing(_ bar: String, _ subviews: String, isPlain: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="1"><scenes><scene sceneID="2"><objects>\
      <navigationController \(bar) id="1"><tabBarItem key="tabBarItem" id="2"/>\
      <navigationBar key="navigationBar" id="3"><autoresizingMask key="autoresizingMask"/>\
      </navigationBar><toolbar key="toolbar" id="4"/><connections><segue destination="5" \
      kind="relationship" relationship="rootViewController" id="6"/></connections>\
      </navigationController></objects></scene><scene sceneID="7"><objects>\
      <viewController id="5"><view key="view" id="8"><subviews>\(subviews)</subviews></view>\
      <navigationItem key="navigationItem" id="10"/></viewController></objects></scene></scenes>\
      </document>
      """
    let document = try InterfaceDocument(ContiguousArray(text.utf8))
    #expect(document.showsOnlyImages { _ in false } == isPlain)
  }
}
