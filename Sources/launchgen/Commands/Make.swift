import ArgumentParser
import ManyApps
import Pictures

struct Make: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make the files of all apps in launchgen.json.",
    discussion: """
      launchgen.json lists what to make for each app:
        screen  a launch screen, in a project or a folder
        build   launch images
        pwa     the startup images of a web app

      The file has the options of these commands, without '--'. 'launchgen init' writes a first \
      launchgen.json. Options on the command line apply to all apps. If an app fails, the others \
      are still made, and the exit code is 1.

      Examples:
        launchgen make --dry-run
        launchgen make --app red --app blue
      """)

  @OptionGroup(title: HelpPage.apps) var list: AppListOptions
  @OptionGroup(title: HelpPage.apps) var apps: AppOptions
  @OptionGroup(title: HelpPage.output) var running: RunOptions
  @OptionGroup(title: HelpPage.apps, visibility: .further) var outside: OutsideOption
  @OptionGroup(title: HelpPage.output, visibility: .further) var size: CompressionOption
  @OptionGroup(title: HelpPage.buildSystems, visibility: .further) var machine: MachineOptions

  mutating func validate() throws {
    guard running.watch else { return }
    let others = [
      (list.manifest == "-", "--manifest -", "name a file, whose changes can be seen"),
      (apps.shard != nil, "--shard", "choose apps with --app"),
      (apps.failFast, "--fail-fast", "an app that fails is tried again when its files change"),
    ]
    if let (_, name, remedy) = others.first(where: \.0) {
      throw RequestRun.watchConflict(name, remedy)
    }
    try RequestRun.checkWatching(running.choices(machine))
  }

  var choices: RunChoices {
    var run = running.choices(machine)
    run.failsFast = apps.failFast
    run.memoryLimit = apps.memory.map(OptionText.bytes) ?? run.memoryLimit
    return run
  }

  func selection() throws -> AppSelection {
    var selection = AppSelection()
    selection.configuration = list.file
    selection.manifest = list.manifest
    selection.ids = apps.ids
    selection.shard = try apps.chosenShard()
    selection.keepsInfoPlists = apps.noMerge
    selection.allowOutside = outside.allowOutside
    selection.folder = running.folder()
    selection.placing.compression = size.compression
    return selection
  }

  func run() throws {
    try RequestRun(things: .apps(selection()), run: choices, isWatching: running.watch).start()
  }
}
