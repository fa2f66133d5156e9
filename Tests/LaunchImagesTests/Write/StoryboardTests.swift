import LaunchRules
import Pictures
import Pixels
import TestSupport
import Testing

@testable import LaunchImages

/// The storyboard against what Interface Builder of Xcode 16 writes for a view controller with a
/// full-screen image view.
@Suite struct StoryboardTests {
  @Test func isAsInterfaceBuilderWritesIt() async throws {
    let root = try await storyboard {
      $0.background = .color(RGBColor(red: 255, green: 51, blue: 0))
    }
    #expect("\(root)" == Self.expected)
  }

  private static let expected = """
    document colorMatched=YES initialViewController=Lch-Vc-001 launchScreen=YES \
    propertyAccessControl=none targetRuntime=iOS.CocoaTouch toolsVersion=23504 \
    type=com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB useAutolayout=YES \
    useTraitCollections=YES version=3.0
      device appearance=light id=retina6_12 orientation=landscape
      dependencies
        deployment identifier=iOS
        plugIn identifier=com.apple.InterfaceBuilder.IBCocoaTouchPlugin version=23506
        capability minToolsVersion=8.0 name=documents saved in the Xcode 8 format
      scenes
        scene sceneID=Lch-Sc-001
          objects
            viewController id=Lch-Vc-001 sceneMemberID=viewController
              view contentMode=scaleToFill id=Lch-Vw-001 key=view
                rect height=393 key=frame width=852 x=0.0 y=0.0
                autoresizingMask heightSizable=YES key=autoresizingMask widthSizable=YES
                subviews
                  imageView clipsSubviews=YES contentMode=scaleAspectFill \
    horizontalHuggingPriority=251 id=Lch-Im-001 image=LaunchArtwork \
    translatesAutoresizingMaskIntoConstraints=NO userInteractionEnabled=NO \
    verticalHuggingPriority=251
                    rect height=393 key=frame width=852 x=0.0 y=0.0
                color alpha=1 blue=0.0 colorSpace=custom customColorSpace=sRGB green=0.2 \
    key=backgroundColor red=1
                constraints
                  constraint firstAttribute=top firstItem=Lch-Im-001 id=Lch-Tp-001 \
    secondAttribute=top secondItem=Lch-Vw-001
                  constraint firstAttribute=leading firstItem=Lch-Im-001 id=Lch-Ld-001 \
    secondAttribute=leading secondItem=Lch-Vw-001
                  constraint firstAttribute=trailing id=Lch-Tr-001 secondAttribute=trailing \
    secondItem=Lch-Im-001
                  constraint firstAttribute=bottom id=Lch-Bt-001 secondAttribute=bottom \
    secondItem=Lch-Im-001
            placeholder id=Lch-Fr-001 placeholderIdentifier=IBFirstResponder \
    sceneMemberID=firstResponder userLabel=First Responder
          point key=canvasLocation x=0.0 y=0.0
      resources
        image height=40 name=LaunchArtwork width=60
    """

  /// An id is three, two and three characters; none is there twice, and who is named is there.
  @Test func idsAreUniqueAndReferencesResolve() async throws {
    let root = try await storyboard()
    let elements = root.all.filter { $0.name != "device" }
    let ids = elements.compactMap { $0["id"] ?? $0["sceneID"] }
    #expect(Set(ids).count == ids.count)
    #expect(ids.count == 9)
    #expect(
      ids.allSatisfy { $0.wholeMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/) != nil })
    let references = elements.flatMap { element in
      ["firstItem", "secondItem", "initialViewController"].compactMap { element[$0] }
    }
    #expect(references.count == 7)
    #expect(references.allSatisfy(ids.contains))
    let images = elements.compactMap { $0["image"] }
    #expect(images == root.all.filter { $0.name == "image" }.compactMap { $0["name"] })
  }

  /// With a logo, with a place, and with both.
  @Test func idsOfPlacedViewsAreUniqueAndReferencesResolve() throws {
    let size = PixelSize(width: 600, height: 400)
    for (hasLogo, place, logoPlace) in [
      (true, Position.center, Position.center), (true, .center, Position(x: 0, y: 0.2)),
      (false, Position(x: 0.3, y: 1), .center), (true, Position(x: 0.3, y: 1), .center),
      (true, Position(x: 0.3, y: 0.6), Position(x: 0.9, y: 0.2)),
    ] {
      var options = BuildOptions()
      options.screen = LaunchScreenChoices(.storyboard)
      options.position = place
      options.logo.position = logoPlace
      let plan = BuildPlan(artwork: size, further: hasLogo ? [.logo: size] : [:], options: options)
      let text = LaunchScreenText(plan: try #require(plan.launchScreen)).text(of: .storyboard)
      let elements = try ParsedElement.parse(text).all.filter { $0.name != "device" }
      let ids = elements.compactMap { $0["id"] ?? $0["sceneID"] }
      #expect(Set(ids).count == ids.count)
      #expect(
        ids.allSatisfy { $0.wholeMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/) != nil }
      )
      let references = elements.flatMap { element in
        ["firstItem", "secondItem"].compactMap { element[$0] }
      }
      #expect(references.allSatisfy(ids.contains))
      #expect(elements[0]["useSafeAreas"] == (logoPlace == .center ? nil : "YES"))
      let images = elements.compactMap { $0["image"] }
      #expect(images == (hasLogo ? ["LaunchArtwork", "LaunchLogo"] : ["LaunchArtwork"]))
      #expect(images == elements.filter { $0.name == "image" }.compactMap { $0["name"] })
    }
  }

  /// Each edge of the image view is that of the view around it, and not of its safe area.
  @Test func allEdgesArePinned() async throws {
    let root = try await storyboard()
    let view = try #require(root.first("view")?["id"])
    let image = try #require(root.first("imageView")?["id"])
    var edges: Set<String> = []
    let constraints = root.all.filter { $0.name == "constraint" }
    for constraint in constraints {
      #expect(constraint["firstAttribute"] == constraint["secondAttribute"])
      // The view that holds a constraint is not named.
      let items = [constraint["firstItem"] ?? view, constraint["secondItem"] ?? view]
      #expect(Set(items) == [view, image])
      #expect(constraint["constant"] == nil && constraint["multiplier"] == nil)
      #expect(constraint["priority"] == nil && constraint["relation"] == nil)
      edges.insert(try #require(constraint["firstAttribute"]))
    }
    #expect(constraints.count == 4)
    #expect(edges == ["top", "bottom", "leading", "trailing"])
  }

  @Test(
    arguments: [
      (.cover, "scaleAspectFill"), (.contain, "scaleAspectFit"), (.fill, "scaleToFill"),
    ] as [(Fit, String)])
  func fit(_ fit: Fit, _ contentMode: String) async throws {
    let root = try await storyboard { $0.fit = fit }
    #expect(root.first("imageView")?["contentMode"] == contentMode)
  }

  /// A stretched artwork has no place: constraints of one would crop it.
  @Test func fillIsTheSameAtEveryPosition() throws {
    let texts = try Position.names.map { name in
      var options = BuildOptions()
      options.screen = LaunchScreenChoices(.storyboard)
      options.fit = .fill
      options.position = try #require(Position(parsing: name))
      let plan = BuildPlan(artwork: PixelSize(width: 900, height: 600), options: options)
      return LaunchScreenText(plan: try #require(plan.launchScreen)).text(of: .storyboard)
    }
    #expect(Set(texts).count == 1)
  }

  /// What is written is, as a number, the very component.
  @Test func everyComponent() async throws {
    for component in stride(from: UInt8(0), through: 255, by: 5) {
      let root = try await storyboard {
        $0.background = .color(
          RGBColor(red: component, green: 255 - component, blue: component / 2))
        $0.compression = .fast
      }
      let color = try #require(root.first("color"))
      let written = ["red", "green", "blue"].map { color[$0].flatMap(Double.init) }
      #expect(
        written == [component, 255 - component, component / 2].map { Double($0) / 255 })
    }
  }

  private func storyboard(
    _ change: (inout BuildOptions) -> Void = { _ in }
  ) async throws -> ParsedElement {
    let built = try await Built(Picture.marked(width: 60, height: 40)) {
      $0.only(.height480, .two)
      $0.screen = LaunchScreenChoices(.storyboard)
      change(&$0)
    }
    return try .parse(String(decoding: built.bytes("LaunchScreen.storyboard"), as: UTF8.self))
  }
}
