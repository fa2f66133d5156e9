import Files

/// Shows a page in the browser that the system prefers.
enum PageOpening {
  #if canImport(Darwin)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Whatever comes of it, the page is there: servers and containers have no browser.
  static func open(_ path: String, _ console: Console) {
    // A name that begins with a hyphen is not an option, and one like `mailto:x` not an address.
    let argument = path.isAbsolutePath ? path : "./" + path
    if ProgramStart.run(program, [argument]) == 0 { return }
    console.note(
      "\(path): note: was written, but cannot be opened (\(program) failed or is missing); "
        + "open it yourself")
  }
}
