#if os(Linux)
  import Foundation

  /// The sanitizer of `make sanitize`, in the command as in the tests.
  enum Sanitizer {
    /// It takes terabytes of address space, and reads /proc when it starts.
    static let isPresent = unsafe dlsym(nil, "__sanitizer_set_report_path") != nil
  }
#endif
