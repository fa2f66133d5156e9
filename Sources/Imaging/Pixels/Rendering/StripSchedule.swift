/// Assigns the rows of each image to strips.
///
/// A strip is a run of artwork columns, and therefore a run of rows of every turned image. The cuts
/// depend only on the artwork and the images, never on the number of workers: the same input gives
/// the same bands everywhere.
struct StripSchedule: Sendable {
  /// Rows of each image in each strip, indexed by strip, then by image; may be empty.
  let rows: [[Range<Int>]]
  /// For each image, the longer image that it is an excerpt of, if any. Excerpts are cut into the
  /// same strips as the longer image.
  let excerpts: [Excerpt?]

  /// Artwork columns in a strip: few enough that one of its planes stays in a core's L2 cache and
  /// each worker needs little memory, but enough that the filter's reach on either side is a small
  /// part of the strip. With 128, rendering takes 4 to 7 MB more and no less time, and files are
  /// 0.1 % smaller.
  static let columnsPerStrip = 64

  /// Minimum average number of rows in a strip of the image with the most rows. It matters for
  /// panoramas, which are shrunk to few rows.
  static let leastRows = 16

  /// Divides images without an artwork, which have only a background and a logo, into strips of
  /// their own rows.
  ///
  /// - Complexity: O(strips times images)
  init(_ frames: [ImageFrame]) {
    let longest = frames.map(\.size.height).max() ?? 0
    let count = max(1, longest / Self.columnsPerStrip)
    rows = (0..<count).map { strip in
      frames.map { frame in
        let height = frame.size.height
        return strip * height / count..<(strip + 1) * height / count
      }
    }
    excerpts = [Excerpt?](repeating: nil, count: frames.count)
  }

  /// Divides images that show an artwork.
  ///
  /// - Complexity: O(all images' rows)
  init(images: [TurnedImage], excerpts: [Excerpt?]) {
    let starts = images.map { $0.rows.origin }
    let ends = images.map { $0.rows.origin + $0.rows.extent }
    let start = starts.min() ?? 0
    let extent = (ends.max() ?? 0) - start
    // An enlarged artwork has fewer columns than the image has rows; then the number of rows
    // decides.
    let rowCount = images.map { $0.content.height }.max() ?? 0
    let longest = max(extent, Double(rowCount))
    let count = max(
      1, min(Int((longest / Double(Self.columnsPerStrip)).rounded()), rowCount / Self.leastRows))
    var rows = [[Range<Int>]](repeating: [], count: count)
    for (image, excerpt) in zip(images, excerpts) {
      guard excerpt == nil else {
        for strip in 0..<count { rows[strip].append(0..<0) }
        continue
      }
      var strips = [Range<Int>?](repeating: nil, count: count)
      for row in 0..<image.content.height {
        let place = (image.rows.center(of: row) - start) / extent * Double(count)
        let strip = min(max(Int(place), 0), count - 1)
        strips[strip] = (strips[strip]?.lowerBound ?? row)..<row + 1
      }
      for strip in 0..<count { rows[strip].append(image.withBackground(strips[strip])) }
    }
    for (index, excerpt) in excerpts.enumerated() {
      guard let excerpt else { continue }
      let shown = excerpt.firstRow..<excerpt.firstRow + images[index].size.height
      for strip in 0..<count {
        let held = rows[strip][excerpt.image].clamped(to: shown)
        rows[strip][index] = held.lowerBound - shown.lowerBound..<held.upperBound - shown.lowerBound
      }
    }
    // Strips are ordered from the images' first row to their last.
    self.rows = images.first?.rows.isReversed == true ? rows.reversed() : rows
    self.excerpts = excerpts
  }
}

extension TurnedImage {
  /// Extends rows of the content to rows of the image: the background above and below belongs to
  /// the content's first and last rows.
  fileprivate func withBackground(_ rows: Range<Int>?) -> Range<Int> {
    guard let rows else { return 0..<0 }
    let first = rows.lowerBound == 0 ? 0 : content.y + rows.lowerBound
    return first..<(rows.upperBound == content.height ? size.height : content.y + rows.upperBound)
  }
}
