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
    return plan.warnings.contains { if case .cropped = $0 { true } else { false } }
  }

  @Test func whatWasChosenIsNoNews() {
    #expect(warns())
    #expect(!warns { $0.isCropChosen = true })
    #expect(!warns { $0.focus = .point(.center) })
    #expect(!warns { $0.focus = .automatic })
    #expect(!warns { $0.position = Position(x: 0.5, y: 0) })
    #expect(!warns { $0.fit = .contain })
  }

  /// A map of 28 by 20 cells with detail in some rows.
  private func detail(_ rows: ClosedRange<Int>) -> ArtworkFindings {
    let cells = (0..<28 * 20).map { UInt8(rows.contains($0 / 28) ? 200 : 0) }
    return ArtworkFindings(detail: DetailMap(columns: 28, rows: 20, cells: cells))
  }

  @Test func detailThatIsKeptIsNoLoss() {
    #expect(!warns(detail(5...14)))
    // The same everywhere, and nothing at all.
    #expect(!warns(detail(0...19)))
    #expect(!warns(detail(30...31)))
    #expect(warns(detail(0...1)))
    #expect(warns(detail(18...19)))
    // It is not what --safe-area reports.
    let plan = BuildPlan(artwork: Self.size, options: BuildOptions(), findings: detail(0...1))
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
    let isCropped = built.report.warnings.contains { if case .cropped = $0 { true } else { false } }
    #expect(isCropped == isLost)
    // Nobody looks where no crop is large.
    let wide = Picture(width: 574, height: 323) { x, _ in Pixel(x, x, 9) }
    #expect(try await Built(wide) { $0.only(.height568, .two) }.report.plan.findings.detail == nil)
  }
}
