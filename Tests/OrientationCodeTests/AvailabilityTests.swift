import Foundation
import LaunchRules
import OrientationCode
import Testing

/// The Swift templates against the stub of UIKit, for the iOS that they are for.
@Suite(
  .serialized,
  .enabled(if: Toolchain.hasEmbeddedIOS, "the toolchain has no standard library for iOS"))
struct AvailabilityTests {
  /// No template uses what its first iOS has not, nor what has been deprecated by then; and that
  /// iOS is the first one indeed. (The stub begins with iOS 12.)
  @Test(arguments: CodeTemplate.code.map(\.name))
  func runsFromItsMinimumOSOn(_ name: String) async throws {
    let minimum = try #require(CodeTemplate.named(name)?.minimumOS[.swift])
    let checked = try await check(name, for: minimum)
    #expect(checked.succeeded, "\(checked.errors)")
    if minimum > OSVersion(12, 0) {
      let refused = try await check(name, for: OSVersion(minimum.major - 1, 0))
      #expect(refused.errors.contains { $0.contains("only available in iOS 1") })
    }
  }

  /// A window without a scene is what iOS 26 deprecates: the check above sees deprecations.
  @Test func deprecationsAreErrors() async throws {
    let checked = try await check("landscape-app", for: OSVersion(26, 0))
    #expect(checked.errors.contains { $0.contains("deprecated in iOS 126.0") })
  }

  private func check(_ name: String, for system: OSVersion) async throws -> Compilation {
    try await TypeCheck.files(
      of: name, Stubs.iOSModule.value, Stubs.iOS(system), rewriting: Stubs.shifted)
  }
}
