import Foundation
import LaunchRules
import TestSupport
import Testing
import Texts

@testable import OrientationCode

/// The masks' words, evaluated by clang, against sets of UIInterfaceOrientation's numbers.
@Suite(.enabled(if: Toolchain.clang != nil, "no clang beside swiftc or on the PATH"))
struct MaskTests {
  @Test func masksHoldJustTheOrientations() async throws {
    var assertions = "#import <UIKit/UIKit.h>\n"
    for selection in LandscapeSelection.allCases {
      let words = OrientationWords(selection: selection, language: .objectiveC).values
      let landscape = selection.orientations.map { $0 == .landscapeLeft ? 4 : 3 }
      let masks = [
        ("landscape", landscape), ("rotating", landscape + [1]), ("every", landscape + [1, 2]),
      ]
      for (key, numbers) in masks {
        let expected = numbers.reduce(0) { $0 | 1 << $1 }
        let mask = try #require(words[key]?.text)
        assertions += "_Static_assert((\(mask)) == \(expected), \"\(selection) \(key)\");\n"
      }
    }
    let folder = try TemporaryFolder()
    try folder.write("Masks.m", assertions)
    let compiled = try await Compilation(
      Toolchain.clang,
      [
        "-fsyntax-only", "-target", "arm64-apple-ios13.0", "-I", Stubs.folder.path,
        folder.path("Masks.m"),
      ], in: folder)
    #expect(compiled.succeeded, "\(compiled.errors)")
  }

  /// Objective-C's constants are Swift's with a type before them.
  @Test(arguments: LandscapeSelection.allCases)
  func swiftSaysTheSame(_ selection: LandscapeSelection) throws {
    let swift = OrientationWords(selection: selection, language: .swift).values
    let other = OrientationWords(selection: selection, language: .objectiveC).values
    for key in ["landscape", "rotating", "every", "launch"] {
      let first = try #require(swift[key]?.text).matches(of: /\w+/).map {
        $0.output.lowercased()
      }
      let second = try #require(other[key]?.text)
        .matches(of: /UIInterfaceOrientation(?:Mask)?(\w+)/).map { $0.1.lowercased() }
      #expect(first == second)
    }
  }
}

extension TemplateValue {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}
