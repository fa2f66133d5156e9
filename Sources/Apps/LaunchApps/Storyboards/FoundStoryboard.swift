internal import Files
internal import InfoPlist

package enum FoundStoryboard: Sendable {
  case source(path: String, Result<InterfaceDocument, InterfaceError>)
  /// A compiled storyboard or xib; `nil` if nothing in it can be read.
  case compiled(path: String, CompiledStoryboard?)

  /// Reads a file's bytes; returns `nil` if the file cannot be read or has more than `limit` bytes.
  typealias Reader = (_ path: String, _ limit: Int) -> ContiguousArray<UInt8>?

  /// Maximum size in bytes of a compiled storyboard's property list, which has only a line or two
  /// for each view controller.
  private static let listLimit = 1 << 20

  fileprivate static func readCompiled(_ path: String, _ read: Reader) -> FoundStoryboard {
    let list = read(path + "/Info.plist", listLimit).flatMap { try? PropertyListDocument($0) }
    return .compiled(path: path, list.map(CompiledStoryboard.init))
  }

  /// The path that messages show.
  package var path: String {
    switch self {
    case .source(let path, _), .compiled(let path, _): path
    }
  }

  /// The part of a message after the colon: the launch screen's path and the names of its images.
  var summary: String {
    guard case .source(let path, .success(let document)) = self else { return path }
    var names: [String] = []
    for image in document.images where !names.contains(image.name) { names.append(image.name) }
    return names.isEmpty ? path : "\(path), which shows \(names.joined(separator: ", "))"
  }
}

/// The contents of a compiled storyboard's property list (`NAME.storyboardc/Info.plist`).
package struct CompiledStoryboard: Sendable {
  /// The identifier of the initial view controller.
  package let entryPoint: String?
  package let viewControllers: Set<String>

  init(_ document: PropertyListDocument) {
    entryPoint = document.root["UIStoryboardDesignatedEntryPointIdentifier"]?.string
    let names = document.root["UIViewControllerIdentifiersToNibNames"]?.dictionary ?? [:]
    viewControllers = Set(names.keys)
  }
}

/// The storyboards and xibs that have been read. Several references and several targets may name the
/// same file.
final class StoryboardFiles {
  private var files: [String: FoundStoryboard] = [:]
  /// Number of elements in the files. A file counts each time it is asked for, because each target
  /// and each reference checks its elements again.
  private var elementCount = 0
  private static let elementLimit = 2_000_000

  /// The files at the paths, without those that exceed the limit of elements.
  func at(_ paths: [String]) -> [FoundStoryboard] {
    paths.compactMap { path in
      let file = files[path] ?? Self.read(path)
      files[path] = file
      if case .source(_, .success(let document)) = file { elementCount += document.elements.count }
      return elementCount <= Self.elementLimit ? file : nil
    }
  }

  private static func read(_ path: String) -> FoundStoryboard {
    guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib") else {
      return .readCompiled(path) { try? FileReader.read(found: $0, limit: $1) }
    }
    return .source(
      path: path, Result { () throws(InterfaceError) in try InterfaceDocument(path: path) })
  }
}

extension StoryboardContents {
  /// Reads the launch storyboards of a built app.
  ///
  /// - Parameter paths: paths of the files at the top of the app and in its language folders.
  init(builtFor document: PropertyListDocument, _ paths: [String], _ read: FoundStoryboard.Reader) {
    let search = StoryboardSearch(paths, extensions: ["storyboardc", "nib"])
    sites = StoryboardReference.all(in: document).map { reference in
      let lookup: StoryboardLookup =
        switch reference.name.map(search.match) {
        case .found(let paths): .files(paths.map { .readCompiled($0, read) })
        case .otherCase(let fileName): .otherCase(fileName: fileName)
        case .some(.none): .missing(isCertain: true)
        case .ambiguous, nil: .unknown
        }
      return StoryboardSite(reference: reference, lookup: lookup)
    }
  }

  /// Reads the launch storyboards of a built app in a folder.
  init(builtFor document: PropertyListDocument, in folder: String) {
    let names = (try? FolderListing.names(in: folder)) ?? []
    let localized = names.filter { $0.hasSuffix(".lproj") }.flatMap { language in
      ((try? FolderListing.names(in: folder + "/" + language)) ?? []).map { language + "/" + $0 }
    }
    self.init(builtFor: document, (names + localized).map { folder + "/" + $0 }) {
      try? FileReader.read(found: $0, limit: $1)
    }
  }
}
