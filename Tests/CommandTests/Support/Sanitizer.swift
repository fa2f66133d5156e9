import Foundation

/// The sanitizer of `make -f Tests/Makefile sanitize`, in the command as in the tests.
enum Sanitizer {
  /// It takes terabytes of address space, copies itself into a file, and reads /proc.
  static var isPresent: Bool {
    #if os(Linux)
      unsafe dlsym(nil, "__sanitizer_set_report_path") != nil
    #else
      false
    #endif
  }
}
