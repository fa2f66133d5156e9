import CCompression

@testable import Pictures

extension SequenceKernel {
  enum Step: Equatable {
    case literal(UInt8)
    case match(length: Int, distance: Int)
  }

  /// The steps of the block that was split last.
  func steps(_ bytes: ContiguousArray<UInt8>, _ block: Range<Int>) -> [Step] {
    var place = block.lowerBound
    return sequences[firstCount..<firstCount + lastCount].flatMap { sequence in
      let literals = bytes[place..<place + Int(sequence.literals)].map { Step.literal($0) }
      place += literals.count + Int(sequence.length)
      guard sequence.length > 0 else { return literals }
      return literals
        + [.match(length: Int(sequence.length), distance: Int(sequence.distance))]
    }
  }
}
