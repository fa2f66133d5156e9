internal import FuzzTargets

/// libFuzzer's entry point, in C.
///
/// Condition of the unsafe code: the arguments are the process's own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// `launchgen-fuzz CORPUS [-OPTION=VALUE…] -ignore_remaining_args=1 TARGET` fuzzes a target;
/// `launchgen-fuzz --write-seeds FOLDER` writes the seeds of each target into a folder with the
/// target's name.
@main
enum Fuzz {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "--write-seeds" {
      return try SeedFiles.write(into: arguments[2])
    }
    guard target != nil else {
      fatalError("the last argument is not a target: \(FuzzTargets.names)")
    }
    run()
  }

  private static func run() {
    var count = CommandLine.argc
    var values = unsafe CommandLine.unsafeArgv
    _ = unsafe runFuzzer(&count, &values) { start, count in
      Fuzz.check(unsafe ContiguousArray(UnsafeBufferPointer(start: start, count: count)))
      return 0
    }
  }

  private static let target = FuzzTargets.named(CommandLine.arguments.last ?? "")

  private static func check(_ input: ContiguousArray<UInt8>) {
    do throws(Finding) {
      try target?.check(input)
    } catch {
      fatalError("\(error)")
    }
  }
}
