import Foundation
import TestSupport

/// Everything in a folder: kinds, contents, permissions and times of the last change.
struct Snapshot: Equatable {
  struct Item: Equatable {
    let kind: FileAttributeType?
    /// The bytes of a file, or the destination of a link.
    let contents: Data?
    let permissions: Int?
    /// The time of the last change; `nil` for a folder, which changes with its files.
    var date: Date?
  }

  private(set) var items: [String: Item] = [:]

  init(_ folder: TemporaryFolder) throws {
    let manager = FileManager.default
    for path in try manager.subpathsOfDirectory(atPath: folder.path) {
      let attributes = try manager.attributesOfItem(atPath: folder.path(path))
      let kind = attributes[.type] as? FileAttributeType
      let contents: Data? =
        switch kind {
        case .typeRegular?: try folder.read(path)
        case .typeSymbolicLink?:
          Data(try manager.destinationOfSymbolicLink(atPath: folder.path(path)).utf8)
        default: nil
        }
      items[path] = Item(
        kind: kind, contents: contents, permissions: attributes[.posixPermissions] as? Int,
        date: kind == .typeDirectory ? nil : attributes[.modificationDate] as? Date)
    }
  }

  /// The contents of all regular files.
  var files: [String: Data] {
    items.compactMapValues { $0.kind == .typeRegular ? $0.contents : nil }
  }

  var withoutDates: Snapshot {
    var snapshot = self
    for path in items.keys { snapshot.items[path]?.date = nil }
    return snapshot
  }

  /// The paths of what is new, gone or different, sorted; new and removed folders are left out.
  func changes(since before: Snapshot) -> [String] {
    Set(items.keys).union(before.items.keys).filter { path in
      let (old, new) = (before.items[path], items[path])
      return old != new && (old ?? new)?.kind != .typeDirectory
    }.sorted()
  }
}
