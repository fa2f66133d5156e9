import Files

enum PageOpening {
  #if canImport(Darwin)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Opens the page at a path. If that fails, only a note is printed, because servers and
  /// containers have no browser.
  static func open(_ path: String, _ console: Console) {
    // `./` keeps a name that begins with a hyphen from being an option, and one like `mailto:x`
    // from being an address.
    let argument = path.isAbsolutePath ? path : "./" + path
    if ProgramStart.run(program, [argument]) == 0 { return }
    console.note(
      "\(path): note: was written, but cannot be opened (\(program) failed or is missing); "
        + "open it yourself")
  }
}
