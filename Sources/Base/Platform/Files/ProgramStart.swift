package enum ProgramStart {
  /// Runs a program that is found in PATH, and waits until it ends.
  ///
  /// - Returns: The program's exit status; `nil` if the program cannot be started, or if a signal
  ///   ends the program.
  package static func run(_ name: String, _ arguments: [String]) -> Int32? {
    let words = [name] + arguments
    // A word with a zero byte would be cut short.
    if words.contains(where: { $0.utf8.contains(0) }) { return nil }
    // Conditions: each pointer points to a C string of its own, the last one is nil, and all of
    // them live until the call returns.
    var pointers = unsafe words.map { unsafe strdup($0) }
    defer { while unsafe !pointers.isEmpty { unsafe free(pointers.removeLast()) } }
    unsafe pointers.append(nil)
    var process = pid_t()
    guard unsafe posix_spawnp(&process, name, nil, nil, pointers, environ) == 0 else { return nil }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) == -1 {
      if errno != EINTR { return nil }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
