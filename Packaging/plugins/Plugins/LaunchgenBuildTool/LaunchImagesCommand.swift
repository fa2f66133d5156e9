import Foundation
import PackagePlugin

/// The command of the build that makes the launch images of one artwork.
struct LaunchImagesCommand {
  static let artworkName = "LaunchArtwork.png"

  let tool: URL
  let artwork: URL
  /// Where the images go.
  let folder: URL

  /// Options for `launchgen build`, one on each line.
  private var argumentsFile: URL {
    artwork.deletingPathExtension().appendingPathExtension("arguments")
  }

  private func arguments() throws -> [String] {
    var options: [String] = []
    if FileManager.default.fileExists(atPath: argumentsFile.path) {
      options = try String(contentsOf: argumentsFile, encoding: .utf8)
        .split(whereSeparator: \.isNewline).map(String.init)
    }
    return ["build", artwork.path, "--output", folder.path] + options
  }

  func buildCommand() throws -> Command {
    let arguments = try arguments()
    let hasOptions = FileManager.default.fileExists(atPath: argumentsFile.path)
    return .buildCommand(
      displayName: "Making launch images of \(artwork.lastPathComponent)", executable: tool,
      arguments: arguments, inputFiles: [artwork] + (hasOptions ? [argumentsFile] : []),
      outputFiles: try outputs(of: arguments))
  }

  private struct Report: Decodable {
    struct Image: Decodable {
      let file: String
    }
    let images: [Image]
  }

  /// Asks launchgen which images it would write. If it refuses, the command has one output, so that it
  /// is run, and says itself what is wrong.
  private func outputs(of arguments: [String]) throws -> [URL] {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments + ["--dry-run", "--json"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let report = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return [folder.appending(path: "UILaunchImages.plist")]
    }
    return try JSONDecoder().decode(Report.self, from: report).images.map {
      URL(filePath: $0.file)
    }
  }
}
