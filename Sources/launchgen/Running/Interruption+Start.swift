import Files

extension Interruption {
  /// From now on, a signal that ends the process removes what it has staged.
  static func start() throws(CommandError) {
    do throws(FileError) {
      try removesStagedFiles()
    } catch {
      throw .exhausted("launchgen", "cannot start (\(error))")
    }
  }
}
