public import AppDocuments
public import LaunchRules
internal import Platform

/// An Info.plist that was found, with its contents or the reason why it cannot be read.
public struct LoadedBundle: Sendable {
  /// The path of the Info.plist, in the form that findings print.
  public let path: String
  public let contents: Result<BundleContents, InfoPlistError>
  /// The target that the Info.plist belongs to; `nil` without a project.
  public internal(set) var build: ProjectBuild?
}

extension LoadedBundle {
  /// Reads an Info.plist, and stores a fault of its contents in ``contents``.
  ///
  /// - Parameter isNamed: whether the user named the file, not only its folder. If not, a missing
  ///   permission is also stored, so that the folder's other files are still checked.
  /// - Throws: ``LoadError`` if the file cannot be read.
  init(
    path: String, isNamed: Bool = true, _ read: () throws(InfoPlistError) -> BundleContents
  ) throws(LoadError) {
    self.init(path: path, contents: Result(catching: read))
    guard case .failure(.file(.unreadable(let error))) = contents else { return }
    if isNamed || !isForbidden { throw .unreadable(error) }
  }

  var isForbidden: Bool {
    if case .failure(.file(.unreadable(.noPermission))) = contents { true } else { false }
  }

  func assuming(_ assumptions: Assumptions) -> LoadedBundle {
    LoadedBundle(path: path, contents: contents.map { $0.assuming(assumptions) }, build: build)
  }

  /// The path of the Info.plist. For a project's target, the name is
  /// `Game.xcodeproj, Game, Release`.
  public var name: String {
    build.map { "\($0.project), \($0.target), \($0.configuration)" } ?? path
  }

  /// Whether the file, or its project, is damaged.
  public var isUnreadable: Bool {
    switch contents {
    case .success(let contents): contents.project?.damage != nil
    case .failure(let error): !error.isAboutPreprocessor
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

/// Which parts of Xcode projects to read, and facts to assume about the apps.
public struct LoadOptions: Hashable, Sendable {
  public enum Configuration: Hashable, Sendable {
    case all
    /// The configuration that Xcode builds if none is named.
    case standard
    case named(String)
  }

  /// The name of the target to read; `nil` for all application targets.
  public var target: String?
  public var configuration = Configuration.all
  /// Whether files outside of the project's folder may be read.
  public var allowsOutside = false
  public var assumptions = Assumptions()

  public init() {}
}

/// Facts about an app. Each fact that is not `nil` overrides the Info.plist.
public struct Assumptions: Hashable, Sendable {
  /// The SDK that the app is built with.
  public var sdk: OSVersion?
  /// The deployment target.
  public var minimumOS: OSVersion?
  /// The families to assume if the Info.plist has no UIDeviceFamily.
  var families: Set<DeviceIdiom>?

  public init(sdk: OSVersion? = nil, minimumOS: OSVersion? = nil) {
    self.sdk = sdk
    self.minimumOS = minimumOS
  }

  func applied(to info: LaunchInfo) -> LaunchInfo {
    var info = info
    info.sdk = sdk ?? info.sdk
    info.minimumOS = minimumOS ?? info.minimumOS
    info.families = info.families ?? families
    return info
  }
}
