package import AppDocuments
internal import Platform

/// The launch storyboards and main storyboards of an app, and the assets that they use.
package struct StoryboardContents: Sendable {
  package var sites: [StoryboardSite] = []
  /// The path of a LaunchScreen.storyboard or LaunchScreen.xib, if the Info.plist names the main
  /// storyboard as the launch screen instead.
  package var unnamedLaunchScreen: String?
  /// The assets; `nil` if there are none to check, as in a built app with an asset catalog.
  package var assets: LaunchAssets?

  package typealias FoundDocument = (path: String, document: InterfaceDocument)

  package func documents(_ role: StoryboardReference.Role) -> [FoundDocument] {
    files(role).compactMap { file in
      guard case .source(let path, .success(let document)) = file else { return nil }
      return (path, document)
    }
  }

  /// The main storyboard, if it is named as the launch screen, and is not made as one.
  package var launchedMain: FoundDocument? {
    let launch = Set(files(.launch).map(\.path))
    return documents(.main).first { launch.contains($0.path) && !$0.document.isLaunchScreen }
  }

  /// The files that were found for a role, each once, in the order of the references.
  package func files(_ role: StoryboardReference.Role) -> [FoundStoryboard] {
    var seen: Set<String> = []
    return sites.filter { $0.reference.role == role }.flatMap { site -> [FoundStoryboard] in
      guard case .files(let files) = site.lookup else { return [] }
      return files.filter { seen.insert($0.path).inserted }
    }
  }
}

/// A reference to a launch storyboard or the main storyboard, and the file that was found for it.
package struct StoryboardSite: Sendable {
  package var reference: StoryboardReference
  package var lookup: StoryboardLookup

  var isMissing: Bool {
    switch lookup {
    case .missing, .otherCase: true
    case .files: missingMember != nil
    case .unknown: false
    }
  }

  /// The path of a file that was found for the reference, but that does not exist: a project lists
  /// it.
  package var missingMember: String? {
    guard case .files(let files) = lookup else { return nil }
    return files.first { file in
      if case .source(_, .failure(.unreadable(.missing))) = file { true } else { false }
    }?.path
  }
}

package enum StoryboardLookup: Sendable {
  /// The file, and its variants for iPhones or iPads, such as `NAME~ipad`.
  case files([FoundStoryboard])
  /// The only file that was found differs from the name in upper and lower case. Devices do not
  /// find such a file.
  case otherCase(fileName: String)
  /// The searched folder does not contain the file. If `isCertain` is true, the rest of the app
  /// does not contain the file either. `nearest` is a similar name that may be meant. `elsewhere` is
  /// a file in the folder of another app.
  case missing(isCertain: Bool, nearest: String? = nil, elsewhere: String? = nil)
  /// No search was possible, or several files match the name.
  case unknown
}

/// The images and colors of a project that a launch storyboard can use.
package struct LaunchAssets: Sendable {
  package internal(set) var catalog = AssetCatalog()
  /// The ``looseName(_:)`` of each image file outside catalogs.
  package internal(set) var looseImages: Set<String> = []
  /// The images that launch screens show, inside and outside catalogs, by name.
  package internal(set) var sets: [String: ImageSet] = [:]
  /// The named colors that launch screens show, by name.
  package internal(set) var colors: [String: ColorSet] = [:]
  /// The names that launch screens use, but that no image or color in the project has.
  var missing: Set<String> = []
  package var pictures: [PictureFile] { sets.values.flatMap { $0.files.map(\.picture) } }
  /// Whether all images and colors are known: a project's folder was searched and has an asset
  /// catalog, or the app certainly has none.
  package internal(set) var isComplete = false
  /// `false` if the app certainly has no asset catalog.
  package private(set) var mayHaveCatalog = true

  /// Takes into account that the app certainly has no asset catalog. An image with a folder in its
  /// name may still be in a folder that is copied as a whole.
  mutating func excludeCatalogs() {
    mayHaveCatalog = false
    isComplete = !missing.contains(where: \.hasSlash)
  }

  /// A file's name without extension, scale and device, such as `Logo` for `Logo@2x.png`.
  package static func looseName(_ name: String) -> String {
    var name = imageTypes.contains(FileExtension.of(name)) ? Path.base(name)[...] : name[...]
    for suffix in ["~iphone", "~ipad", "@2x", "@3x", "@1x"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    return String(name)
  }

  static let imageTypes: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "tif", "tiff", "webp",
  ]
}

package enum FoundStoryboard: Sendable {
  case source(path: String, Result<InterfaceDocument, InterfaceError>)
  case compiled(path: String, CompiledStoryboard?)

  /// Reads a file's bytes; returns `nil` if the file cannot be read or has more than `limit` bytes.
  typealias Reader = (_ path: String, _ limit: Int) -> ContiguousArray<UInt8>?

  fileprivate static func readCompiled(_ path: String, _ read: Reader) -> FoundStoryboard {
    let list = read(path + "/Info.plist", 1 << 20).flatMap { try? PropertyListDocument($0) }
    return .compiled(path: path, list.map(CompiledStoryboard.init))
  }

  package var path: String {
    switch self {
    case .source(let path, _), .compiled(let path, _): path
    }
  }
}

/// The contents of `NAME.storyboardc/Info.plist`.
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

final class StoryboardFiles {
  private var files: [String: FoundStoryboard] = [:]
  /// The number of elements in all requested files. A file counts at each request, because each
  /// target and each reference checks the file's elements again.
  private var elementCount = 0

  /// The files at the paths. After the limit of elements is exceeded, files are left out.
  func at(_ paths: [String]) -> [FoundStoryboard] {
    paths.compactMap { path in
      let file = files[path] ?? Self.read(path)
      files[path] = file
      if case .source(_, .success(let document)) = file { elementCount += document.elements.count }
      return elementCount <= 2_000_000 ? file : nil
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
  /// - Parameter paths: paths of the files at the top of a built app and in its language folders.
  init(builtFor document: PropertyListDocument, _ paths: [String], _ read: FoundStoryboard.Reader) {
    let search = StoryboardSearch(paths, extensions: ["storyboardc", "nib"])
    sites = StoryboardReference.all(in: document).map { reference in
      let lookup = reference.name.map { name in
        search.lookup(name) { paths in paths.map { .readCompiled($0, read) } }
      }
      return StoryboardSite(reference: reference, lookup: lookup ?? .unknown)
    }
    let files = paths.map(\.lastPathName)
    let names = LaunchScreenDictionary.all(in: document).flatMap(\.assets).map(\.name)
    // Compiled catalogs and separate files may have what UILaunchScreen shows.
    let mayHave = !Set(names.map(LaunchAssets.looseName)).isDisjoint(
      with: files.map(LaunchAssets.looseName))
    if names.isEmpty || files.isEmpty || files.contains("Assets.car") || mayHave { return }
    assets = LaunchAssets(missing: Set(names))
    assets?.excludeCatalogs()
  }

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
