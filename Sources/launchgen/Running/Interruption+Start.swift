import Files

extension Interruption {
  /// Makes the process remove its unfinished files if a signal such as that of Ctrl-C ends it.
  static func start() throws(CommandError) {
    do throws(FileError) {
      try removesStagedFiles()
    } catch {
      throw .exhausted("launchgen", "cannot start (\(error))")
    }
  }
}
