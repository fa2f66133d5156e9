import LaunchRules
import Pictures
import TestSupport
import Testing

@testable import LaunchApps

/// Image views of storyboards that people made.
@Suite struct InterfaceLayoutTests {
  private static let window = LaunchWindow(
    size: PointSize(width: 400, height: 800),
    safeArea: SafeArea(top: 60, left: 0, bottom: 30, right: 0))

  private static func document(
    _ views: String, _ constraints: String, extra: String = ""
  ) -> String {
    """
    <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' launchScreen='YES' \
    initialViewController='c'><scenes><scene><objects><viewController id='c'>\
    <view key='view' id='v'><rect key='frame' x='0' y='0' width='320' height='480'/>\
    <subviews>\(views)</subviews><viewLayoutGuide key='safeArea' id='sa'/>\
    <constraints>\(constraints)</constraints>\(extra)</view></viewController></objects></scene>\
    </scenes><resources><image name='Logo' width='100' height='50'/></resources></document>
    """
  }

  /// `i.left=v.left+20@750` as an element. `<` and `>` are inequalities.
  private static func constraint(_ text: Substring) -> String {
    guard
      let parts = text.wholeMatch(
        of: /(\w+)\.(\w+)([<=>])(?:([\d.:\/]+)\*)?(?:(\w+)\.([a-zA-Z]+))?([+-]?\d+)?(?:@(\d+))?/)?
        .output
    else { return "" }
    let relation = parts.3 == "<" ? "lessThanOrEqual" : parts.3 == ">" ? "greaterThanOrEqual" : nil
    let attributes: [(String, Substring?)] = [
      ("firstItem", parts.1), ("firstAttribute", parts.2), ("relation", relation.map { $0[...] }),
      ("secondItem", parts.5), ("secondAttribute", parts.6), ("multiplier", parts.4),
      ("constant", parts.7), ("priority", parts.8),
    ]
    let texts = attributes.compactMap { name, value in value.map { " \(name)='\($0)'" } }
    return "<constraint\(texts.joined())/>"
  }

  private static func constraints(_ texts: String) -> String {
    texts.split(separator: " ").map(constraint).joined()
  }

  private static func layout(
    _ text: String, in window: LaunchWindow = window
  ) throws -> InterfaceLayout {
    let document = try InterfaceDocument(ContiguousArray(text.utf8))
    return try #require(InterfaceLayout(document, for: SizeClasses(.phone, in: window)))
  }

  private static func placed(
    _ text: String, in window: LaunchWindow = window
  ) throws -> Result<ViewFrame, UnknownFrame> {
    let layout = try layout(text, in: window)
    let id = try #require(layout.images.first?["id"])
    return try #require(
      layout.frames(in: window) { view in view["image"] == "Logo" ? (100, 50) : nil }[id])
  }

  private static func frame(_ text: String, in window: LaunchWindow = window) throws -> ViewFrame {
    try placed(text, in: window).get()
  }

  private static func expect(_ frame: ViewFrame, _ sides: [Double]) {
    let found = [frame.x, frame.y, frame.width, frame.height]
    #expect(zip(found, sides).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found) \(sides)")
  }

  private static let image =
    "<imageView image='Logo' translatesAutoresizingMaskIntoConstraints='NO' id='i'/>"

  static let known: [(String, [Double])] = [
    ("i.left=v.left v.right=i.right i.top=v.top v.bottom=i.bottom", [0, 0, 400, 800]),
    (
      "i.leading=sa.leading+20 sa.trailing=i.trailing+20 i.top=sa.top i.height=100",
      [20, 60, 360, 100]
    ),
    ("i.centerX=v.centerX i.centerY=0.5*v.centerY", [150, 175, 100, 50]),
    (
      "i.centerX=v.centerX i.centerY=v.centerY i.width=0.5*v.width i.width=2:1*i.height",
      [100, 350, 200, 100]
    ),
    ("i.left=v.left i.top=v.top i.width<80 i.height=50", [0, 0, 80, 50]),
    ("i.right=v.right i.bottom=1/4*v.bottom", [300, 150, 100, 50]),
    ("i.left=v.left i.top=v.top i.width>150@751 i.height=50", [0, 0, 150, 50]),
    ("i.left>v.left+170 i.centerX=v.centerX@250 i.centerY=v.centerY", [170, 375, 100, 50]),
  ]

  @Test(arguments: InterfaceLayoutTests.known)
  func frames(_ constraints: String, _ sides: [Double]) throws {
    let text = Self.document(Self.image, Self.constraints(constraints))
    Self.expect(try Self.frame(text), sides)
  }

  /// The same constraints, solved by another program in windows of many shapes.
  @Test("as kiwisolver", .enabled("it is missing") { await LayoutSolver.isAvailable() })
  func reference() async throws {
    let windows = [(320, 480), (375, 812), (1024, 500), (700, 690)].map { width, height in
      LayoutSolver.Screen(width: width, height: height, safeArea: [44, 10, 21, 7])
    }
    let texts = Self.known.map { Self.document(Self.image, Self.constraints($0.0)) }
    let solved = try await LayoutSolver.frames(texts, on: windows)
    #expect(solved.count == texts.count)
    for (text, frames) in zip(texts, solved) {
      for (window, views) in zip(windows, frames) {
        let area = SafeArea(top: 44, left: 10, bottom: 21, right: 7)
        let frame = try Self.frame(
          text,
          in: LaunchWindow(
            size: PointSize(width: window.width, height: window.height), safeArea: area))
        let expected = try #require(views["i"])
        let found = [frame.x, frame.y, frame.width, frame.height]
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-4 }, "\(text) \(window)")
      }
    }
  }

  /// What depends on something that is not known here has no frame.
  @Test(
    arguments: [
      ("", "", .open), ("i.left=v.left", "", .open), ("i.left=l.right i.top=v.top", "", .open),
      ("i.left=v.left i.top=v.top i.left=v.left+1", "", .contradiction),
      ("i.leftMargin=v.left i.top=v.top", "", .systemValue),
      ("i.left=x.left i.top=v.top", "", .systemValue),
      ("i.left=v.left i.top=v.top i.width=0.0*v.width", "", .systemValue),
      // The box has an autoresizing mask, which is not computed.
      ("i.left=b.left i.top=v.top", "", .open),
    ] as [(String, String, UnknownFrame)])
  func unknown(_ constraints: String, _ extra: String, _ reason: UnknownFrame) throws {
    let label = "<label text='A' translatesAutoresizingMaskIntoConstraints='NO' id='l'/>"
    let own = Self.constraints(constraints) + Self.constraints("l.centerX=v.centerX l.top=v.top")
    let text = Self.document(Self.image + label + "<view id='b'/>", own, extra: extra)
    #expect(throws: reason) { try Self.frame(text) }
  }

  /// Frames are in the window's coordinates, even in a view of a view; hidden views are not shown.
  @Test func nesting() throws {
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints='NO' id='b'><subviews>\(Self.image)</subviews>\
      <constraints>\(Self.constraints("i.right=b.right i.bottom=b.bottom"))</constraints></view>
      """
    let box = Self.constraints("b.left=v.left+40 b.top=sa.top b.width=0.5*v.width b.height=300")
    Self.expect(try Self.frame(Self.document(inner, box)), [140, 310, 100, 50])
    let hidden = Self.document(inner.replacing("id='b'", with: "id='b' hidden='YES'"), box)
    #expect(try Self.layout(hidden).images.isEmpty)
  }

  /// The guides of storyboards before iOS 11 end where the safe area begins.
  @Test func layoutGuides() throws {
    let constraints = Self.constraints(
      "i.top=t.bottom+5 i.bottom=g.top i.left=v.left i.right=v.right")
    let text = Self.document(Self.image, constraints).replacing(
      "<view key='view'",
      with: """
        <layoutGuides><viewControllerLayoutGuide type='top' id='t'/>\
        <viewControllerLayoutGuide type='bottom' id='g'/></layoutGuides><view key='view'
        """)
    Self.expect(try Self.frame(text), [0, 65, 400, 705])
  }

  /// Without constraints, the autoresizing mask applies. The root was 320x480, and is 400x800.
  @Test(
    arguments: [
      ("", [20, 30, 100, 50]), ("widthSizable='YES' heightSizable='YES'", [20, 30, 180, 370]),
      ("flexibleMinX='YES' flexibleMinY='YES'", [100, 350, 100, 50]),
      // 20 of 220 points of the margins are on the left, 30 of 430 on the top.
      (
        "flexibleMinX='YES' flexibleMaxX='YES' flexibleMinY='YES' flexibleMaxY='YES'",
        [27.273, 52.326, 100, 50]
      ),
    ] as [(String, [Double])])
  func autoresizingMasks(_ mask: String, _ sides: [Double]) throws {
    let image = """
      <imageView image='Logo' fixedFrame='YES' translatesAutoresizingMaskIntoConstraints='NO' id='i'>\
      <rect key='frame' x='20' y='30' width='100' height='50'/>\
      <autoresizingMask key='autoresizingMask' \(mask)/></imageView>
      """
    Self.expect(try Self.frame(Self.document(image, "")), sides)
    let outside = image.replacing("x='20'", with: "x='-20'")
    if mask.contains("MaxX") {
      #expect(throws: UnknownFrame.open) {
        try Self.frame(Self.document(outside, ""))
      }
    }
  }

  /// An image view may be the root.
  @Test func rootImage() throws {
    let text = Self.document("", "").replacing(
      "<view key='view'", with: "<imageView key='view' image='Logo'"
    )
    .replacing("</view></viewController>", with: "</imageView></viewController>")
    #expect(try Self.layout(text).images.map { $0["id"] } == ["v"])
    Self.expect(try Self.frame(text), [0, 0, 400, 800])
  }

  /// Expo writes `false` where Interface Builder writes `NO`.
  @Test func booleansOfOtherTools() throws {
    let image = Self.image.replacing("='NO'", with: "='false'")
    let text = Self.document(image, Self.constraints("i.left=v.left i.top=v.top"))
    Self.expect(try Self.frame(text), [0, 0, 100, 50])
  }

  /// In each size class, other constraints are installed, and constants and images differ.
  @Test func variations() throws {
    let image = """
      <imageView image='Wide' translatesAutoresizingMaskIntoConstraints='NO' id='i'>\
      <variation key='heightClass=regular-widthClass=compact' image='Logo'/>\
      <variation key='heightClass=regular' image='Other'/></imageView>
      """
    let constraints = """
      <constraint firstItem='i' firstAttribute='top' secondItem='v' secondAttribute='top' id='t'>\
      <variation key='heightClass=compact' constant='9'/></constraint>\
      <constraint firstItem='i' firstAttribute='width' constant='30' id='w'/>\
      <constraint firstItem='i' firstAttribute='height' constant='20' id='h'/>\
      <constraint firstItem='i' firstAttribute='left' secondItem='v' secondAttribute='left' id='l'/>
      """
    let masks = """
      <variation key='default'><mask key='constraints'><exclude reference='w'/>\
      <exclude reference='h'/></mask></variation>\
      <variation key='heightClass=compact'><mask key='constraints'><include reference='w'/>\
      <include reference='h'/></mask></variation>\
      <variation key='widthClass=regular'><mask key='constraints'><exclude reference='h'/></mask>\
      </variation>
      """
    let text = Self.document(image, constraints, extra: masks)
    func window(_ width: Int, _ height: Int) -> LaunchWindow {
      LaunchWindow(size: PointSize(width: width, height: height))
    }
    #expect(try Self.layout(text).images.map { $0["image"] } == ["Logo"])
    Self.expect(try Self.frame(text), [0, 0, 100, 50])
    let wide = window(800, 400)
    #expect(try Self.layout(text, in: wide).images.map { $0["image"] } == ["Wide"])
    Self.expect(try Self.frame(text, in: wide), [0, 9, 30, 20])
    // A large iPhone in landscape has a regular width, where the image's height is not known.
    #expect(throws: UnknownFrame.open) { try Self.frame(text, in: window(896, 414)) }
    // No source says which width class an open iPhone Duo has.
    #expect(throws: UnknownFrame.systemValue) { try Self.frame(text, in: window(669, 951)) }
  }

  private static func views(_ count: Int) -> String {
    (0..<count).map {
      "<view translatesAutoresizingMaskIntoConstraints='NO' id='n\($0)'/>"
    }.joined()
  }

  /// A chain of views, each as wide as the one before, of which the image is the last.
  private static func chain(_ count: Int) -> String {
    let links = (1..<count).flatMap { index in
      ["left", "top", "height"].map { "n\(index).\($0)=n\(index - 1).\($0)" }
        + ["n\(index).width=n\(index - 1).width-1@750", "n\(index).width>10"]
    }
    let ends = ["n0.left=v.left n0.top=v.top n0.width=v.width n0.height=v.height"]
    let image = ["left", "top", "width", "height"].map { "i.\($0)=n\(count - 1).\($0)" }
    return document(
      self.image + views(count), constraints((links + ends + image).joined(separator: " ")))
  }

  /// A storyboard that is several times as large as those of apps is solved; beyond the limits, the
  /// reason says so.
  @Test func limits() throws {
    Self.expect(try Self.frame(Self.chain(5)), [0, 0, 396, 800])
    for count in [40, 400] {
      #expect(throws: UnknownFrame.tooManyConstraints) { try Self.frame(Self.chain(count)) }
    }
    let many = String(repeating: Self.constraints("i.left=v.left"), count: 2000)
    #expect(throws: UnknownFrame.tooManyConstraints) {
      try Self.frame(Self.document(Self.image, many))
    }
  }

  /// Circles and extreme numbers end.
  @Test func hostileDocumentsEnd() throws {
    let links = (0..<150).map { "n\($0).left=n\(($0 + 1) % 150).left" } + ["i.left=n0.left"]
    let circle = Self.document(
      Self.image + Self.views(150), Self.constraints(links.joined(separator: " ")))
    #expect(throws: UnknownFrame.self) { try Self.frame(circle) }
    let huge = Self.constraints("i.left=9999*i.top i.top=9999*i.left+9999 i.width=9999*i.height")
    let frame = try? Self.frame(Self.document(Self.image, huge))
    #expect(frame.map { $0.width.isFinite } ?? true)
  }
}
