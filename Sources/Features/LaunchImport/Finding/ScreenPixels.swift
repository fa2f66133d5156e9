package import LaunchRules
package import Pixels

/// Finds displays by their size in pixels, with width and height in either order.
package enum ScreenPixels {
  package static func displays(_ size: PixelSize) -> [Display] {
    let sides = [size.width, size.height].sorted()
    return all[sides] ?? []
  }

  private static let all: [[Int]: [Display]] = Dictionary(
    grouping: Display.all
  ) { [$0.pixelWidth, $0.pixelHeight].sorted() }
}
