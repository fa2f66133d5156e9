/// An error that a command has put into words.
struct CommandError: Error {
  var status: ExitStatus
  /// `PATH: error: what (why); what to do`
  var message: String
}
