extension WrittenEntry {
  /// What iOS takes the entry for.
  ///
  /// - Parameter sdk: the SDK that the app is built with, where it is known.
  /// - Throws: why iOS skips the entry.
  public func entry(sdk: OSVersion? = nil) throws(EntryFault) -> LaunchImageEntry {
    guard isDictionary else { throw .noDictionary }
    let entry = try LaunchImageEntry(
      name: readName(), minimumOS: readMinimumOS(), orientation: readOrientation(),
      size: readSize())
    if let sdk, sdk < EntryFault.firstSDKWithWideSizes, entry.orientation.isLandscape,
      entry.size.width > entry.size.height
    {
      throw .wideSize(entry.size)
    }
    return entry
  }

  private func readName() throws(EntryFault) -> String {
    guard case .text(let name) = name, !name.isEmpty else { throw .noName }
    return name
  }

  private func readMinimumOS() throws(EntryFault) -> OSVersion {
    switch minimumOS {
    case .missing: throw .noMinimumOS
    case .other(let kind): throw .unreadableMinimumOS(found: kind)
    case .text(let text):
      guard let version = OSVersion(parsing: text) else {
        throw .unreadableMinimumOS(found: "'\(text)'")
      }
      return version
    }
  }

  private func readOrientation() throws(EntryFault) -> LaunchImageOrientation {
    switch orientation {
    case .missing: return .portrait
    case .other(let kind): throw .unknownOrientation(found: kind)
    case .text(let text):
      guard let orientation = LaunchImageOrientation(rawValue: text) else {
        throw .unknownOrientation(found: "'\(text)'")
      }
      return orientation
    }
  }

  private func readSize() throws(EntryFault) -> PointSize {
    switch size {
    case .missing: return .defaultLaunchImage
    case .other(let kind): throw .noSize(found: kind)
    case .text(let text):
      guard let size = PointSize(parsing: text) else { throw .noSize(found: "'\(text)'") }
      return size
    }
  }
}
