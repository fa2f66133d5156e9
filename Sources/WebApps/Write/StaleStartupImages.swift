internal import Files
internal import LaunchImages
internal import Pixels

/// Finds images of an earlier build in an output folder, because they would be published with the
/// others.
struct StaleStartupImages {
  private let place: OutputPlace
  /// The tags in the folder before the build, by their file's name.
  private let tags: (file: String, text: String)

  /// The images that a plan does not contain, in alphabetical order.
  struct Found {
    /// Those that launchgen made, and nobody has edited.
    var own: [String] = []
    /// Those of which that is not known.
    var unknown: [String] = []
  }

  init(in place: OutputPlace, _ options: WebAppOptions) {
    self.place = place
    let file = options.namePrefix.text + ".html"
    let text = place.bytes(of: file, limit: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
    tags = (file, text.flatMap { StartupTagList.isOwn($0) ? $0 : nil } ?? "")
  }

  /// Images with the plan's prefix that the plan does not contain.
  func find(beside plan: WebAppPlan, _ ownFiles: OwnFiles) -> Found {
    place.files(among: names(beside: plan)).reduce(into: Found()) { found, file in
      let isListed = tags.text.contains("\(file)\"")
      if ownFiles.mayRemove(file, .image(size: Self.size(of: file)), isListed: isListed) {
        found.own.append(file)
      } else {
        found.unknown.append(file)
      }
    }
  }

  private func names(beside plan: WebAppPlan) -> [String] {
    guard let names = try? FolderListing.names(in: place.path) else { return [] }
    let made = Set(plan.files)
    let prefix = plan.options.namePrefix.text
    return names.filter { !made.contains($0) && Self.isImage($0, prefix) }
  }

  /// The two numbers at the end of an image's name.
  private static func size(of name: String) -> PixelSize? {
    let numbers = name.dropLast(4).split(separator: "-").suffix(2).compactMap { Int($0) }
    return numbers.count == 2 ? PixelSize(width: numbers[0], height: numbers[1]) : nil
  }

  /// Whether it is the prefix, `-dark` or not, and two numbers.
  private static func isImage(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix + "-"), name.hasSuffix(".png") else { return false }
    var parts = name.dropFirst(prefix.count + 1).dropLast(4)
      .split(separator: "-", omittingEmptySubsequences: false)[...]
    if parts.first == "dark" { parts.removeFirst() }
    return parts.count == 2
      && parts.allSatisfy { part in
        (1...5).contains(part.count) && part.allSatisfy { ("0"..."9").contains($0) }
      }
  }
}
