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
  @Test(arguments: CodeTemplate.all.map(\.name))
  func runsFromItsMinimumOSOn(_ name: String) async throws {
    let template = try #require(CodeTemplate.named(name))
    let minimum = try #require(template.minimumOS[.swift])
    let checked = try await TypeCheck.files(of: name, Stubs.iOSModule.value, Stubs.iOS(minimum))
    #expect(checked.succeeded, "\(checked.errors)")
    if minimum > OSVersion(12, 0) {
      let older = Stubs.iOS(OSVersion(minimum.major - 1, 0))
      let refused = try await TypeCheck.files(of: name, Stubs.iOSModule.value, older)
      #expect(refused.errors.contains { $0.contains("only available in iOS 1") })
    }
  }

  /// A window without a scene is what iOS 26 deprecates: the check above sees deprecations.
  @Test func deprecationsAreErrors() async throws {
    let iOS26 = Stubs.iOS(OSVersion(26, 0))
    let checked = try await TypeCheck.files(of: "landscape-app", Stubs.iOSModule.value, iOS26)
    #expect(checked.errors.contains { $0.contains("deprecated in iOS 126.0") })
  }
}
