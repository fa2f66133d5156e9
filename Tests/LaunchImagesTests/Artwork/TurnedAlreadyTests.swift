import LaunchImages
import LaunchRules
import Pictures
import Pixels
import TestSupport
import Testing

/// `--rotation none`: artwork that is portrait because it has been turned already.
@Suite struct TurnedAlreadyTests {
  @Test(arguments: LandscapeOrientation.allCases, Fit.allCases)
  func givesWhatTheUprightArtworkGives(
    _ orientation: LandscapeOrientation, _ fit: Fit
  ) async throws {
    let upright = Picture.noisy(width: 150, height: 83)
    let turned = orientation == .landscapeRight ? upright.clockwise : upright.counterclockwise
    let options: (inout BuildOptions) -> Void = {
      $0.fit = fit
      $0.position = Position(x: 0.2, y: 0.9)
      $0.screens = [.height480, .height568]
      $0.scales = .native
      $0.compression = .fast
    }
    let first = try await Built(upright) {
      options(&$0)
      $0.orientation = orientation
    }
    let second = try await Built(turned) {
      options(&$0)
      $0.orientation = orientation
      $0.isTurned = true
    }
    #expect(try first.allBytes() == second.allBytes())
    #expect(second.report.plan.turn.appliedRotation(isUpright: false) == .none)
    #expect(second.report.plan.artwork == PixelSize(width: 150, height: 83))
  }

  @Test(arguments: LandscapeOrientation.allCases)
  func keepsEveryPixel(_ orientation: LandscapeOrientation) async throws {
    let turned = Picture.marked(width: 750, height: 1334)
    let built = try await Built(turned) {
      $0.only(.height667, .two)
      $0.orientation = orientation
      $0.isTurned = true
    }
    #expect(try built.picture("Default-iOS8-667h@2x.png").difference(from: turned) == nil)
  }

  @Test func isRefusedForLandscapeArtwork() async throws {
    await #expect {
      try await Built(Picture.noisy(width: 5, height: 4)) {
        $0.orientation = .landscapeRight
        $0.isTurned = true
      }
    } throws: {
      guard case LaunchImagesError.pictures(.artworkNotTurned(_, let size)) = $0 else {
        return false
      }
      return size == PixelSize(width: 5, height: 4)
    }
  }

  /// Like any artwork of other proportions, a square one is cropped.
  @Test(arguments: [1, 4]) func isNotNeededForSquares(_ side: Int) async throws {
    let built = try await Built(Picture.noisy(width: side, height: side)) {
      $0.only(.height667, .two)
    }
    let picture = try built.picture("Default-iOS8-667h@2x.png")
    #expect(picture.width == 750 && picture.height == 1334)
  }

  @Test(arguments: [(4, 5), (1, 2)])
  func isNeededForOther(_ width: Int, _ height: Int) async throws {
    await #expect {
      try await Built(Picture.noisy(width: width, height: height))
    } throws: {
      guard case LaunchImagesError.pictures(.artworkNotLandscape(_, let size)) = $0 else {
        return false
      }
      return size == PixelSize(width: width, height: height)
    }
  }
}
