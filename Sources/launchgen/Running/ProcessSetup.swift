import Files
import Platform

/// What a process has to do before anything else.
enum ProcessSetup {
  static func run() {
    guard StandardStreams.occupyClosed() else { _exit(ExitStatus.exhausted.rawValue) }
    SystemLimits.refuseInsteadOfSignaling()
    Memory.save()
    if !Memory.has(0) {
      // Nothing that needs memory itself.
      StandardError.write(
        "launchgen: error: cannot start (out of memory); raise the limit that 'ulimit -v' shows\n"
          as StaticString)
      _exit(ExitStatus.exhausted.rawValue)
    }
  }
}
