@testable import Pixels

extension PixelSize {
  /// Every size with sides from 1 through `longest`.
  static func all(upTo longest: Int) -> [PixelSize] {
    (1...longest).flatMap { width in
      (1...longest).map { PixelSize(width: width, height: $0) }
    }
  }
}
