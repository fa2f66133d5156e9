import AppDocuments
import LaunchRules
import Testing

/// Merges into texts.
enum MergeSample {
  static let entries = LaunchScreenSize.technote.map {
    LaunchImageEntry(for: $0, namePrefix: "Default")
  }

  static func document(_ text: String) throws -> PropertyListDocument {
    try PropertyListDocument(ContiguousArray(text.utf8))
  }

  static func merge(
    _ text: String, _ entries: [LaunchImageEntry] = entries, replaces: Bool = false
  ) throws -> InfoPlistMerge {
    var options = MergeOptions(entries: entries)
    options.replaces = replaces
    return try InfoPlistMerge(into: document(text), options)
  }

  /// A second merge changes nothing, and has nothing to say.
  static func expectDone(_ merge: InfoPlistMerge) throws {
    let again = try InfoPlistMerge(
      into: PropertyListDocument(merge.bytes), MergeOptions(entries: entries))
    #expect(again.changes == [])
    #expect(again.bytes == merge.bytes)
    #expect(again.warnings == [])
  }
}
