internal import Files
internal import Pictures
internal import Pixels

/// Finds images of an earlier build in the output folder, because a website would publish them
/// together with the new images.
extension WebAppRecipe {
  /// Finds images with the plan's prefix that the plan does not make.
  func earlierFiles(_ plan: WebAppPlan, in place: OutputPlace) -> [EarlierFile] {
    guard let names = try? FolderListing.names(in: place.path) else { return [] }
    let text = place.bytes(of: plan.tagsFile, limit: 1 << 20).map {
      String(decoding: $0, as: UTF8.self)
    }
    let tags = text.flatMap { StartupTagList.isOwn($0) ? $0 : nil } ?? ""
    let made = Set(plan.files)
    return names.filter { !made.contains($0) && Self.isImage($0, app.namePrefix.text) }.map {
      EarlierFile($0, .image(size: Self.size(of: $0)), isListed: tags.contains("\($0)\""))
    }
  }

  /// The two numbers at the end of an image's name, as a size in pixels; `nil` if the name does not
  /// end with two numbers.
  private static func size(of name: String) -> PixelSize? {
    let numbers = name.dropLast(4).split(separator: "-").suffix(2).compactMap { Int($0) }
    return numbers.count == 2 ? PixelSize(width: numbers[0], height: numbers[1]) : nil
  }

  /// Whether a name consists of the prefix, an optional `-dark`, and two numbers.
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
