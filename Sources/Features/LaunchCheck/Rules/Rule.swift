@_exported public import AppDocuments
@_exported public import LaunchApps
@_exported public import LaunchRules
// LaunchCheck is a product: its public types use types of these modules, so that a client's file
// needs to import only LaunchCheck.
@_exported public import Platform

/// A check of an Info.plist, its launch images and its launch storyboards.
public struct Rule: Sendable {
  /// A thing that a rule checks. Each rule checks one kind of subject.
  enum Subject {
    case app(BundleContents)
    case unreadable(InfoPlistError, path: String)
    /// A file or folder that was left out because its name is not UTF-8.
    case leftOut(SearchOmissions.Name)
    /// A project specification, such as project.yml, whose Xcode project is missing.
    case specification(path: String)
  }

  /// A name in lower case, with hyphens, that never changes.
  public let id: String
  public let level: Level
  /// The evidence that a finding matters at launch or in the store. `nil` if the rule is about
  /// launchgen itself, such as `too-many-entries`, or if the reason is only inferred from a similar
  /// case, as in `named-color`.
  public let confidence: Confidence?
  /// The sources of the reason, such as `TN2244`.
  public let source: String
  /// The facts that the rule needs. If one of the facts is unknown, the rule reports nothing.
  let needs: Set<Fact>
  /// Why the rule matters.
  public let reason: String
  private let check: @Sendable (Subject) -> [Violation]

  /// A rule about something other than the contents of an app.
  init(
    outsideApps id: String, _ level: Level, _ confidence: Confidence?, sources: [Source],
    needs: Set<Fact> = [], reason: String, check: @escaping @Sendable (Subject) -> [Violation]
  ) {
    self.id = id
    self.level = level
    self.confidence = confidence
    source = sources.map(\.description).joined(separator: "; ")
    self.needs = needs
    self.reason = reason
    self.check = check
  }

  /// A rule about apps. `check` finds the violations, but runs only if all needed facts are known.
  init(
    _ id: String, _ level: Level, _ confidence: Confidence?, sources: [Source],
    needs: Set<Fact> = [], reason: String,
    check: @escaping @Sendable (_ app: BundleContents) -> [Violation]
  ) {
    self.init(
      outsideApps: id, level, confidence, sources: sources, needs: needs, reason: reason
    ) { subject in
      if case .app(let app) = subject { check(app) } else { [] }
    }
  }

  /// A rule that has at most one violation in an app.
  static func once(
    _ id: String, _ level: Level, _ confidence: Confidence?, sources: [Source],
    needs: Set<Fact> = [], reason: String,
    check: @escaping @Sendable (_ app: BundleContents) -> Violation?
  ) -> Rule {
    Rule(id, level, confidence, sources: sources, needs: needs, reason: reason) { app in
      [check(app)].compactMap(\.self)
    }
  }

  /// The violations in a subject; none if a fact that the rule needs is unknown.
  func violations(in subject: Subject, unknown: Set<Fact>) -> [Violation] {
    needs.isDisjoint(with: unknown) ? check(subject) : []
  }

  /// All rules, grouped by source file. `check --rules` lists the rules in this order.
  public static let all: [Rule] = [
    unreadable, duplicateKey, notInfoPlist,
    booleanText, launchScreen, noLaunchScreen, launchScreenTarget,
    noOrientations, portraitListedFirst, orientationsArray, unknownOrientation, portraitStatusBar,
    ipadOrientations, ipadMultitasking, sceneManifest, sceneConfigurations, requiresFullScreen,
    ipadWindow, deploymentTarget,
    launchImagesArray, tooManyEntries, entryDictionary, entryName, nameSuffix, nameExtension,
    minimumOSMissing, minimumOS, entryOrientation, entrySize, sizeSwapped, sizeInPixels,
    sizeUnknown,
    blankScreen, ipadLaunchOrientation, missingScale,
    letterboxed, newerIPhones, store568h,
    noLaunchKey, ipadEntries,
    portraitEntry, landscapeEntry, entryUnreachable, minimumOSAboveTarget,
    missingFile, noFiles, sharedFile, unreadableName, imageUnreadable, placeholder,
    landscapePixels, wrongSize, wide736hPortrait, alpha, tooLarge,
    twoLaunchScreens, launchScreenContents, launchScreenAsset, launchScreenName,
    launchScreenMissing, launchScreenMain, launchScreenPlain,
    launchScreenUnreadable, launchScreenUnchecked, noInitial, notLaunchFlag, safeAreaTarget,
    namedColorTarget, unpinned,
    pictureStretched, pictureCut, pictureEnlarged, rootTranslucent, labelUnseen,
    customClass, runtimeAttributes, connections, oneRoot, webView,
    namedColor, imageOutsideCatalog, assetTwice, assetRefused, assetNotShown, assetLeftOut,
    assetDrawnOtherwise,
    decodedSize,
    projectFile, projectSpecification, infoPlistFile, configurationFile, unknownSetting,
    ignoredSetting, notInTarget, memberTwice, launchScreenPlatform, launchScreenCatalyst,
    catalogLandscape, catalogSystems, catalogNewerIPhones, catalogBesideEntries, launchImageSet,
    launchImageSlot,
  ]
}

/// The evidence for a rule's reason, such as a technical note by Apple.
struct Source: ExpressibleByStringInterpolation, CustomStringConvertible {
  let description: String

  init(stringLiteral text: String) { description = text }

  static let technote: Source = "TN2244"
  static let orientationAnswer: Source = "QA1588"
  static let reference: Source = "Information Property List Key Reference"
  static let decompiled: Source = "decompiled system code"
  static let wild: Source = "Info.plist files of shipped apps"
  static let store: Source = "App Store Connect"
  static let launchTechnote: Source = "TN3118"
  static let xcodeHelp: Source = "Xcode Help"
  static let storyboards: Source = "launch screens of shipped apps"
  static let launchScreens: Source = "Apple's documentation of UILaunchScreen"
  static let ibtool: Source = "ibtool's messages, as projects quote them"
  static let actool: Source = "the asset compiler's messages, as projects quote them"
  static let catalogs: Source = "Asset Catalog Format Reference"
  static let xcode: Source = "Swift Build, the build system of Xcode"
}
