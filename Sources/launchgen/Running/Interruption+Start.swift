import Files
import Platform

extension Interruption {
  /// Makes the process remove its unfinished files if a signal such as that of Ctrl-C ends it.
  static func start() throws(CommandError) {
    try mapError(try removesStagedFiles()) { (error: FileError) in
      CommandError(.exhausted("launchgen", "cannot start (\(error))"))
    }
  }
}
