import Foundation
import OrientationCode
import Testing

/// UIKit's callbacks are optional: one that is spelled wrong compiles, and is never called.
@Suite struct SignatureTests {
  @Test(arguments: CodeTemplate.code.map(\.name))
  func swiftCallbacksAreUIKits(_ name: String) throws {
    let template = try #require(CodeTemplate.named(name))
    let known = squeezed(try Stubs.swiftText())
    let files = template.files(language: .swift, orientations: .both)
    for file in files where file.text.contains(/class \w+: [\w, ]*Delegate\b/) {
      // Overrides are the compiler's to check, private methods nobody's.
      for match in file.text.matches(of: /\n    func (?s:.)*? \{/) {
        let isKnown = known.contains(squeezed(match.output.dropLast(2)))
        #expect(isKnown, "\(match.output)")
      }
    }
  }

  @Test(arguments: CodeTemplate.code.map(\.name))
  func objectiveCMethodsAreDeclared(_ name: String) throws {
    let template = try #require(CodeTemplate.named(name))
    let files = template.files(language: .objectiveC, orientations: .both)
    let headers = files.filter { $0.name.hasSuffix(".h") }.map(\.text)
    let known = Set(try ([Stubs.headerText()] + headers).flatMap(selectors))
    for file in files where file.name.hasSuffix(".m") {
      let own = selectors(in: file.text).subtracting(known)
      #expect(own.isSubset(of: Self.privateMethods), "\(own)")
    }
  }

  private static let privateMethods: Set<String> = [
    "(void)arrangeInSize:", "(void)fadeOut", "(void)overrideTraitsForSize:",
    "(void)setAllowsRotation:",
    "(void)setRotationLocked:", "(void)setOrientations:",
  ]

  /// Text whose whitespace does not count.
  private func squeezed(_ text: some StringProtocol) -> String {
    String(text).filter { !$0.isWhitespace }.replacing(",)", with: ")")
  }

  /// Methods with their results and without their parameters; readonly properties are methods.
  private func selectors(in text: String) -> Set<String> {
    let methods = text.matches(of: /\n[-+] (\(\w+( \*)?\))([^;{]+)/).map { match in
      let labels = match.3.matches(of: /(\w+:)\s*\(/).map { String($0.1) }
      return match.1 + (labels.isEmpty ? match.3.prefix { $0.isLetter } : labels.joined()[...])
    }
    let properties = text.matches(of: /readonly\) (\w+) (\w+)/).map { "(\($0.1))\($0.2)" }
    return Set(methods.map(String.init) + properties)
  }
}
