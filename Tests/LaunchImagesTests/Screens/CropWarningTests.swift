import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImages
@testable import Pictures

/// Crops that lose much of the artwork: a warning only if that is news, and a loss.
@Suite struct CropWarningTests {
  /// Of the proportions that the guide recommends; a screen of 16:9 loses 22 % of its height.
  private static let size = PixelSize(width: 2868, height: 2064)

  private func warns(
    _ findings: ArtworkFindings = ArtworkFindings(),
    _ change: (inout BuildOptions) -> Void = { _ in }
  ) -> Bool {
    var options = BuildOptions()
    change(&options)
    let plan = BuildPlan(artwork: Self.size, options: options, findings: findings)
    return plan.warnings.contains { if case .picture(.cropped) = $0 { true } else { false } }
  }

  @Test func whatWasChosenIsNoNews() {
    #expect(warns())
    #expect(!warns { $0.isCropChosen = true })
    #expect(!warns { $0.focus = .point(.center) })
    #expect(!warns { $0.focus = .automatic })
    #expect(!warns { $0.position = Position(x: 0.5, y: 0) })
    #expect(!warns { $0.fit = .contain })
  }

  /// Artwork whose subject is in some of 20 rows.
  private func subject(_ rows: Range<Double>) -> ArtworkFindings {
    ArtworkFindings(
      focus: .center,
      subject: UnitRect(
        x: 0.4, y: rows.lowerBound / 20, width: 0.2,
        height: (rows.upperBound - rows.lowerBound) / 20))
  }

  @Test func aSubjectThatIsKeptIsNoLoss() {
    #expect(!warns(subject(5..<15)))
    #expect(!warns(ArtworkFindings(focus: .center)))
    #expect(warns(subject(0..<2)))
    #expect(warns(subject(18..<20)))
    // It is not what --safe-area reports.
    let plan = BuildPlan(artwork: Self.size, options: BuildOptions(), findings: subject(0..<2))
    #expect(plan.warnings.count == 1)
  }

  /// A build looks at the pixels by itself: a mark in the middle is kept, one at the top is not.
  @Test(arguments: [(180, false), (2, true)])
  func builds(_ top: Int, _ isLost: Bool) async throws {
    let art = Picture(width: 574, height: 413) { x, y in
      (250..<320).contains(x) && (top..<top + 34).contains(y)
        ? Pixel(255, 230, 40) : Pixel(20, 40, 90)
    }
    let built = try await Built(art) { $0.only(.height568, .two) }
    let isCropped = built.report.warnings.contains {
      if case .picture(.cropped) = $0 { true } else { false }
    }
    #expect(isCropped == isLost)
    // Nobody looks where no crop is large.
    let wide = Picture(width: 574, height: 323) { x, _ in Pixel(x, x, 9) }
    #expect(try await !Built(wide) { $0.only(.height568, .two) }.report.plan.findings.isKnown)
  }
}
