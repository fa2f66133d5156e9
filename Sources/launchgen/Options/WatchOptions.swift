import ArgumentParser
import Configuration

/// The option that builds again on every change of an input.
struct WatchOptions: ParsableArguments {
  static let name = "--watch"

  @Flag(
    help: ArgumentHelp(
      "Build again on each change, until Ctrl-C ends it.",
      discussion: "It watches the artwork, the Info.plist and launchgen.json."))
  var watch = false

  /// Refuses options that cannot be combined with `--watch`.
  func check(_ build: Build) throws {
    guard watch else { return }
    let others: [(isThere: Bool, name: String, remedy: String)] = [
      (build.artwork == "-", "-", "name a PNG that is a file"),
      (build.buildSystem.check, "--check", "check in a separate run"),
      (build.running.run.dryRun, "--dry-run", "leave one of them out"),
      (build.buildSystem.depfile != nil, "--depfile", "leave the watching to the build system"),
      (build.buildSystem.listOutputs != nil, "--list-outputs", "list them in a separate run"),
    ]
    if let other = others.first(where: \.isThere) { throw Self.conflict(other.name, other.remedy) }
  }

  /// Refuses options for builds of several apps that cannot be combined with `--watch`.
  static func check(_ typed: TypedArguments) throws {
    if typed.values(of: AppOptions.manifestName).last == "-" {
      throw conflict("--manifest -", "name a file, whose changes can be seen")
    }
    if typed.contains(ShardOptions.name) {
      throw conflict(ShardOptions.name, "choose apps with --app")
    }
    if typed.contains("--fail-fast") {
      throw conflict("--fail-fast", "a build that fails is tried again when its files change")
    }
  }

  private static func conflict(_ name: String, _ remedy: String) -> ValidationError {
    ValidationError("'\(Self.name)' and '\(name)' cannot be combined; \(remedy).")
  }
}
