internal import LaunchRules

@testable import LaunchApps
@testable import Pictures

/// Storyboards and xibs: their trees, the images that they name and their places, or an error.
package enum StoryboardTarget: FuzzTarget {
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    guard let document = try? InterfaceDocument(input) else { return }
    let images = document.images
    try expect((try? InterfaceDocument(input))?.images == images, "not deterministic")
    for size in [PointSize(width: 402, height: 874), PointSize(width: 1376, height: 1032)] {
      let window = LaunchWindow(size: size)
      let layout = InterfaceLayout(document, for: SizeClasses(.pad, in: window))
      for frame in (layout?.frames(in: window) { _ in (9, 5) } ?? [:]).values {
        guard case .success(let frame) = frame else { continue }
        try expect(frame.width.isFinite && frame.x.isFinite, "an endless frame")
      }
    }
    for view in document.elements where view.name == "imageView" {
      let size = document.size(ofImageIn: view)
      try expect(size.map { $0.width > 0 && $0.height > 0 } ?? true, "an empty image")
    }
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
          <constraints><constraint firstItem="p" firstAttribute="width" secondItem="i" \
          secondAttribute="width" multiplier="1:4" id="c"/><constraint firstItem="p" \
          firstAttribute="right" secondAttribute="centerX" secondItem="v" id="d"/></constraints>
        </view></viewController></objects></scene></scenes>
        <resources><image name="LaunchArtwork" width="16" height="16"/></resources>
      </document>
      """, "<document/>", "<!DOCTYPE a [<!ENTITY b \"c\">]><document>&b;</document>", "",
    ].map { ContiguousArray($0.utf8) }
  }
}
