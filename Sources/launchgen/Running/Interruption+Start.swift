import Files

extension Interruption {
  /// Makes the process remove its staged files when a signal ends it.
  static func start() throws(CommandError) {
    do throws(FileError) {
      try removesStagedFiles()
    } catch {
      throw .exhausted("launchgen", "cannot start (\(error))")
    }
  }
}
