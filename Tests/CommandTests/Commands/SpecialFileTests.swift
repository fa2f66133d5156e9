import Foundation
import TestSupport
import Testing

/// What is no file in the place of files that nobody named: nothing of it is waited for.
@Suite struct SpecialFileTests {
  enum Kind: CaseIterable {
    case pipe, socket, endless, folder, danglingLink, linkLoop, linkToPipe
  }

  static let options = ["--compression", "fast", "--screens", "480", "--scales", "2"]
  /// A launchgen.json with the same options.
  private static let smallApp =
    #"{"build": {\#(AppFolder.options)}, "apps": [{"id": "x", "artwork": "art.png"}]}"#

  /// Runs the command, and ends it if it waits.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> Launchgen {
    let limit = "timeout -k 5 60 \"$0\" \"$@\""
    return try await Launchgen.run(
      ["-c", OtherProgram.path(of: "timeout") == nil ? "exec \"$0\" \"$@\"" : limit]
        + [Launchgen.executable().path] + arguments,
      in: folder, program: URL(fileURLWithPath: "/bin/sh"))
  }

  static func make(_ kind: Kind, at name: String, in folder: TemporaryFolder) throws {
    let path = folder.path(name)
    let above = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: path)
    func link(to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    switch kind {
    case .pipe: try folder.makePipe(name)
    case .socket: try folder.makeSocket(path)
    case .endless: try link(to: "/dev/zero")
    case .folder: try folder.makeFolder(name)
    case .danglingLink: try link(to: "nowhere")
    case .linkLoop: try link(to: URL(fileURLWithPath: path).lastPathComponent)
    case .linkToPipe:
      let pipe = name.replacing("/", with: "-") + ".pipe"
      try folder.makePipe(pipe)
      try link(to: folder.path(pipe))
    }
  }

  @Test("as record, and as list of entries in the output folder", arguments: Kind.allCases)
  func inOutputFolder(_ kind: Kind) async throws {
    for name in [".launchgen-record", "UILaunchImages.plist"] {
      let folder = try TemporaryFolder.withArtwork()
      try Self.make(kind, at: "LaunchImages/\(name)", in: folder)
      let run = try await Self.run(
        ["build", "art.png"] + Self.options, in: folder)
      // Links to nothing are replaced. Nobody but its owner knows what a pipe is for, or a link to
      // one; the record may be missing.
      let isReplaced = [.danglingLink, .linkLoop].contains(kind)
      let isRefused = !isReplaced && name != ".launchgen-record"
      #expect(run.status == (isRefused ? 73 : 0), "\(name): \(run.errors)")
      if isRefused { continue }
      #expect(try folder.read("LaunchImages/UILaunchImages.plist").count > 100)
      let again = try await Self.run(
        ["build", "art.png"] + Self.options, in: folder)
      #expect(again.status == 0)
    }
  }

  @Test("as launchgen.json of the current folder", arguments: Kind.allCases)
  func configuration(_ kind: Kind) async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(["LandscapeRight"]))
    try Self.make(kind, at: "launchgen.json", in: folder)
    for command in [["make", "--dry-run"], ["xcode-phase", "make"]] {
      let run = try await Self.run(command, in: folder)
      #expect(run.status == 66, "\(command): \(run.errors)")
      let fault = kind == .danglingLink ? "does not exist" : "cannot be read ("
      #expect(run.errors.hasPrefix("launchgen.json: error: \(fault)"), "\(run.errors)")
    }
    // Other commands do not look at it.
    for command in [
      ["build", "art.png", "--dry-run"], ["screen", "art.png", "-o", "out", "--dry-run"],
      ["check", "Info.plist"], ["xcode-phase", "build", "art.png"], ["preview", "art.png"],
      ["pwa", "art.png", "--dry-run"],
    ] {
      let run = try await Self.run(command, in: folder)
      #expect(run.status == 0, "\(command): \(run.errors)")
      #expect(!run.errors.contains("launchgen.json"))
    }
    let explained = try await Self.run(["explain", "Info.plist"], in: folder)
    #expect(explained.status != 124)
    #expect(try await Self.run(["init"], in: folder).status != 124)
  }

  @Test("as launchgen.json of a command that watches it")
  func watched() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try Self.make(.pipe, at: "launchgen.json", in: folder)
    let command = try WatchingCommand(["make", "--watch"], in: folder)
    try await command.line("launchgen.json: error: cannot be read (it is not a regular file)")
    try await command.line("watching")
    try FileManager.default.removeItem(atPath: folder.path("launchgen.json"))
    try folder.write("launchgen.json", Self.smallApp.utf8)
    try await command.line("art.png: ")
    #expect(try await command.stop() == SIGINT)
  }

  @Test("as a file that launchgen.json names", arguments: [Kind.pipe, .socket, .endless])
  func listed(_ kind: Kind) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try Self.make(kind, at: "special", in: folder)
    let apps = #""apps": [{"id": "x", "artwork": "art.png"}]"#
    let files = [
      #"{"apps": [{"id": "x", "artwork": "special"}]}"#,
      #"{"apps": [{"id": "x", "artwork": "art.png", "build": {"info-plist": "special"}}]}"#,
      #"{"apps": [{"id": "x", "artwork": "art.png", "build": {"merge": "special"}}]}"#,
      #"{"apps": [{"id": "x", "artwork": "art.png", "screen": {"app": "special"}}]}"#,
      #"{"screen": {"output": "out", "dark": "special"}, \#(apps)}"#,
      #"{"build": {"logo": "special"}, \#(apps)}"#,
      #"{"pwa": {"dark-logo": "special", "logo": "art.png"}, \#(apps)}"#,
    ]
    for file in files {
      try folder.write("launchgen.json", file.utf8)
      for option in [[], ["--no-merge"]] {
        let run = try await Self.run(["make"] + option, in: folder)
        let isWritten = file.contains(#""app""#) || file.contains("merge") && option.isEmpty
        if kind == .endless && isWritten {
          #expect(run.status == 65)
          #expect(run.errors.contains("would write to special, which is outside of"))
        } else {
          #expect(run.status == 1, "\(file): \(run.errors)")
          #expect(run.errors.contains("special: error: cannot be read (it is not a regular file)"))
        }
      }
      let phase = try await Self.run(["xcode-phase", "make", "--no-merge"], in: folder)
      #expect([64, 65, 66].contains(phase.status), "\(file): \(phase.errors)")
    }
  }

  @Test("as what a project and a folder have", arguments: Kind.allCases)
  func found(_ kind: Kind) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let names = [
      "App/Info.plist", "App/LaunchScreen.storyboard", "App/Images.xcassets/Contents.json",
      "App/Images.xcassets/LaunchImage.launchimage/Contents.json", "App/Default@2x.png",
      "App/Base.xcconfig", "App.xcodeproj/project.pbxproj", "Some.app/Info.plist",
    ]
    for name in names { try? Self.make(kind, at: name, in: folder) }
    for command in ["check", "explain", "import", "init"] {
      let run = try await Self.run(command == "init" ? [command] : [command, "."], in: folder)
      #expect(run.status != 124, "\(command)")
    }
  }

  @Test("a pipe that was named is read")
  func named() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("options.json", Self.smallApp.utf8)
    try folder.write("Info.plist", InfoPlists.xml(["LandscapeRight"]))
    for name in ["art", "config", "info"] { try folder.makePipe(name) }
    let script = """
      cat art.png > art & cat options.json > config & cat Info.plist > info &
      "$0" build art --info-plist info --screens 480 --scales 2 && "$0" make --config config
      """
    let run = try await Launchgen.run(
      ["-c", script, Launchgen.executable().path], in: folder,
      program: URL(fileURLWithPath: "/bin/sh"))
    #expect(run.status == 0)
    let input = try await Launchgen.run(
      ["build", "/dev/stdin", "--dry-run"], in: folder, input: Artwork.landscape)
    #expect(input.status == 0)
  }
}

extension TemporaryFolder {
  /// A socket that nobody listens to.
  fileprivate func makeSocket(_ path: String) throws {
    // The name of a socket is short, so it is made elsewhere.
    let short = "/tmp/launchgen-\(UUID().uuidString.prefix(8))"
    // Perl is on every machine that has git.
    let script = "socket(S, PF_UNIX, SOCK_STREAM, 0) && bind(S, sockaddr_un($ARGV[0])) or die $!"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: OtherProgram.path(of: "perl") ?? "")
    process.arguments = ["-MSocket", "-e", script, short]
    try ProcessGate.start(process)
    process.waitUntilExit()
    try FileManager.default.moveItem(atPath: short, toPath: path)
  }
}
