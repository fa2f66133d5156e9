import ArgumentParser
import LaunchImages
import Texts

/// The inputs and outputs of an Xcode phase that runs `launchgen build`.
struct XcodePhaseFiles {
  private(set) var inputs: [String] = []
  private(set) var outputs: [String] = []

  /// Plans the builds that the phase will run, with the options from launchgen.json.
  ///
  /// - Parameter arguments: the arguments of `launchgen build`.
  init(_ arguments: [String], _ console: Console) throws {
    switch try Self.invocation(arguments) {
    case .command(let command):
      guard let build = command as? Build else { return }
      try add(build, console)
    case .apps(let builds):
      console.report(builds.omissions)
      for job in builds.jobs { try add(job.build, console, isOneOfSeveral: true) }
      add(builds.inputs)
    }
  }

  private static func invocation(_ arguments: [String]) throws -> Invocation {
    do {
      return try Invocation([Build._commandName] + arguments)
    } catch let error as UsageError {
      throw UsageError(error.message, of: XcodePhase.self)
    } catch let error as CommandError {
      throw error
    } catch {
      // Any other error is from the argument parser.
      throw UsageError(Launchgen.message(for: error), of: XcodePhase.self)
    }
  }

  private mutating func add(
    _ build: Build, _ console: Console, isOneOfSeveral: Bool = false
  ) throws {
    if build.mergeTarget.merge != nil {
      throw ValidationError(
        "a phase cannot change an Info.plist, which Xcode reads at the same time; use '--no-merge', "
          + "and run 'launchgen merge' once.")
    }
    var prepared = try build.prepared(console, listsInputs: true)
    try build.unnamedInfoPlist(isOneOfSeveral: isOneOfSeveral)?.warn(console)
    prepared.options.jobs = try Waiting.jobs(upTo: prepared.options.jobs)
    add(prepared.inputs)
    outputs += try prepared.plannedFiles()
    if build.running.preview { outputs.append(prepared.destination.path(of: PreviewOptions.file)) }
  }

  private mutating func add(_ paths: [String]) {
    for path in paths where !inputs.contains(path) { inputs.append(path) }
  }
}
