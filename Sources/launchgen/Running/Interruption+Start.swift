import Files

extension Interruption {
  /// Makes signals that end the process remove the files that it has staged.
  static func start() throws(CommandError) {
    do throws(FileError) {
      try removesStagedFiles()
    } catch {
      throw .exhausted("launchgen", "cannot start (\(error))")
    }
  }
}
