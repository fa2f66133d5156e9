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

  /// Nothing is cut off: around the cells and the words, the page is empty, whatever the names are.
  @Test(arguments: [
    "iPhone 4, 4s", "iPhone X, XS, 11 Pro, 12 and 13 mini and 9 other screens",
    String(repeating: "jW@", count: 90), "",
  ])
  func marginsAreEmpty(_ name: String) throws {
    var screens = try Samples.screens()
    for index in screens.indices {
      screens[index].name = name
      screens[index].note = name + ", " + name
    }
    for count in 1...2 {
      let raster = sheet(Samples.preview(Array(screens.prefix(count)), title: name))
      let (width, height) = (raster.size.width, raster.size.height)
      // Everything is thicker than three pixels.
      let rows = stride(from: 0, to: 40, by: 3).flatMap { [$0, height - 1 - $0] }
      let columns = stride(from: 0, to: 40, by: 3).flatMap { [$0, width - 1 - $0] }
      let page = raster.pixel(0, 0)
      #expect(rows.allSatisfy { y in (0..<width).allSatisfy { raster.pixel($0, y) == page } })
      #expect(columns.allSatisfy { x in (0..<height).allSatisfy { raster.pixel(x, $0) == page } })
    }
  }

  /// Devices of one row stand on one line, above their captions.
  @Test func devicesStandOnOneLine() throws {
    var preview = Samples.preview([])
    preview.launchScreen = PreviewLaunchScreen(
      text: "", fit: .fitted(.cover), background: .black, isKnown: true, displays: Display.today,
      held: .landscapeRight)
    let raster = sheet(preview)
    let metal = marks([142, 142, 147], in: raster)
    #expect(metal.isEmpty == false)
    let page = raster.pixel(0, 0)
    let cells = ContactSheet(preview).rows[0]
    var left = 48
    var bottoms: Set<Int> = []
    for cell in cells {
      let middle = left + 100
      // The head ends above the devices, and the captions begin 18 pixels below them.
      let first = try #require(
        (200..<raster.size.height).first { raster.pixel(middle, $0) != page })
      let end = (first..<raster.size.height).first { raster.pixel(middle, $0) == page }
      bottoms.insert(try #require(end))
      left += cell.width + 56
    }
    #expect(bottoms.count == 1)
  }
}
