import TestSupport

#if os(Linux)
  import Foundation
  import Testing

  /// Without /proc, as in a chroot: Swift finds no arguments there. `unshare` of util-linux hides
  /// it, where it is allowed to.
  @Suite(
    .disabled(if: Sanitizer.isPresent, "a sanitizer reads /proc"),
    .enabled("an empty /proc can be made") { try await MissingProc.isPossible() })
  struct MissingProcTests {
    @Test func argumentsAreThere() async throws {
      let version = try await MissingProc.run("'\(Launchgen.executable().path)' --version")
      #expect(version.status == 0)
      #expect(version.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
      let build = try await MissingProc.run("'\(Launchgen.executable().path)' build none.png")
      #expect(build.status == 66)
      #expect(build.errors.hasPrefix("none.png: error: cannot be read"))
    }

    @Test func wrongOnesAreReported() async throws {
      let run = try await MissingProc.run("'\(Launchgen.executable().path)' build --unknown a.png")
      #expect(run.status == 64)
      #expect(run.errorLines.first == "Error: Unknown option '--unknown'")
    }
  }

  /// A process that sees an empty /proc.
  enum MissingProc {
    private static let unshare = URL(fileURLWithPath: "/usr/bin/unshare")

    static func isPossible() async throws -> Bool {
      guard FileManager.default.isExecutableFile(atPath: unshare.path) else { return false }
      return try await run("true").status == 0
    }

    static func run(_ command: String) async throws -> Launchgen {
      try await Launchgen.run(
        ["-rm", "sh", "-c", "mount -t tmpfs none /proc && \(command)"], in: TemporaryFolder(),
        program: unshare)
    }
  }
#endif
