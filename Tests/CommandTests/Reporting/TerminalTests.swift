import TestSupport

#if os(Linux)
  import Foundation
  import Testing

  /// On a terminal, which `script` of util-linux makes.
  @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  struct TerminalTests {
    @Test func everyImageHasALine() async throws {
      let lines = try await run("art.png").split(whereSeparator: \.isNewline)
      #expect(
        lines.count { $0.wholeMatch(of: /Default-iOS7@[23]x\.png +\d+x\d+  \d+ KB/) != nil } == 2)
    }

    @Test func warningsHaveAColor() async throws {
      let (bold, plain) = ("\u{1B}[0;1m", "\u{1B}[0;m")
      #expect(
        try await run("art.png")
          .contains("\(bold)art.png: \u{1B}[0;1;35mwarning: \(plain)is too small"))
      #expect(
        try await run("none")
          .contains("\(bold)none: \u{1B}[0;1;31merror: \(plain)cannot be read"))
    }

    /// The word that has the color is the level, not a part of the name.
    @Test func namesLikeLevels() async throws {
      #expect(
        try await run("an error: none")
          .contains("\u{1B}[0;1man error: none: \u{1B}[0;1;31merror: \u{1B}[0;m"))
    }

    /// Colors change neither the words nor where lines break.
    @Test(arguments: ["check", "explain"], [80, 132])
    func colorsTakeNoRoom(_ name: String, _ columns: Int) async throws {
      let folder = try TemporaryFolder()
      try folder.write("My  App/Info.plist", CheckTests.faulty)
      try folder.write("Other/Info.plist", InfoPlists.app(["LandscapeRight"]))
      let command = "stty cols \(columns); \"$LAUNCHGEN\" \(name) . ; true"
      let colored = try await script(command, in: folder)
      let plain = try await script(command, in: folder, environment: ["NO_COLOR": "1"])
      #expect(!plain.contains("\u{1B}"))
      #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == plain)
      #expect(plain.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= columns })
      let parts =
        name == "check"
        ? ["\u{1B}[0;1mMy ", "\u{1B}[0;1;31merror: \u{1B}[0;m", "\u{1B}[0;2m; "]
        : ["\u{1B}[0;1mMy ", "\u{1B}[0;2mA device may keep showing"]
      for part in parts { #expect(colored.contains(part), "\(part.debugDescription)") }
    }

    @Test func noColorIsObeyed() async throws {
      let text = try await run("art.png", environment: ["NO_COLOR": "1"])
      #expect(text.contains("art.png: warning: is too small"))
      #expect(!text.contains("\u{1B}"))
    }

    @Test func dumbTerminalsGetNoEscapes() async throws {
      let text = try await run("art.png", environment: ["TERM": "dumb"])
      #expect(text.contains("art.png: warning: is too small"))
      #expect(!text.contains("\u{1B}"))
      let apps = try await script(Self.apps, environment: ["TERM": "dumb"])
      #expect(apps.contains("apps: 3 built") && !apps.contains("\u{1B}"))
    }

    /// Three apps, on a narrow terminal.
    private static let apps = """
      stty cols 30; for i in 1 2 3; do \
      echo '{"id": "'$i'", "artwork": "art.png", "build": {"output": "o'$i'", "screens": "480", \
      "scales": "2"}}'; done > list.jsonl; \
      "$LAUNCHGEN" make --manifest list.jsonl --compression fast
      """

    @Test func progressFitsTheTerminal() async throws {
      let text = try await script(Self.apps)
      let drawn = text.matches(of: /\r([^\r\n\x1B]*)\x1B\[K/).map { $0.1.count }
      #expect(!drawn.isEmpty && drawn.allSatisfy { $0 < 30 })
    }

    @Test func escapesInNamesAreShown() async throws {
      let text = try await run("a\u{1B}[2Jb")
      #expect(!text.contains("\u{1B}[2J"))
    }

    /// The terminal's own width comes before COLUMNS.
    @Test(arguments: [60, 100])
    func tablesFit(_ columns: Int) async throws {
      let program = try Launchgen.executable().path
      let command = "stty cols \(columns); '\(program)' check --rules"
      let lines = try await script(command).split(whereSeparator: \.isNewline)
      let widest = lines.map(\.count).max() ?? 0
      #expect(widest <= columns && widest > columns - 20)
    }

    private func run(
      _ artwork: String, environment: [String: String] = [:]
    ) async throws -> String {
      let program = try Launchgen.executable().path
      let command = "'\(program)' build '\(artwork)' --screens 480 --compression fast"
      return try await script(command, environment: environment)
    }

    private func script(
      _ command: String, in folder: TemporaryFolder? = nil, environment: [String: String] = [:]
    ) async throws -> String {
      let run = try await Launchgen.run(
        ["-qec", command, "/dev/null"], in: folder ?? TemporaryFolder.withArtwork(),
        environment: [
          "SHELL": "/bin/sh", "TERM": "xterm", "LAUNCHGEN": Launchgen.executable().path,
        ].merging(environment) { $1 },
        program: URL(fileURLWithPath: "/usr/bin/script"))
      return run.output
    }
  }
#endif
