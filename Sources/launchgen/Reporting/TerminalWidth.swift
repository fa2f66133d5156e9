import Files
import Platform

/// The number of characters that fit on a line of standard output.
enum TerminalWidth {
  private static let usual = 80

  /// The terminal's width, or else the value of the environment variable COLUMNS, or else 80.
  static var columns: Int {
    if let columns = StandardOutput.columns { return columns }
    let wanted = Environment.variables["COLUMNS"].flatMap { Int($0) }
    return wanted.flatMap { $0 > 0 ? $0 : nil } ?? usual
  }
}
