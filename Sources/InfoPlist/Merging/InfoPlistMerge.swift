public import LaunchRules

/// Launch images' keys, merged into an Info.plist: the changes, and the bytes that come of them.
///
/// Keys for the iPhone alone (`~iphone`) are what an iPhone looks up where they are there: then
/// those are written. What says the same already is not touched.
public struct InfoPlistMerge: Hashable, Sendable {
  public let document: PropertyListDocument
  /// What the images must be made for.
  public let orientation: LandscapeOrientation
  /// Empty if the Info.plist says all of it already.
  public let changes: [KeyChange]
  public let warnings: [InfoPlistWarning]
  /// The whole Info.plist: XML with every byte outside the changed keys as it was.
  public let bytes: ContiguousArray<UInt8>

  /// - Complexity: O(`bytes.count`)
  public init(
    into document: PropertyListDocument, _ options: MergeOptions
  ) throws(InfoPlistError) {
    let orientations = try OrientationMerge(document, options)
    let images = try LaunchImagesMerge(document, options)
    let launchFile = try LaunchFileMerge(document, options)
    self.document = document
    orientation = orientations.orientation
    changes = [images.change, launchFile.change, orientations.change].compactMap(\.self)
    warnings = launchFile.warnings + images.warnings
    bytes = try document.bytes(changing: changes)
  }
}
