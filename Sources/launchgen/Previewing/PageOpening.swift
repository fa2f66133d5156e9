import Files

/// Shows a page in the browser that the system prefers.
enum PageOpening {
  #if canImport(Darwin)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  static func open(_ path: String) throws(CommandError) {
    // A name that begins with a hyphen is not an option, and one like `mailto:x` not an address.
    let argument = path.hasPrefix("/") ? path : "./" + path
    if ProgramStart.run(program, [argument]) == 0 { return }
    throw CommandError(
      .fault, path, "was written, but cannot be opened (\(program) failed or is missing)",
      "open it yourself")
  }
}
