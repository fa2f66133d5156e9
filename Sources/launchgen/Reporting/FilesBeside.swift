import Files
import LaunchRules

/// The launch images beside an Info.plist.
struct FilesBeside {
  private let names: Set<String>
  private let hasLaunchImages: Bool

  init(_ infoPlist: String, of info: LaunchInfo) {
    let slash = infoPlist.lastIndex(of: "/")
    let folder = slash.map { String(infoPlist[...$0]) } ?? "."
    names = Set((try? FolderListing.names(in: folder)) ?? [])
    let entries = [info.launchImages.any, info.launchImages.phone, info.launchImages.pad]
      .compactMap(\.self).joined().compactMap { try? $0.entry() }
    let possible = entries.flatMap { entry in
      DeviceIdiom.allCases.flatMap { entry.fileNames(scale: .three, idiom: $0) }
    }
    hasLaunchImages = !names.isDisjoint(with: possible)
  }

  /// The file that is there and counts.
  func present(_ outcome: LaunchOutcome) -> String? {
    outcome.files.first { names.contains($0) }
  }

  /// The file that counts or, where none is there, the one that people would add: at the screen's
  /// scale, for any device.
  func picked(_ outcome: LaunchOutcome) -> String? {
    present(outcome) ?? outcome.files.first { !$0.contains("~") }
  }

  /// Where none of the launch images is beside it, they are somewhere else.
  func areMissing(_ outcome: LaunchOutcome) -> Bool {
    hasLaunchImages && present(outcome) == nil
  }
}
