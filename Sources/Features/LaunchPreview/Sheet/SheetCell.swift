import LaunchImages
import LaunchRules
import Pixels

/// A device on a contact sheet with the file that it shows, and words below.
struct SheetCell {
  let phone: SheetPhone
  /// The launch image's file as it is stored; `nil` without one.
  let file: Raster?
  private let title: [String]
  private let text: [String]

  private static let pixelsPerMillimeter = 2.6
  /// iPads would be wider than the sheet.
  private static let pixelsPerTabletMillimeter = 1.3
  private static let gap = 24
  private static let captionGap = 18
  private static let lineHeight = 34
  private static let titleScale = 1.4
  private static let textScale = 1.3
  /// Narrow phones have captions wider than they are.
  private static let narrowest = 380
  private static let black = RGBColor(red: 29, green: 29, blue: 31)
  private static let gray = RGBColor(red: 95, green: 95, blue: 101)

  init(_ screen: PreviewScreen) {
    let held = screen.held.first ?? .portrait
    var file: Raster?
    let content: SheetPhone.Content
    switch screen.content {
    case .blank: content = .empty("blank")
    case .unknown: content = .empty("not shown")
    case .picture(let picture) where screen.isDrawnUpright(picture.size):
      file = picture.raster
      let fit = PictureFit.fitted(screen.isLetterboxed ? .contain : .fill)
      content = .interface([(picture, fit)], background: .black)
    case .picture(let picture):
      file = picture.raster
      content = .file(picture.raster, isLetterboxed: screen.isLetterboxed)
    }
    let facts = screen.facts.filter { $0.name == "Pixels" || $0.name == "Size" }.map(\.value)
    let words = [screen.file].compactMap { $0 } + facts
    self.init(
      screen.display, held, content, file: file, title: screen.name,
      text: words.isEmpty ? screen.note ?? "" : words.joined(separator: ", "))
  }

  init(_ row: LaunchScreenRow, _ display: Display) {
    let picture = display.idiom == .pad ? row.padPicture : row.picture
    let layers = [
      picture.map { ($0, row.fit) }, row.logo.flatMap { logo in row.logoFit.map { (logo, $0) } },
    ].compactMap { $0 }
    let scale = display.idiom == .pad ? ", drawn at half the scale" : ""
    self.init(
      display, row.held,
      row.isKnown ? .interface(layers, background: row.background) : .empty("not shown"),
      file: nil, title: display.heading, text: "launch screen" + row.mode + scale)
  }

  private init(
    _ display: Display, _ held: InterfaceOrientation, _ content: SheetPhone.Content, file: Raster?,
    title: String, text: String
  ) {
    self.file = file
    phone = SheetPhone(
      display, held: held, content,
      pixelsPerMillimeter: display.idiom == .pad
        ? Self.pixelsPerTabletMillimeter : Self.pixelsPerMillimeter)
    let width = Double(max(phone.size.width + Self.width(file, phone), Self.narrowest))
    self.title = Canvas.lines(of: title, width: width / Self.titleScale, limit: 2)
    self.text = Canvas.lines(of: text, width: width / Self.textScale, limit: 5)
  }

  var width: Int { max(phone.size.width + Self.width(file, phone), Self.narrowest) }

  var stage: Int { phone.size.height }

  var height: Int { stage + caption }

  /// The height of the words, with the space above them.
  var caption: Int { Self.captionGap + (title.count + text.count) * Self.lineHeight }

  /// The width of the file next to the phone, with the space between them.
  private static func width(_ file: Raster?, _ phone: SheetPhone) -> Int {
    file.map { size(of: $0, phone).width + gap } ?? 0
  }

  /// A file is as high as a phone that lies.
  private static func size(of file: Raster, _ phone: SheetPhone) -> PixelSize {
    let height = min(phone.size.width, phone.size.height)
    let width = height * file.size.width / max(file.size.height, 1)
    return width <= height
      ? PixelSize(width: max(width, 1), height: height)
      : PixelSize(width: height, height: max(height * file.size.height / file.size.width, 1))
  }

  /// - Parameter stage: the height of the drawings in this row of the sheet.
  func draw(on canvas: inout Canvas, x: Int, y: Int, stage: Int) {
    phone.draw(on: &canvas, x: x, y: y + (stage - phone.size.height) / 2)
    if let file {
      let size = Self.size(of: file, phone)
      let frame = ViewFrame(
        x: Double(x + phone.size.width + Self.gap), y: Double(y + (stage - size.height) / 2),
        width: Double(size.width), height: Double(size.height))
      canvas.draw(file, in: frame, clippedTo: frame)
    }
    var line = y + stage + Self.captionGap
    for text in title {
      canvas.write(text, x: Double(x), y: line, scale: Self.titleScale, Self.black)
      line += Self.lineHeight
    }
    for text in text {
      canvas.write(text, x: Double(x), y: line, scale: Self.textScale, Self.gray)
      line += Self.lineHeight
    }
  }
}
