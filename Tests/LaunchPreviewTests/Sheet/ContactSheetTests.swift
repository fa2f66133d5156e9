import LaunchRules
import Pictures
import Pixels
import TestSupport
import Testing

@testable import LaunchPreview

@Suite struct ContactSheetTests {
  private func sheet(_ preview: PreviewContent) -> Raster { ContactSheet(preview).raster }

  /// Marks of 8 pixels and more in a sheet, as their first pixels from the top.
  private func marks(_ color: [UInt8], in sheet: Raster) -> [(x: Int, y: Int)] {
    var found: [(x: Int, y: Int)] = []
    guard case .bits8(let samples) = sheet.samples else { return [] }
    for y in stride(from: 0, to: sheet.size.height, by: 3) {
      for x in stride(from: 0, to: sheet.size.width, by: 3) {
        let place = (y * sheet.size.width + x) * 3
        guard samples[place] == color[0], samples[place + 1] == color[1],
          samples[place + 2] == color[2]
        else { continue }
        if !found.contains(where: { abs($0.x - x) < 50 && abs($0.y - y) < 50 }) {
          found.append((x, y))
        }
      }
    }
    return found
  }

  /// The artwork's corners are upright on the phone, and the file beside it lies on its side as it
  /// was turned.
  @Test(arguments: [0, 1])
  func showsTheScreenUprightAndTheFileAsItIs(_ index: Int) throws {
    let sheet = sheet(try Samples.preview([Samples.screens()[index]]))
    let red = marks([255, 0, 0], in: sheet).sorted { $0.x < $1.x }
    let green = marks([0, 255, 0], in: sheet).sorted { $0.x < $1.x }
    try #require(red.count == 2 && green.count == 2)
    #expect(abs(red[0].y - green[0].y) <= 3 && red[0].x < green[0].x - 100)
    // Clockwise, the top of the artwork is at the right of the file, and its left at the top.
    #expect(abs(red[1].x - green[1].x) <= 3)
    #expect(index == 0 ? red[1].y < green[1].y - 60 : red[1].y > green[1].y + 60)
  }

  /// A file that was turned the wrong way is seen on the phone: everything is upside down.
  @Test func aWrongTurnIsSeen() throws {
    let wrong = Samples.marked(width: 1334, height: 750, mark: 120).counterclockwise
    let sheet = sheet(Samples.preview([try Samples.screen(.landscapeRight, wrong)]))
    let red = marks([255, 0, 0], in: sheet).min { $0.x < $1.x }
    let green = marks([0, 255, 0], in: sheet).min { $0.x < $1.x }
    #expect(try #require(red).x > #require(green).x + 100)
  }

  /// Devices differ, which their frames show: the home button is at the right of one, at the left of
  /// the other.
  @Test func homeButtonsAreWhereTheDeviceIsHeld() throws {
    let screen = try Samples.screens()[0]
    var other = screen
    other.held = [.landscapeLeft]
    let sheets = [screen, other].map { sheet(Samples.preview([$0])) }
    let right = try #require(marks([72, 72, 74], in: sheets[0]).map(\.x).max())
    let left = try #require(marks([72, 72, 74], in: sheets[1]).map(\.x).min())
    #expect(right > 300 && left < 120)
  }

  /// The launch screen is on the sheet, on each kind of device.
  @Test func showsTheLaunchScreen() throws {
    var preview = try Samples.preview(Samples.screens())
    preview.launchScreen = PreviewLaunchScreen(
      text: "", fit: .fitted(.cover),
      background: RGBColor(red: 1, green: 200, blue: 99), isKnown: true, displays: Display.today,
      held: .landscapeRight)
    let sheet = sheet(preview)
    #expect(marks([1, 200, 99], in: sheet).count >= Display.today.count)
  }

  /// The last row is at least half as long as the first, however many screens there are.
  @Test(arguments: 1...24)
  func isNotHalfEmpty(_ count: Int) throws {
    let blank = PreviewScreen(
      name: "iPhone 4, 4s", display: .phone480, content: .blank, held: [.landscapeLeft])
    let sheet = ContactSheet(Samples.preview(Array(repeating: blank, count: count)))
    let rows = sheet.rows.map(\.count)
    #expect(rows.reduce(0, +) == count)
    #expect(try 2 * #require(rows.last) >= #require(rows.first), "\(rows)")
  }

  @Test(arguments: [0, 1, 4])
  func anyNumberOfScreens(_ count: Int) throws {
    let blank = PreviewScreen(
      name: "iPhone ❄️ \n", display: .phone480, content: .blank, held: [.landscapeLeft, .portrait])
    let title = String(repeating: "ü", count: 900)
    let sheet = ContactSheet(
      Samples.preview(Array(repeating: blank, count: count), title: title))
    #expect(try PNGDecoder.decode(sheet.png).raster == sheet.raster)
  }

  @Test func everyCharacterHasItsOwnForm() {
    let scalars = (0x21...0x7E).compactMap { Unicode.Scalar($0) }
    let forms = scalars.map { scalar in
      StrokeFont.glyph(scalar).lines.map { [$0.from.x, $0.from.y, $0.to.x, $0.to.y] }
    }
    #expect(Set(forms).count == 94)
    #expect(forms.allSatisfy { !$0.isEmpty })
    for scalar: Unicode.Scalar in ["\u{7F}", "\u{0}", "\u{1F}", "日", "ü"] {
      #expect(StrokeFont.glyph(scalar).lines.count == 4)
    }
  }

  /// g, j, p, q and y reach below the line on which the others stand.
  @Test func descenders() {
    func bottom(_ scalar: Unicode.Scalar) -> Double {
      StrokeFont.glyph(scalar).lines.map { max($0.from.y, $0.to.y) }.max() ?? 0
    }
    for scalar in "gjpqy".unicodeScalars { #expect(bottom(scalar) == 18) }
    for scalar in "abcdefhiklmnorstuvwxz0123456789ABCXYZ".unicodeScalars {
      #expect(bottom(scalar) == 14, "\(scalar)")
    }
  }

  /// Letters are smooth: most pixels at their edges are neither ink nor ground.
  @Test func lettersAreAntialiased() {
    var canvas = Canvas(size: PixelSize(width: 200, height: 60), RGBColor.black)
    canvas.write(
      "Qualcgs", x: 8, y: 10, scale: 1.5, RGBColor(red: 255, green: 255, blue: 255))
    let levels = (0..<60).flatMap { y in (0..<200).map { canvas.raster.pixel($0, y)[0] } }
    #expect(levels.contains(255) && Set(levels).count > 40)
  }

  /// Text is broken at spaces, and never lost without dots.
  @Test(arguments: [
    ("iPhone 5, 5s", 400.0, ["iPhone 5, 5s"]), ("iPhone 5, 5s, SE", 90, ["iPhone 5,", "5s, SE"]),
    ("iPhone 5, 5s, 5c, SE, iPod", 90, ["iPhone 5,", "5s, 5c,..."]), ("", 90, []),
    ("abcdefghijklmn", 90, ["abcdefg", "hijklmn"]),
  ])
  func lines(_ text: String, _ width: Double, _ lines: [String]) {
    #expect(Canvas.lines(of: text, width: width, limit: 2) == lines)
  }
}
