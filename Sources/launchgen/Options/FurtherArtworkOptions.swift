import ArgumentParser
import LaunchImages

/// Artworks beside the main one, for the launch file.
struct FurtherArtworkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Artwork for dark mode, in the launch file; it may have another size and other proportions.",
      discussion: """
        iOS 13 and later show it on all devices that are in dark mode. Launch images know no dark \
        mode and keep the artwork.
        """,
      valueName: "file"),
    completion: .file(extensions: ["png"]))
  var dark: String?

  mutating func validate() throws {
    for (name, path) in named {
      if path.isEmpty { throw ValidationError("'\(name)' is empty; name a PNG.") }
      if path == "-" {
        throw ValidationError("'\(name)' cannot be read from standard input; name a PNG.")
      }
    }
  }

  /// Refuses artworks that nothing would show.
  func check(_ launchFile: LaunchFileOptions) throws {
    guard let name = named.first?.name, launchFile.launchFile == nil else { return }
    throw ValidationError(
      "'\(name)' is for a launch file; add '--launch-file' (launch images know no such variants).")
  }

  /// What is read beside the main artwork, in the order of the roles.
  var paths: [String] { ArtworkRole.allCases.compactMap { path(of: $0) } }

  var sources: [ArtworkRole: ArtworkSource] {
    var sources: [ArtworkRole: ArtworkSource] = [:]
    for role in ArtworkRole.allCases {
      if let path = path(of: role) { sources[role] = .file(path: path) }
    }
    return sources
  }

  private var named: [(name: String, path: String)] {
    ArtworkRole.allCases.compactMap { role in path(of: role).map { (role.optionName, $0) } }
  }

  private func path(of role: ArtworkRole) -> String? {
    switch role {
    case .dark: dark
    case .pad, .portrait, .logo: nil
    }
  }
}

extension ArtworkRole {
  /// `--dark`
  var optionName: String {
    switch self {
    case .dark: "--dark"
    case .pad: "--artwork-ipad"
    case .portrait: "--artwork-portrait"
    case .logo: "--logo"
    }
  }
}
