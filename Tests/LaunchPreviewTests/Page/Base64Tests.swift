import Foundation
import Testing

@testable import LaunchPreview

@Suite struct Base64Tests {
  @Test(arguments: 0...40)
  func foundationReadsItBack(count: Int) throws {
    let bytes = ContiguousArray((0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + 250) })
    var text = ContiguousArray<UInt8>()
    Base64.append(bytes, to: &text)
    let data = try #require(Data(base64Encoded: Data(text)))
    #expect(Array(data) == Array(bytes))
  }
}
