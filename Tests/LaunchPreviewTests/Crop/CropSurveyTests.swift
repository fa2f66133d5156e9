import LaunchImages
import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchPreview

@Suite struct CropSurveyTests {
  /// Artwork of 16:9 with stripes at a place, in pixels of 480x270.
  private func survey(
    _ x: Range<Int>, _ y: Range<Int>, _ launchFile: LaunchFile?
  ) throws -> CropSurvey {
    let picture = TestSupport.Picture(width: 480, height: 270) { column, row in
      x.contains(column) && y.contains(row) && column / 3 % 2 == 0
        ? Pixel(255, 255, 255) : Pixel(20, 40, 80)
    }
    var options = BuildOptions()
    options.launchFile = launchFile
    let plan = BuildPlan(artwork: PixelSize(width: 2880, height: 1620), options: options)
    return CropSurvey(
      plan, overview: try LaunchPreview.Picture(ofFile: picture.png()).raster,
      launchDisplays: Display.today)
  }

  @Test func logoInTheMiddleIsSafe() throws {
    #expect(try survey(210..<270, 115..<155, .storyboard).notices == [])
  }

  /// A crop to 3:2 loses a twelfth at each side, and the iPhone 4 is the only one that does.
  @Test func logoAtTheEdgeIsCropped() throws {
    let notices = try survey(0..<60, 115..<155, nil).notices
    guard case .focusCropped(let screens, let part) = notices.first else {
      Issue.record("\(notices)")
      return
    }
    #expect(notices.count == 1)
    #expect(screens == ["iPhone 4, 4s"])
    #expect((0.55...0.75).contains(part))
  }

  /// The camera of landscape right is in the middle of the left edge.
  @Test func logoUnderTheCamera() throws {
    let notices = try survey(2..<40, 115..<155, .storyboard).notices
    let cameras = notices.compactMap { notice -> [String]? in
      if case .focusUnderCamera(let devices) = notice { devices } else { nil }
    }
    let devices = [
      "iPhone 16 Pro, 17, 17 Pro, 18 Pro", "iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e, 17e",
    ]
    #expect(cameras == [devices])
    let other = try survey(440..<478, 115..<155, .storyboard).notices
    #expect(!other.contains { if case .focusUnderCamera = $0 { true } else { false } })
  }

  @Test func losses() throws {
    let survey = try survey(210..<270, 115..<155, nil)
    #expect(survey.outlines.map(\.name).first == "iPhone 4, 4s")
    #expect(abs(survey.outlines[0].part.area - 1.5 / (16.0 / 9)) < 1e-9)
    // The three others are 16:9, nearly.
    #expect(survey.outlines.count == 2)
    #expect(survey.outlines[1].part.area > 0.99)
    let safe = try #require(survey.safe)
    #expect(abs(safe.width - 27.0 / 32) < 0.001)
    #expect(safe.height > 0.99)
  }
}
