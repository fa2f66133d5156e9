import Files

/// Standard output: what was asked for, and nothing else.
enum Results {
  static func print(_ text: String) throws(CommandError) {
    do throws(FileError) {
      try StandardOutput.write(text)
    } catch {
      throw CommandError(
        status: .inputOutput,
        message: "<stdout>: error: cannot be written (\(error)); check where it goes")
    }
  }
}
