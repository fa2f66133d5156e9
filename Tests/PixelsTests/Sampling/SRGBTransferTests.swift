import Foundation
import Testing

@testable import Pixels

/// Compares the tables with IEC 61966-2-1, implemented separately here, and checks what they
/// promise.
@Suite struct SRGBTransferTests {
  private let transfer = SRGBTransfer()

  private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  @Test("every sample comes back from linear light")
  func roundTrip() {
    for sample in 0...255 {
      #expect(Int(transfer.encoded[Int(transfer.linear8[sample])]) == sample)
    }
  }

  @Test("linear light of 8-bit samples follows the formula, without duplicates")
  func linear8() {
    #expect(transfer.linear8.count == 256)
    for sample in 0...255 {
      #expect(transfer.linear8[sample] == Int16((linear(Double(sample) / 255) * 16383).rounded()))
    }
    for (darker, lighter) in zip(transfer.linear8, transfer.linear8.dropFirst()) {
      #expect(darker < lighter)
    }
    #expect(transfer.linear8[0] == 0)
    #expect(transfer.linear8[255] == 16383)
  }

  @Test("linear light of 16-bit samples follows the formula and never decreases")
  func linear16() {
    let table = SRGBTransfer.linear16
    let expected = ContiguousArray(
      (0...65535).map { Int16((linear(Double($0) / 65535) * 16383).rounded()) })
    #expect(table == expected)
    #expect(zip(table, table.dropFirst()).allSatisfy { $0 <= $1 })
    for sample in 0...255 { #expect(table[sample * 257] == transfer.linear8[sample]) }
  }

  @Test("each linear light is encoded as the nearest sample")
  func encoded() {
    #expect(transfer.encoded.count == 16384)
    for (light, sample) in transfer.encoded.enumerated() {
      let value = Double(light) / 16383
      let exact = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      #expect(abs(exact * 255 - Double(sample)) <= 0.5 + 1e-4)
    }
    #expect(zip(transfer.encoded, transfer.encoded.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(transfer.encoded.first == 0)
    #expect(transfer.encoded.last == 255)
  }

  @Test("the functions are inverse to each other and have known values")
  func functions() {
    for step in 0...1000 {
      let value = Double(step) / 1000
      #expect(abs(SRGBTransfer.encode(SRGBTransfer.linear(value)) - value) < 1e-6)
      #expect(abs(SRGBTransfer.linear(value) - linear(value)) < 1e-15)
    }
    #expect(abs(SRGBTransfer.linear(0.5) - 0.214_041_14) < 1e-8)
    #expect(abs(SRGBTransfer.encode(0.5) - 0.735_356_98) < 1e-8)
    #expect(abs(SRGBTransfer.encode(0.18) - 0.461_356_1) < 1e-6)
    #expect(SRGBTransfer.linear(0) == 0)
    #expect(abs(SRGBTransfer.linear(1) - 1) < 1e-15)
  }
}
