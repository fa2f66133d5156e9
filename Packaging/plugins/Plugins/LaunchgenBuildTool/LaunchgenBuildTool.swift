import Foundation
import PackagePlugin

/// Makes the launch images of a target's `LaunchArtwork.png` whenever it, or the options in
/// `LaunchArtwork.arguments`, have changed. The images become resources of the target.
@main
struct LaunchgenBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let artwork = target.directoryURL.appending(path: LaunchImagesCommand.artworkName)
    guard FileManager.default.fileExists(atPath: artwork.path) else {
      Diagnostics.error("\(target.name) has no \(artwork.path) to make its launch images of")
      return []
    }
    return try [
      LaunchImagesCommand(
        tool: context.tool(named: "launchgen").url, artwork: artwork,
        folder: context.pluginWorkDirectoryURL
      ).buildCommand()
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LaunchgenBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let artworks = target.inputFiles.map(\.url).filter {
        $0.lastPathComponent == LaunchImagesCommand.artworkName
      }
      guard let artwork = artworks.first else {
        Diagnostics.error(
          "\(target.displayName) has no \(LaunchImagesCommand.artworkName) to make its launch images of"
        )
        return []
      }
      return try [
        LaunchImagesCommand(
          tool: context.tool(named: "launchgen").url, artwork: artwork,
          folder: context.pluginWorkDirectoryURL
        ).buildCommand()
      ]
    }
  }
#endif
