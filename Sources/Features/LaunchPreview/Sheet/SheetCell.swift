internal import LaunchApps
internal import LaunchImages
internal import LaunchRules
internal import Pictures
internal import Pixels

/// A device on a contact sheet, with the file that the device shows, and with words below.
struct SheetCell {
  private let phone: Phone
  /// Pixels per point of the phone.
  private let scale: Double
  /// The launch image's file as it is stored; `nil` without a launch image.
  private let file: Raster?
  private let lines: [SheetText.Line]
  let width: Int

  private static let gap = 24
  private static let captionGap = 18
  /// The minimum width of a cell in pixels. Captions are wider than narrow phones.
  private static let narrowest = 380

  init(_ screen: PreviewScreen) {
    var file: Raster?
    if case .picture(let picture) = screen.content { file = picture.raster }
    self.init(
      Phone(screen, held: screen.held.first ?? .portrait), screen.display.idiom, file: file,
      title: screen.name, text: screen.caption ?? screen.note ?? "")
  }

  init(_ launchScreen: PreviewLaunchScreen, on display: Display) {
    self.init(
      Phone(launchScreen, on: display), display.idiom, file: nil, title: display.heading,
      text: (launchScreen.plain(on: display)?.text ?? "launch screen") + launchScreen.mode)
  }

  private init(_ phone: Phone, _ idiom: DeviceIdiom, file: Raster?, title: String, text: String) {
    self.phone = phone
    self.file = file
    // In pixels per millimeter, iPads have half the scale: they would be wider than the sheet.
    scale = phone.millimetersPerPoint * (idiom == .pad ? 1.3 : 2.6)
    let size = phone.pixelSize(scale)
    let fileWidth = file.map { Self.size(of: $0, nextTo: size).width + Self.gap } ?? 0
    width = max(size.width + fileWidth, Self.narrowest)
    let room = Double(width)
    lines =
      SheetText.name.lines(of: title, width: room, limit: 3)
      + SheetText.text.lines(of: text, width: room, limit: 5)
  }

  var stage: Int { phone.pixelSize(scale).height }

  /// The height of the words, with the space above them.
  var caption: Int { lines.reduce(Self.captionGap) { $0 + $1.style.lineHeight } }

  /// The size at which a file is drawn: its longer side is as long as the phone's shorter side.
  private static func size(of file: Raster, nextTo phone: PixelSize) -> PixelSize {
    func scaled(_ side: Int) -> Int {
      max(min(phone.width, phone.height) * side / max(file.size.width, file.size.height, 1), 1)
    }
    return PixelSize(width: scaled(file.size.width), height: scaled(file.size.height))
  }

  /// - Parameter stage: the height of the drawings in this row of the sheet.
  func draw(on canvas: inout Canvas, x: Int, y: Int, stage: Int) {
    let phoneSize = phone.pixelSize(scale)
    canvas.draw(phone, x: x, y: y + stage - phoneSize.height, scale: scale)
    if let file {
      let size = Self.size(of: file, nextTo: phoneSize)
      let frame = ViewFrame(
        x: Double(x + phoneSize.width + Self.gap), y: Double(y + stage - size.height),
        width: Double(size.width), height: Double(size.height))
      canvas.draw(file, in: frame, clippedTo: frame)
    }
    canvas.write(lines, x: x, y: y + stage + Self.captionGap)
  }
}

extension Phone {
  fileprivate func pixelSize(_ scale: Double) -> PixelSize {
    PixelSize(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
  }
}

extension Canvas {
  private static let metal = RGBColor(red: 142, green: 142, blue: 147)
  private static let glass = RGBColor(red: 11, green: 11, blue: 13)
  private static let edge = RGBColor(red: 72, green: 72, blue: 74)
  private static let light = RGBColor(red: 174, green: 174, blue: 178)
  private static let bar = RGBColor(red: 235, green: 235, blue: 240)

  /// Draws a device, whose body begins at `left` and `top`, with `scale` pixels per point.
  mutating func draw(_ phone: Phone, x left: Int, y top: Int, scale: Double) {
    func place(_ frame: ViewFrame) -> ViewFrame {
      ViewFrame(
        x: Double(left) + frame.x * scale, y: Double(top) + frame.y * scale,
        width: frame.width * scale, height: frame.height * scale)
    }
    let (screen, corner) = (place(phone.screen.frame), phone.screen.radius * scale)
    for shape in phone.body + phone.shown + phone.overlays {
      let frame = place(shape.frame)
      switch shape.form {
      case .part(let part, let radius): fill(part, frame, radius: radius * scale)
      case .background(let color): fill(frame, radius: corner, color)
      case .picture(let picture, let rotation):
        let raster = picture.raster.upright(from: StoredOrientation(uprightBy: rotation))
        draw(raster, in: frame, clippedTo: screen, radius: corner)
      case .hatch(let word):
        hatch(frame, radius: corner, Self.edge)
        write(word, inMiddleOf: frame)
      }
    }
  }

  private mutating func fill(_ part: PhoneShape.Part, _ frame: ViewFrame, radius: Double) {
    switch part {
    case .body: fill(frame, radius: radius, Self.metal)
    case .glass: fill(frame, radius: radius, Self.glass)
    case .slot: fill(frame, radius: radius, Self.edge)
    case .home:
      fill(frame, radius: radius, Self.edge)
      fill(frame.inset(by: 2), radius: radius - 2, Self.glass)
    case .screen, .camera: fill(frame, radius: radius, .black)
    case .indicator: fill(frame, radius: radius, Self.bar)
    // At the scale of a sheet, the line would be thinner than a pixel.
    case .edge: break
    }
  }

  private mutating func write(_ word: String, inMiddleOf frame: ViewFrame) {
    // With the box around it, the word is 16 units wider.
    let widest = frame.width / (StrokeFont.bold.width(of: word) + 16)
    let scale = min(frame.height / 9 / StrokeFont.capital, widest * 0.9)
    let style = SheetText(font: .bold, scale: scale, color: Self.light)
    let (width, height) = (style.width(of: word), StrokeFont.capital * scale)
    let (x, y) = (frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2)
    fill(
      ViewFrame(x: x - 8 * scale, y: y - 6 * scale, width: width + 16 * scale, height: 28 * scale),
      radius: 6 * scale, .black)
    write([(word, style)], x: Int(x), y: Int(y))
  }
}
