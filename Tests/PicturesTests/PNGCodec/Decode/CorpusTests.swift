import Foundation
import Testing

@testable import Pictures

/// Compares the two decoders with the files of a folder that is given in the environment:
/// `LAUNCHGEN_PNG_CORPUS=folder make test`.
@Suite struct CorpusTests {
  private static var files: [URL] {
    guard let path = ProcessInfo.processInfo.environment["LAUNCHGEN_PNG_CORPUS"],
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil)
    else { return [] }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "png" }
  }

  @Test(arguments: files)
  func directDecodingAgreesWithLibpng(_ file: URL) throws {
    let bytes = ContiguousArray(try Data(contentsOf: file))
    guard let inspection = try? PNGInspection(bytes, pixelLimit: PNGDecoder.pixelLimit),
      let direct = try PNGDecoder.decodedDirectly(inspection)
    else { return }
    let judge = try LibpngDecoder.decode(inspection)
    // Compared here, because a raster is too large to be printed.
    let isSame = direct == judge.raster
    #expect(isSame)
    print("decoded directly: \(file.lastPathComponent)")
  }
}
