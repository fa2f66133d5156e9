import LaunchImages
import LaunchRules
import Pixels

/// A device on a contact sheet with the file that it shows, and words below.
struct SheetCell {
  private let phone: Phone
  /// Pixels per point of the phone.
  private let scale: Double
  /// The launch image's file as it is stored; `nil` without one.
  private let file: Raster?
  private let title: [String]
  private let text: [String]
  let width: Int

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

  init(_ screen: PreviewScreen) {
    var file: Raster?
    if case .picture(let picture) = screen.content { file = picture.raster }
    let facts = screen.facts.filter { $0.name == "Pixels" || $0.name == "Size" }.map(\.value)
    let words = [screen.file].compactMap(\.self) + facts
    self.init(
      Phone(screen, held: screen.held.first ?? .portrait), screen.display.idiom, file: file,
      title: screen.name,
      text: words.isEmpty ? screen.note ?? "" : words.joined(separator: ", "))
  }

  init(_ launchScreen: PreviewLaunchScreen, on display: Display) {
    let scale = display.idiom == .pad ? ", drawn at half the scale" : ""
    self.init(
      Phone(launchScreen, on: display), display.idiom, file: nil, title: display.heading,
      text: "launch screen" + launchScreen.mode + scale)
  }

  private init(_ phone: Phone, _ idiom: DeviceIdiom, file: Raster?, title: String, text: String) {
    self.phone = phone
    self.file = file
    scale =
      phone.millimetersPerPoint
      * (idiom == .pad ? Self.pixelsPerTabletMillimeter : Self.pixelsPerMillimeter)
    let size = phone.pixelSize(scale)
    let fileWidth = file.map { Self.size(of: $0, nextTo: size).width + Self.gap } ?? 0
    width = max(size.width + fileWidth, Self.narrowest)
    self.title = Canvas.lines(of: title, width: Double(width) / Self.titleScale, limit: 2)
    self.text = Canvas.lines(of: text, width: Double(width) / Self.textScale, limit: 5)
  }

  var stage: Int { phone.pixelSize(scale).height }

  /// The height of the words, with the space above them.
  var caption: Int { Self.captionGap + (title.count + text.count) * Self.lineHeight }

  /// A file is as high as a phone that lies.
  private static func size(of file: Raster, nextTo phone: PixelSize) -> PixelSize {
    let height = min(phone.width, phone.height)
    let width = height * file.size.width / max(file.size.height, 1)
    return width <= height
      ? PixelSize(width: max(width, 1), height: height)
      : PixelSize(width: height, height: max(height * file.size.height / file.size.width, 1))
  }

  /// - Parameter stage: the height of the drawings in this row of the sheet.
  func draw(on canvas: inout Canvas, x: Int, y: Int, stage: Int) {
    let phoneSize = phone.pixelSize(scale)
    canvas.draw(phone, x: x, y: y + (stage - phoneSize.height) / 2, scale: scale)
    if let file {
      let size = Self.size(of: file, nextTo: phoneSize)
      let frame = ViewFrame(
        x: Double(x + phoneSize.width + Self.gap), y: Double(y + (stage - size.height) / 2),
        width: Double(size.width), height: Double(size.height))
      canvas.draw(file, in: frame, clippedTo: frame)
    }
    let lines =
      title.map { ($0, Self.titleScale, ContactSheet.black) }
      + text.map { ($0, Self.textScale, ContactSheet.gray) }
    for (index, (text, scale, color)) in lines.enumerated() {
      let line = y + stage + Self.captionGap + index * Self.lineHeight
      canvas.write(text, x: Double(x), y: Double(line), scale: scale, color)
    }
  }
}

extension Phone {
  /// The size of the body at so many pixels per point.
  fileprivate func pixelSize(_ scale: Double) -> PixelSize {
    PixelSize(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
  }
}
