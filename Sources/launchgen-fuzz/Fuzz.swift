import InfoPlist
import LaunchFiles
import PNGCodec

/// libFuzzer's entry point, in C.
///
/// Conditions of the unsafe code: the arguments are those of the process.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@main
enum Fuzz {
  static func main() {
    var count = CommandLine.argc
    var arguments = unsafe CommandLine.unsafeArgv
    _ = unsafe runFuzzer(&count, &arguments) { start, count in
      Fuzz.check(unsafe ContiguousArray(UnsafeBufferPointer(start: start, count: count)))
      return 0
    }
  }

  /// The first byte selects what the others are used for.
  private static func check(_ input: ContiguousArray<UInt8>) {
    guard let selector = input.first else { return }
    let bytes = ContiguousArray(input.dropFirst())
    switch selector % 16 {
    case 0...1: Decoding.check(bytes)
    case 2...8: Decoding.check(RepairedPNG.bytes(of: bytes))
    case 9...11: Deflating.checkRuns(bytes)
    // Rarer, because its tables take as long as ten other inputs.
    case 12: Deflating.checkOptimal(bytes)
    case 13: _ = try? InterfaceDocument(bytes).images
    default: _ = try? PropertyListDocument(bytes)
    }
  }
}
