internal import Platform
internal import SystemPackage

extension SystemCalls {
  /// Locks an open file until it is closed; has no effect if the file system does not support
  /// locks.
  static func lock(_ descriptor: FileDescriptor) {
    while flock(descriptor.rawValue, LOCK_EX) != 0 && errno == EINTR {}
  }

  /// Locks an open file if no other process has the lock; returns whether it got the lock.
  static func lockWithoutWaiting(_ descriptor: FileDescriptor) -> Bool {
    flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0
  }

  static func isIgnored(_ signalNumber: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signalNumber, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  static func handle(_ signalNumber: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    _ = signal(signalNumber, handler)
  }

  /// Lets this thread, and the threads that it starts from now on, receive signals.
  static func unblock(_ signalNumbers: [Int32]) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in signalNumbers { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Ends the process with the default action of the signal.
  static func endProcess(by signalNumber: Int32) -> Never {
    _ = signal(signalNumber, SIG_DFL)
    unblock([signalNumber])
    raise(signalNumber)
    _exit(128 + signalNumber)
  }
}
