internal import LaunchFiles

/// Storyboards and xibs: their trees and the images that they name, or an error.
package enum StoryboardTarget: FuzzTarget {
  package static let name = "storyboard"
  package static let byteLimit = 16 << 10

  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    guard let document = try? InterfaceDocument(input) else { return }
    let images = document.images
    try expect((try? InterfaceDocument(input))?.images == images, "not deterministic")
  }

  package static var seeds: [ContiguousArray<UInt8>] {
    [
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      launchScreen="YES" initialViewController="a">
        <scenes><scene sceneID="s"><objects><viewController id="a"><view key="view" id="v">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews><imageView image="LaunchArtwork" id="i"/></subviews>
        </view></viewController></objects></scene></scenes>
        <resources><image name="LaunchArtwork" width="16" height="16"/></resources>
      </document>
      """, "<document/>", "<!DOCTYPE a [<!ENTITY b \"c\">]><document>&b;</document>", "",
    ].map { ContiguousArray($0.utf8) }
  }
}
