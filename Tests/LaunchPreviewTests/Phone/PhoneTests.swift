import LaunchImages
import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchPreview

@Suite struct PhoneTests {
  /// In the frame of an older device, a file is drawn as on that device.
  @Test(arguments: [(Display.phone568, 320.0, 480.0), (Display.phone667, 375.0, 562.5)])
  func frames(_ display: Display, _ width: Double, _ height: Double) {
    var screen = PreviewScreen(
      name: "", display: display, content: .blank, held: [.portrait],
      frame: PointSize(width: 320, height: 480))
    let area = screen.area(.portrait)
    #expect(area.width == width && area.height == height)
    let turned = screen.area(.landscapeLeft)
    #expect(turned.width == height && turned.height == width)
    screen.frame = nil
    #expect(screen.area(.portrait).height == Double(display.points.height))
  }

  /// Xcode has landscape slots for the Plus, which a zoomed Plus shows too.
  @Test(arguments: [(Display.plus, true), (Display.zoomedPlus, true), (Display.phone667, false)])
  func landscapeFilesBeforeIOS9(_ display: Display, _ isUpright: Bool) {
    let screen = PreviewScreen(name: "", display: display, content: .blank, held: [.portrait])
    #expect(screen.isDrawnUpright(PixelSize(width: 2208, height: 1242)) == isUpright)
    #expect(!screen.isDrawnUpright(PixelSize(width: 1242, height: 2208)))
  }

  /// The screen is in the middle of the body, and as wide and high as the interface.
  @Test(
    arguments: InterfaceOrientation.allCases,
    [Display.phone480, .phone874, .pad1376, .duoOuter])
  func interfaceIsUpright(_ orientation: InterfaceOrientation, _ display: Display) {
    let phone = Phone(display, held: orientation, .empty("blank"))
    let (width, height) = (Double(display.points.width), Double(display.points.height))
    let frame = phone.screen.frame
    #expect(frame.width == (orientation.isLandscape ? height : width))
    #expect(frame.height == (orientation.isLandscape ? width : height))
    #expect(abs(frame.x * 2 + frame.width - phone.size.width) < 1e-6)
    #expect(abs(frame.y * 2 + frame.height - phone.size.height) < 1e-6)
    #expect(phone.shown.allSatisfy { $0.frame == frame })
  }

  /// With the home button on the right, the top of the device is on the left.
  @Test(arguments: [(InterfaceOrientation.landscapeRight, true), (.landscapeLeft, false)])
  func topOfTheDevice(_ orientation: InterfaceOrientation, _ isLeft: Bool) throws {
    let phone = Phone(.phone874, held: orientation, .empty("blank"))
    let camera = try #require(phone.overlays.first { $0.isPart(.camera) }).frame
    #expect((camera.x + camera.width < phone.size.width / 2) == isLeft)
    #expect(abs(camera.y * 2 + camera.height - phone.size.height) < 1e-6)
    let button = try #require(
      Phone(.phone667, held: orientation, .empty("blank")).body.first { $0.isPart(.home) })
    #expect((button.frame.x > phone.size.width / 2) == isLeft)
  }

  /// The file fills the screen, rotated as the device is; a picture in the interface is upright.
  @Test(arguments: [
    (InterfaceOrientation.portrait, Rotation.none), (.portraitUpsideDown, .halfTurn),
    (.landscapeRight, .counterclockwise), (.landscapeLeft, .clockwise),
  ])
  func onlyAFileIsRotated(_ orientation: InterfaceOrientation, _ rotation: Rotation) throws {
    let file = Samples.marked(width: 750, height: 1334, mark: 100)
    let picture = try LaunchPreview.Picture(ofFile: file.png())
    let (width, height) = orientation.isLandscape ? (667.0, 375.0) : (375, 667)
    let area = ViewFrame(x: 0, y: 0, width: width, height: height)
    let contents: [(Phone.Content, Rotation)] = [
      (.file(picture, area), rotation),
      (
        .interface([PictureLayer(picture: picture, fit: .fitted(.fill))], background: .black), .none
      ),
    ]
    for (content, expected) in contents {
      let phone = Phone(.phone667, held: orientation, content)
      let shown = try #require(phone.shown.last)
      guard case .picture(_, let found) = shown.form else {
        Issue.record("no picture")
        continue
      }
      #expect(found == expected && shown.frame == phone.screen.frame)
    }
  }
}

extension PhoneShape {
  fileprivate func isPart(_ part: Part) -> Bool {
    if case .part(part, _) = form { true } else { false }
  }
}
