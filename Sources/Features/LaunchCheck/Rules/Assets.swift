internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Platform

/// Rules about the images and colors of launch screens.
extension Rule {
  static let namedColor = Rule(
    "named-color", .warning, nil, sources: ["by analogy with images: \(Source.launchTechnote)"],
    needs: [.storyboards, .assets],
    reason: "A named color must be in an asset catalog of the app."
  ) { app in
    guard let assets = app.storyboards.assets else { return [] }
    return useViolations(of: \.colors, "color", app) { use in
      assets.catalog.colors[use.name] == nil ? missing(use.name, assets, app, isColor: true) : nil
    }
  }

  static let imageOutsideCatalog = Rule(
    "image-outside-catalog", .error, .apple,
    sources: [.launchTechnote, .storyboards, "for app icons: iOS 18 Release Notes (130491812)"],
    needs: [.storyboards, .assets],
    reason: "The images of a launch screen must come from an asset catalog of the app. It is only "
      + "a warning if the image is a separate file, as apps with such images have been seen to work, "
      + "and for an app icon, which may be found until iOS 17."
  ) { app in
    guard let assets = app.storyboards.assets else { return [] }
    return useViolations(of: \.images, "image", app) { use in
      assets.catalog.imageFolder(use.name) == nil ? missing(use.name, assets, app) : nil
    }
  }

  static let assetTwice = Rule(
    "asset-twice", .warning, .shippedApps,
    sources: [.catalogs, "vultisig/vultisig-ios pull request 4832", "SwiftGen/SwiftGen issue 408"],
    needs: [.storyboards, .infoPlist],
    reason:
      "Names in the asset catalogs of a target must be unique. Xcode takes one of two sets of "
      + "a name without a word; which of them is not known."
  ) { app in
    guard let project = app.project else { return [] }
    let images = (app.storyboards.assets?.sets ?? [:]).compactMap { name, set in
      app.storyboards.assets?.catalog.doubles[name].map { (set.folder, $0) }
    }
    let launchImages = project.catalog.flatMap { set in set.double.map { (set.folder, $0) } }
    return (images + [launchImages].compactMap(\.self)).sorted { $0.0 < $1.0 }.map { path, other in
      Violation(
        at: .file(path, nil),
        "has the name of another set of the target, \(other) (Xcode takes one of them; which is not "
          + "known)", "rename or remove one", subjects: [path.lastPathName])
    }
  }

  static let assetRefused = Rule(
    "asset-refused", .error, .shippedApps,
    sources: [.actool, "kaeawc/auto-mobile issue 4855", "NativePHP/mobile-air issue 141"],
    needs: [.storyboards],
    reason: "Xcode's asset compiler stops the build at a file that it cannot read, and at a bitmap "
      + "without a scale next to files with one."
  ) { app in
    app.assetSets.flatMap { $0.set.faults(.refused).map { Violation($0) } }
  }

  static let assetNotShown = Rule(
    "asset-not-shown", .warning, .shippedApps,
    sources: [.actool, .catalogs, .decompiled, "jonbhanson/flutter_native_splash issue 61"],
    needs: [.storyboards],
    reason: "If no file of an image set is for the device and its mode, the launch screen appears "
      + "without the picture; there is no error."
  ) { app in
    let all = app.assetTraits.map { trait in
      (trait, names: Set(app.assetKeys.flatMap { app.images(of: $0, on: trait).map(\.name) }))
    }
    return app.assetSets.compactMap { name, set in
      let traits = all.filter { $0.names.contains(name) }.map(\.0)
      let lacking = traits.filter { set.file(for: $0) == nil }
      if lacking.isEmpty || set.isSymbol || !set.faults(.refused).isEmpty { return nil }
      guard let fault = set.faults(.leftOut).first, set.files.isEmpty else {
        return Violation(
          at: .file(Path.joined(set.folder, "Contents.json"), nil),
          "has no image for \(AssetTrait.words(lacking, of: traits)) (the launch screen "
            + "appears without '\(set.name)')", "add an image for all devices and modes",
          subjects: [set.folder.lastPathName])
      }
      var violation = Violation(fault)
      let isOnSome = if case .missingFile(_, _?) = fault.kind { true } else { false }
      violation.problem +=
        (isOnSome ? ", where" : ", so that") + " the launch screen appears without '\(set.name)'"
      return violation
    } + app.colorViolations
  }

  static let assetLeftOut = Rule(
    "asset-left-out", .warning, .shippedApps,
    sources: [.actool, "google/material-design-icons issue 331"], needs: [.storyboards],
    reason: "Xcode's asset compiler leaves out a file that it does not find or assign to a slot. "
      + "It is only a note if the file is there."
  ) { app in
    app.assetSets.flatMap { _, set in
      // If no file is left, the rule asset-not-shown reports the first fault.
      let faults = set.faults(.leftOut)
      let first = set.files.isEmpty ? faults.first : nil
      return faults.filter { $0.remedy != first?.remedy }.map { fault in
        var violation = Violation(fault)
        if case .missingFile = fault.kind {} else { violation.level = .note }
        return violation
      }
    }
  }

  static let assetDrawnOtherwise = Rule(
    "asset-drawn-otherwise", .warning, .shippedApps,
    sources: [
      "wordpress-mobile/WordPress-iOS issue 11679", "Pocket/pocket-ios pull request 714",
      "element-hq/element-ios issue 341", "UIKit User Interface Catalog, \"Template Images\"",
    ], needs: [.storyboards],
    reason: "A template image is drawn in the tint color, a translucent color on black, and a PDF "
      + "that keeps its vectors sometimes not at all. Bars and segmented controls draw all images "
      + "as templates, and an image view with a tint color is meant to."
  ) { app in
    let colors = (app.storyboards.assets?.colors ?? [:]).values.sorted { $0.folder < $1.folder }
    let originals =
      app.storyboards.documents(.launch).flatMap { $0.document.originalImages.map(\.name) }
      + LaunchScreenDictionary.all(in: app.document).flatMap { $0.assets.map(\.name) }
    let names = Set(originals.map(\.lastPathName))
    let images = app.assetSets.map(\.set).flatMap { set in
      set.faults(.drawnOtherwise).filter { $0.kind != .template || names.contains(set.name) }
    }
    return images.map { Violation($0) }
      + colors.compactMap { set in
        set.translucentAlpha.map { alpha in
          let isWhole = !alpha.contains(".") && !alpha.contains("x")
          return Violation(
            at: .file(Path.joined(set.folder, "Contents.json"), nil),
            "has the alpha \(alpha)\(isWhole ? ", which is \(alpha)/255" : "") (the screen behind the "
              + "launch screen is black)", "write 1.000", subjects: [set.folder.lastPathName])
        }
      }
  }

  static let decodedSize = Rule(
    "decoded-size", .error, .shippedApps, sources: [.storyboards, "a device's log"],
    needs: [.storyboards],
    reason:
      "On iOS 14 and later, images that have together more than 25,000,000 decoded bytes give "
      + "a black screen. \(Self.decodedBytes) It is only a warning for UILaunchScreen."
  ) { app in
    var seen: Set<String> = []
    return app.assetKeys.flatMap { key in
      app.assetTraits.flatMap { trait -> [Violation] in
        guard app.content(of: key, on: trait).isTooLarge else { return [] }
        return excess(of: key, on: trait, app)
          .filter { seen.insert("\($0.place) \($0.problem)").inserted }
      }
    }
  }

  /// The violations if the images of a launch screen are together too large. Each image that alone
  /// exceeds the limit has a violation. If no image does, there is one violation for all images.
  private static func excess(
    of key: LaunchScreenKey, on trait: AssetTrait, _ app: BundleContents
  ) -> [Violation] {
    let level: Level? = key.isStoryboard ? nil : .warning
    func isTooLarge(_ file: ImageSet.File) -> Bool {
      file.decodedBytes(scale: trait.scale) ?? 0 > LaunchImageLimit.bytes
    }
    let sets = app.images(of: key, on: trait).compactMap { image in
      app.storyboards.assets?.sets[image.name]
    }
    // The other files of the set are for other screens, or will be chosen next. No device with iOS
    // 14 has a screen of scale 1.
    let large = sets.filter { $0.file(for: trait).map(isTooLarge) == true }.flatMap { set in
      let files = set.files.filter(isTooLarge)
      return files.contains { $0.scale > 1 } ? files.filter { $0.scale > 1 } : files
    }
    if large.isEmpty {
      let storyboard = app.launchStoryboard(for: trait.idiom)
      return [
        Violation(
          at: storyboard.map { .file($0.path, nil) } ?? app.place(ofKey: key.rawValue),
          "shows images that are too large together (they have more than 25,000,000 decoded bytes, "
            + "which gives a black screen on iOS 14 and later)", "make them smaller", level: level)
      ]
    }
    return large.map { file in
      let size = file.picture.size.map { "\($0)" } ?? ""
      return tooLarge(
        file.picture.path, file.picture.isVector ? "\(size) points at @\(trait.scale)x" : size,
        " for a launch screen", level)
    }
  }

  /// The violations by images or colors that launch storyboards use. `violation` is called once for
  /// each name in each file.
  private static func useViolations(
    of uses: (InterfaceDocument) -> [InterfaceUse], _ kind: String, _ app: BundleContents,
    _ violation: (InterfaceUse) -> Violation?
  ) -> [Violation] {
    app.storyboards.documents(.launch).flatMap { path, document -> [Violation] in
      var seen: Set<String> = []
      return uses(document).compactMap { use -> Violation? in
        guard seen.insert(use.name).inserted else { return nil }
        var found = violation(use)?.of(
          "the \(kind) '\(use.name)'", at: .file(path, use.line),
          app.causes(ofMissing: use.name))
        found?.subjects = [use.name]
        return found
      }
    }
  }
}

extension BundleContents {
  /// The keys of the launch screens that show the images.
  fileprivate var assetKeys: [LaunchScreenKey] {
    isStoryboard ? [.storyboardName] : info.presentLaunchScreenKeys
  }

  /// The image sets of launch screens with their names, sorted by folder.
  fileprivate var assetSets: [(name: String, set: ImageSet)] {
    (storyboards.assets?.sets ?? [:]).map { (name: $0.key, set: $0.value) }
      .sorted { $0.set.folder < $1.set.folder }
  }

  /// Reports each color set that lacks a color for some of the devices and modes.
  fileprivate var colorViolations: [Violation] {
    (storyboards.assets?.colors ?? [:]).values.sorted { $0.folder < $1.folder }.compactMap { set in
      let lacking = assetTraits.filter { !set.hasColor(for: $0) }
      if lacking.isEmpty { return nil }
      return Violation(
        at: .file(Path.joined(set.folder, "Contents.json"), nil),
        "has no color for \(AssetTrait.words(lacking, of: assetTraits)) (iOS shows another color)",
        "set the color for Any", subjects: [set.folder.lastPathName])
    }
  }
}

extension Violation {
  fileprivate init(_ fault: AssetFault) {
    self.init(
      at: .file(fault.path, fault.line), fault.problem, fault.remedy,
      subjects: [fault.path.pathFolder.lastPathName])
  }
}
