internal import Files

/// Finds images of an earlier build in an output folder, because they would be published with the
/// others.
enum StaleStartupImages {
  /// Images with the plan's prefix that the plan does not contain, in alphabetical order.
  static func find(in place: OutputPlace, beside plan: WebAppPlan) -> [String] {
    guard let names = try? FolderListing.names(in: place.path) else { return [] }
    let made = Set(plan.files)
    let prefix = plan.options.namePrefix.text
    return place.files(among: names.filter { !made.contains($0) && isImage($0, prefix) })
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
