internal import InfoPlist
internal import InterfaceBuilder
internal import LaunchApps
internal import LaunchRules

/// The checks of the rules in `Rule+LaunchFiles.swift`.
extension BundleContents {
  func launchFileUnreadable() -> [Violation] {
    launchFileViolations { file in
      guard case .source(_, .failure(let error)) = file, !error.isAboutSize else { return nil }
      return (error.line, "\(error); correct it")
    }
  }

  func launchFileUnchecked() -> [Violation] {
    launchFileViolations { file in
      switch file {
      case .source(_, .failure(let error)) where error.isAboutSize:
        (error.line, "\(error); make it smaller")
      case .compiled(_, nil):
        (nil, "was not checked (it is compiled); check the storyboard or xib that it was made from")
      case .source, .compiled: nil
      }
    }
  }

  func noInitial() -> [Violation] {
    launchFileViolations { file in
      switch file {
      case .source(_, .success(let document)) where document.isStoryboard:
        guard let id = document.initialViewController else {
          return (document.root.line, Self.withoutInitial)
        }
        if document.elements.contains(where: { $0["id"] == id }) { return nil }
        return (
          document.root.line,
          "has no view controller '\(id)' (it should be the initial one); select Is Initial View "
            + "Controller for an existing one"
        )
      case .compiled(_, let storyboard?):
        guard let id = storyboard.entryPoint, storyboard.viewControllers.contains(id) else {
          return (nil, Self.withoutInitial)
        }
        return nil
      case .source, .compiled: return nil
      }
    }
  }

  private static let withoutInitial =
    "has no initial view controller (the launch screen shows nothing); add one, or select Is Initial "
    + "View Controller for an existing one"

  func notLaunchFlag() -> [Violation] {
    launchFileViolations(causes: causes(inLaunchFile:)) { file in
      guard case .source(_, .success(let document)) = file, !document.isLaunchScreen else {
        return nil
      }
      return (
        document.root.line,
        "is not marked as a launch screen (Xcode then does not check it as one); select Use as Launch "
          + "Screen in the File inspector"
      )
    }
  }

  func safeAreaTarget() -> [Violation] {
    launchFileViolations { file in
      guard case .source(_, .success(let document)) = file, document.usesSafeAreas,
        document.isForIOS,
        let target = target(of: document), target < OSVersion(9, 0)
      else { return nil }
      return (
        document.root.line,
        "uses safe area layout guides (the app supports iOS \(target), and Xcode compiles them for "
          + "iOS 9 and later); clear Use Safe Area Layout Guides in the File inspector"
      )
    }
  }

  func compactHeight() -> [Violation] {
    launchFiles.documents(.main).compactMap { path, document in
      guard let target = target(of: document), target < OSVersion(8, 0) else { return nil }
      let variations = document.elements.filter(\.isCompactHeight)
      guard let first = variations.first else { return nil }
      return Violation(
        .launchFile(path: path, line: first.line),
        "has changes for the compact height (the app supports iOS \(target), and iOS 7 and earlier "
          + "ignore them\(Self.others(variations.dropFirst().map(\.line)))); lay out what iOS 7 shows "
          + "in landscape without them")
    }
  }
}

extension InterfaceElement {
  /// Whether it is what iOS 7 ignores. Compact height with regular width is for larger iPhones, which
  /// do not run iOS 7; a misplaced frame is only Interface Builder's canvas.
  fileprivate var isCompactHeight: Bool {
    name == "variation" && !isSet("misplaced")
      && ["heightClass=compact", "heightClass=compact-widthClass=compact"].contains(
        self["key"] ?? "")
  }
}

extension InterfaceError {
  /// Whether the file may be good, and is only more than is read.
  fileprivate var isAboutSize: Bool {
    switch self {
    case .tooLarge, .outOfMemory: true
    case .unreadable, .malformed, .documentType, .foreign: false
    }
  }
}
