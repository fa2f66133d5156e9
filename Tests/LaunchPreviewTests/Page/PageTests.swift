import LaunchImages
import LaunchRules
import Pixels
import Testing

@testable import LaunchPreview

@Suite struct PageTests {
  private func html(_ preview: PreviewContent) -> String {
    String(decoding: Page(preview).bytes, as: UTF8.self)
  }

  @Test func asksForNothing() throws {
    let page = try html(Samples.preview(Samples.screens()))
    #expect(page.hasPrefix("<!DOCTYPE html><html lang=\"en\">"))
    let policy = "default-src &#39;none&#39;; img-src data:; style-src &#39;unsafe-inline&#39;"
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"))
    let words = [
      "<script", "http:", "https:", "@import", "javascript:", "<link", "<iframe", "onload",
    ]
    for word in words {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func sameBytes() throws {
    let preview = try Samples.preview(Samples.screens())
    #expect(Page(preview).bytes == Page(preview).bytes)
  }

  /// However often it is shown.
  @Test func eachPictureIsThereOnce() throws {
    var screens = try Samples.screens()
    screens[0].held = [.landscapeRight, .landscapeLeft]
    let page = html(Samples.preview(screens))
    #expect(page.split(separator: "data:image/png;base64,").count == 3)
    #expect(page.split(separator: "href=\"#picture-1\"").count == 4)
  }

  /// One scale for all iPhones, however they are held: the widths of their bodies, against
  /// millimeters.
  @Test func allDevicesHaveOneScale() throws {
    let displays = Display.all.filter { $0.idiom == .phone }
    let screens = displays.map {
      PreviewScreen(
        name: $0.heading, display: $0, content: .blank, held: InterfaceOrientation.allCases)
    }
    let drawn = html(Samples.preview(screens)).matches(
      of: /class="phone" viewBox="0 0 ([\d.]+) [^>]* style="width:([\d.]+)%"/)
    let phones = screens.flatMap { screen in screen.held.map { Phone(screen, held: $0) } }
    try #require(drawn.count == phones.count)
    let longest =
      displays.map(PhoneGeometry.init)
      .map { $0.millimetersPerPoint * $0.body.height }.max() ?? 0
    for (match, phone) in zip(drawn, phones) {
      let points = try #require(Double(match.output.1))
      let share = try #require(Double(match.output.2)) / 100
      #expect(abs(share * longest / points / phone.millimetersPerPoint - 1) < 1e-3)
    }
  }

  /// Without iPads, a phone with a home button is no row of its own, and as high as the others.
  @Test(arguments: [(true, ["24", "24", "13", "13", "13"], 2), (false, ["24", "24", "24"], 1)])
  func launchScreensOfPhonesAreInOneRow(_ hasPads: Bool, _ heights: [String], _ rows: Int) throws {
    var preview = Samples.preview([])
    let displays = Display.today.filter { hasPads || $0.idiom == .phone }
    preview.launchScreen = PreviewLaunchScreen(
      text: "", fit: .fitted(.cover), background: .black, isKnown: true, displays: displays,
      held: .landscapeRight)
    let page = html(preview)
    #expect(page.matches(of: /class="devices wide"/).count == rows)
    let found = page.matches(of: /max-width:([\d.]+)rem/).compactMap { Double($0.output.1) }
    try #require(found.count == displays.count)
    for ((width, height), display) in zip(zip(found, heights), displays) {
      let body = PhoneGeometry(display).body
      #expect(try abs(width * body.width / body.height - #require(Double(height))) < 0.01)
    }
  }

  /// A card without a file keeps its place, so that its phone is as large as the others.
  @Test func theColumnOfFilesIsAlwaysThere() throws {
    var screens = try Samples.screens()
    screens[0].content = .blank
    let page = html(Samples.preview(screens))
    #expect(page.contains("grid-template-columns: minmax(0, 1fr) 7rem;"))
    #expect(page.contains("at the same scale"))
  }

  /// Places for phones are equal, and words below a phone do not move it.
  @Test func phonesAreAligned() throws {
    var screens = try Samples.screens()
    screens[0].display = .plus
    screens[0].note = "A note."
    let page = html(Samples.preview(screens))
    let places = page.matches(of: /class="place" style="([^"]*)"/).map { $0.output.1 }
    #expect(places.count == 2 && Set(places).count == 1)
    #expect(page.contains("grid-template-rows: subgrid"))
  }

  @Test func blankScreensSayIt() throws {
    var screens = try Samples.screens()
    screens[0].content = .blank
    screens[1].content = .unknown
    let page = html(Samples.preview(screens))
    #expect(page.contains(">blank</text>") && page.contains(">not shown</text>"))
    #expect(page.split(separator: "fill=\"url(#hatch)\"").count == 3)
    #expect(page.contains("<pattern id=\"hatch\""))
  }

  @Test(
    arguments: [
      ([], "No screen stays blank. Look for cut-off text."),
      (["x"], "1 thing to look at"),
      (["x", "y"], "2 things to look at"),
    ] as [([String], String)])
  func verdictIsALine(_ findings: [String], _ text: String) {
    let verdict = PreviewContent.Verdict(findings: findings, made: "a launch storyboard")
    #expect(verdict.text == text && verdict.summary == "A launch storyboard.")
  }

  /// Titles that fit into a line, without words in front of the device's name.
  @Test func headingsAreShort() {
    for display in Display.all {
      #expect(display.heading.count <= 48, "\(display.heading)")
      #expect(display.heading.hasPrefix("iP"), "\(display.heading)")
    }
    #expect(Display.zoomedPlus.heading == "iPhone 6 Plus to 8 Plus, zoomed")
  }

  /// Outlines that coincide are all visible, each with the number of its line in the legend.
  @Test func outlinesAreNumbered() throws {
    var preview = try Samples.preview(Samples.screens())
    let picture = try #require(preview.screens[0].content.picture)
    let outlines = (1...3).map {
      PreviewArtwork.Outline(name: "screen \($0)", part: .whole, enlargement: 1)
    }
    preview.artwork = PreviewArtwork(
      picture: picture, outlines: outlines, safe: .whole)
    let page = html(preview)
    let drawn = page.matches(of: /<rect class="(?:outline [^"]*|safe)" x="([^"]*)"/)
    #expect(drawn.count == 4 && Set(drawn.map(\.output.1)).count == 4)
    for number in 1...3 { #expect(page.split(separator: "\">\(number)</span>").count == 3) }
    // Beside each other above the picture.
    let places = page.matches(of: /style="left:([\d.]+)%"/).compactMap { Double($0.output.1) }
    #expect(places == [0, 9, 18])
  }

  /// A row of `explain` is a line, with its other cells folded.
  @Test(arguments: [
    ("every iPhone and iPad", "Every iPhone and iPad"), ("iPhone 4; iPad 2", "iPhone 4; iPad 2"),
  ])
  func groupsOfDevices(_ devices: String, _ name: String) {
    var preview = Samples.preview([])
    preview.launches = [
      ["Devices", "iOS", "Orientation", "Shows"],
      [devices, "8 and later", "any", "a storyboard"],
      ["iPads, in windows", "9", "-", "the same"],
    ]
    let page = html(preview)
    #expect(page.contains("<strong>\(name)</strong>, iOS 8 and later: a storyboard</summary>"))
    #expect(page.contains("<dt>Orientation</dt><dd>any</dd>") && !page.contains("<dt>iOS</dt>"))
    #expect(page.contains("<strong>iPads, in windows</strong>"))
  }

  /// Whatever the texts are, the page has the same elements.
  @Test(arguments: [
    "</title><script>x</script>", "\" onload=\"x", "'><img src=x onerror=y>", "a\u{0}\n\u{1B}b",
    "&lt;", "</style><b>", "Übergröße ❄️", "-->", "]]>", "\u{202E}fdp",
  ])
  func textsAreNoMarkup(_ text: String) throws {
    let plain = try tags(of: html(everything("x")))
    #expect(try tags(of: html(everything(text))) == plain)
  }

  /// The names of all tags, and of their attributes.
  private func tags(of page: String) -> [String] {
    page.split(separator: "<").map { part in
      let tag = part.prefix { $0 != ">" }
      return tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
    }
  }

  private func everything(_ text: String) throws -> PreviewContent {
    var screen = try Samples.screens()[0]
    screen.name = text
    screen.file = text
    screen.facts = [(text, text)]
    screen.launches = [text]
    screen.note = text
    var preview = PreviewContent(
      title: text, origin: PreviewOrigin(command: text, generator: text),
      verdict: PreviewContent.Verdict(findings: [text], made: text))
    preview.screens = [screen]
    preview.launches = [[text, text], [text, text]]
    preview.notes = [text]
    preview.next = [PreviewContent.Step(text, text, choices: [PreviewContent.Step(text)])]
    preview.unused = (files: [text], reason: text)
    let picture = try #require(screen.content.picture)
    preview.artwork = PreviewArtwork(
      picture: picture,
      outlines: [PreviewArtwork.Outline(name: text, part: .whole, enlargement: 2)], safe: .whole)
    preview.launchScreen = PreviewLaunchScreen(
      text: text, pictures: [nil: picture], fit: .fitted(.cover), background: .black, isKnown: true,
      displays: Display.today, held: .landscapeLeft)
    return preview
  }
}

extension PreviewScreen.Content {
  var picture: LaunchPreview.Picture? {
    if case .picture(let picture) = self { picture } else { nil }
  }
}
