internal import Foundation
import Testing

/// What fuzzing found worth keeping: the smallest inputs that reach the most code, and those that
/// once showed a bug.
@Suite struct CorpusTests {
  @Test("saved inputs show no bug", arguments: FuzzTargets.names)
  func corpus(_ name: String) throws {
    let target = try #require(FuzzTargets.named(name))
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Corpus/\(name)").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!files.isEmpty)
    for file in files {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(file))
      expectNoFinding(target, ContiguousArray(bytes), Comment(rawValue: file))
    }
  }

  @Test("seeds show no bug", arguments: FuzzTargets.names)
  func seeds(_ name: String) throws {
    let target = try #require(FuzzTargets.named(name))
    for (index, seed) in target.seeds.enumerated() {
      expectNoFinding(target, seed, "seed \(index)")
    }
  }

  private func expectNoFinding(
    _ target: any FuzzTarget.Type, _ input: ContiguousArray<UInt8>, _ comment: Comment
  ) {
    do throws(Finding) {
      try target.check(input)
    } catch {
      Issue.record("\(comment): \(error)")
    }
  }
}
