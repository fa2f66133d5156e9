import Files
import ManyApps
import Platform
import Texts

/// Prepares the process: its standard streams, signals and memory. It must run before anything
/// else.
enum ProcessSetup {
  static func run() {
    guard StandardStreams.occupyClosed() else { _exit(ExitStatus.exhausted.rawValue) }
    SystemLimits.refuseInsteadOfSignaling()
    Memory.save()
    if !Memory.has(0) {
      // Even the message must not need memory.
      StandardError.write(
        "launchgen: error: cannot start (out of memory); raise the limit that 'ulimit -v' shows\n"
          as StaticString)
      _exit(ExitStatus.exhausted.rawValue)
    }
  }
}

extension Interruption {
  /// Makes the process remove its unfinished files if a signal such as that of Ctrl-C ends it.
  static func start() throws(CommandError) {
    try mapError(try removesStagedFiles()) { (error: FileError) in
      CommandError(.exhausted("launchgen", "cannot start (\(error))"))
    }
  }
}
