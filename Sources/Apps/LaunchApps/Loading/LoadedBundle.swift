public import InfoPlist

/// An Info.plist that was found, with its contents or the reason why it cannot be read.
public struct LoadedBundle: Sendable {
  /// The path of the Info.plist, as findings show it.
  public let path: String
  public let contents: Result<BundleContents, InfoPlistError>
  /// The target of an Xcode project that the Info.plist belongs to; `nil` for a file that was found
  /// without a project.
  public let build: ProjectBuild?

  package init(
    path: String, contents: Result<BundleContents, InfoPlistError>, build: ProjectBuild? = nil
  ) {
    self.path = path
    self.contents = contents
    self.build = build
  }

  /// Reads an Info.plist. A file that cannot be read at all is an error; faults of its contents are
  /// part of the result.
  init(
    path: String, _ read: () throws(InfoPlistError) -> BundleContents
  ) throws(LoadError) {
    let contents = Result(catching: read)
    if case .failure(.unreadable(let error)) = contents { throw .unreadable(error) }
    self.init(path: path, contents: contents)
  }

  /// Whether the file is an Info.plist. It may also be another property list with such a name, or a
  /// template that becomes a property list only when the app is built.
  var isInfoPlist: Bool {
    switch contents {
    case .success(let contents): contents.otherKind == nil
    case .failure: !path.lowercased().hasSuffix(".in")
    }
  }

  /// Whether the file is the Info.plist of another product than an app for iPhones or iPads.
  var isOfOtherProduct: Bool {
    if case .otherProduct? = (try? contents.get())?.otherKind { true } else { false }
  }

  /// Whether the file could as well be that of a library, a test or a program for another system:
  /// it says nothing about an interface, and no launch images are near it.
  var saysNothing: Bool {
    guard case .success(let contents) = contents else { return false }
    let keys = contents.document.root.keys
    return contents.namedUses.isEmpty
      && !keys.contains { $0.hasPrefix("UI") || $0 == "LSRequiresIPhoneOS" }
  }

  func assuming(_ assumptions: Assumptions) -> LoadedBundle {
    LoadedBundle(path: path, contents: contents.map { $0.assuming(assumptions) }, build: build)
  }

  /// The path of the Info.plist; in a project, the project's path, the target and the
  /// configuration: `Game.xcodeproj, Game, Release`.
  public var name: String {
    build.map { "\($0.project), \($0.target), \($0.configuration)" } ?? path
  }

  /// Whether the file, or its project, is damaged.
  public var isUnreadable: Bool {
    switch contents {
    case .success(let contents): contents.project?.damage != nil
    case .failure: true
    }
  }
}

/// A target of an Xcode project in one configuration.
public struct ProjectBuild: Hashable, Sendable {
  /// The path of the .xcodeproj.
  public let project: String
  package let file: String
  public let target: String
  public let configuration: String
  /// Whether this is the configuration that Xcode builds if none is named.
  public let isDefault: Bool
}
