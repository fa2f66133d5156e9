package import LaunchRules
package import Pixels

/// The screens that have so many pixels, in either order.
package enum ScreenPixels {
  package static func displays(_ size: PixelSize) -> [Display] {
    let sides = [size.width, size.height].sorted()
    return all[sides] ?? []
  }

  private static let all: [[Int]: [Display]] = Dictionary(
    grouping: Display.all
  ) { [$0.pixelWidth, $0.pixelHeight].sorted() }
}
