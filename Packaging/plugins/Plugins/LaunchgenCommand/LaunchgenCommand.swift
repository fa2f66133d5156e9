import Foundation
import PackagePlugin

/// Runs launchgen in the package's folder: `swift package launchgen build art.png`.
@main
struct LaunchgenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "launchgen").url, arguments, in: context.package.directoryURL)
  }

  func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // launchgen has said what is wrong.
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      exit(process.terminationReason == .exit ? process.terminationStatus : 1)
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LaunchgenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode passes the targets that were ticked; launchgen takes none.
      var arguments = ArgumentExtractor(arguments)
      _ = arguments.extractOption(named: "target")
      try run(
        context.tool(named: "launchgen").url, arguments.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
