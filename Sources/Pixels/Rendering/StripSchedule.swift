/// Which rows of each image belong to which strip of the artwork.
///
/// A strip is a run of artwork columns, and so a run of rows of every turned image. Where the
/// strips are cut depends on the artwork and the images alone, never on how many workers there
/// are: the same run gives the same bands anywhere.
struct StripSchedule: Sendable {
  /// For each strip, for each image: the content rows that the strip shows; may be empty.
  let rows: [[Range<Int>]]

  /// Artwork columns of a strip. As many as let one of its planes stay in a core's L2 cache and
  /// keep small what each worker holds, while the filter's reach to either side stays a small part
  /// of the strip: 192 and 64 take 3 to 6 % longer, and at 4320 rows 85 instead of 128 save 8 MB.
  static func columnsPerStrip(rows: Int) -> Int { min(max(128 * 2880 / rows, 64), 128) }

  /// Rows that a strip of the largest image has at least: panoramas are shrunk to few.
  static let leastRows = 16

  /// - Complexity: O(all images' rows)
  init(images: [TurnedImage]) {
    let starts = images.map { $0.rows.origin }
    let ends = images.map { $0.rows.origin + $0.rows.extent }
    let start = starts.min() ?? 0
    let extent = (ends.max() ?? 0) - start
    // An artwork that is enlarged has fewer columns than the image has rows: cut by rows then.
    let rowCount = images.map { $0.content.height }.max() ?? 0
    let columns = Self.columnsPerStrip(rows: images.map { $0.columns.sourceCount }.max() ?? 1)
    let longest = max(extent, Double(rowCount))
    let count = max(
      1, min(Int((longest / Double(columns)).rounded()), rowCount / Self.leastRows))
    var rows = [[Range<Int>]](repeating: [], count: count)
    for image in images {
      var strips = [Range<Int>?](repeating: nil, count: count)
      for row in 0..<image.content.height {
        let place = (image.rows.center(of: row) - start) / extent * Double(count)
        let strip = min(max(Int(place), 0), count - 1)
        strips[strip] = (strips[strip]?.lowerBound ?? row)..<row + 1
      }
      for strip in 0..<count { rows[strip].append(strips[strip] ?? 0..<0) }
    }
    self.rows = rows
  }
}
