import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How many characters of standard output fit on a line.
enum TerminalWidth {
  private static let usual = 80

  /// The terminal's; else what COLUMNS says.
  static var columns: Int {
    if let columns = StandardOutput.columns { return columns }
    let wanted = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    return wanted.flatMap { $0 > 0 ? $0 : nil } ?? usual
  }
}
