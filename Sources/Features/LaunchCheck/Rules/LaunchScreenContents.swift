internal import LaunchApps
internal import LaunchRules

/// Rules about objects that a launch screen must not have. Xcode rejects the objects in a file with
/// launchScreen="YES". In other files, Xcode accepts them, and apps have been built with such
/// files, so the rules only warn.
extension Rule {
  static let customClass = Rule(
    "custom-class", .error, .apple, sources: [.xcodeHelp, .ibtool], needs: [.storyboards],
    reason: "iOS shows a launch screen before the app runs, and without its code. It is only a "
      + "warning if Xcode does not check the file, or for classes of UIKit."
  ) { app in
    app.elementViolations(level: { document, element in
      let isUIKit =
        element["customClass"]?.hasPrefix("UI") == true && element["customModule"] == nil
      return document.isLaunchScreen && !isUIKit ? nil : .warning
    }) { element in
      // A placeholder in a xib represents an object outside the xib.
      guard let name = element["customClass"], element.name != "placeholder" else { return nil }
      return Violation(
        "has the custom class \(name) (a launch screen runs none of the app's code)",
        "clear Class in the Identity inspector", cause: "class", detail: name)
    }
  }

  static let runtimeAttributes = Rule(
    "runtime-attributes", .error, .apple, sources: [.xcodeHelp, .ibtool], needs: [.storyboards],
    reason: "Xcode refuses user-defined runtime attributes in a launch screen. It is only a "
      + "warning if Xcode does not check the file."
  ) { app in
    app.elementViolations { element in
      guard element.name == "userDefinedRuntimeAttribute" else { return nil }
      let name = element["keyPath"] ?? ""
      return Violation(
        "sets \(name) (a launch screen must not have runtime attributes)",
        "remove it in the Identity inspector", cause: "attribute", detail: name)
    }
  }

  static let connections = Rule(
    "connections", .error, .apple, sources: [.xcodeHelp, .ibtool], needs: [.storyboards],
    reason: "A launch screen must not have actions, outlets or segues; Xcode accepts the data "
      + "source and delegate of a table, and the relationships of a navigation or tab bar "
      + "controller. It is only a warning if Xcode does not check the file."
  ) { app in
    app.elementViolations { element in
      guard element.isConnection else { return nil }
      let keys = ["property", "selector", "identifier", "kind"]
      let name = keys.lazy.compactMap { element[$0] }.first ?? ""
      return Violation(
        "is not allowed (\(name); a launch screen must not have connections)",
        "remove it in the Connections inspector", cause: "connection", detail: name)
    }
  }

  static let oneRoot = Rule(
    "one-root", .error, .apple, sources: [.xcodeHelp, .ibtool], needs: [.storyboards],
    reason: "A launch screen has one root, a view or view controller. It is only a warning in a "
      + "storyboard, or if Xcode does not check the file."
  ) { app in
    app.storyboards.documents(.launch).flatMap { path, document -> [Violation] in
      let (objects, isStoryboard) = (document.topLevelObjects, document.isStoryboard)
      let level: Level? = document.isLaunchScreen && !isStoryboard ? nil : .warning
      if objects.isEmpty && !isStoryboard {
        let violation = Violation("has no view (a launch screen needs one)", "add one")
        return [violation.of(document.root, in: path, level: level)]
      }
      return objects.enumerated().filter { index, object in
        !object.isViewOrController || (index > 0 && !isStoryboard)
      }.map { _, object in
        Violation(
          "is an extra top-level object (a launch screen has one view or view controller)",
          "remove it"
        ).of(object, in: path, level: level)
      }
    }
  }

  static let webView = Rule(
    "web-view", .error, .apple, sources: [.xcodeHelp], needs: [.storyboards],
    reason: "A launch screen must not have a UIWebView, and only classes of UIKit, which WKWebView "
      + "is not; for that it is a warning."
  ) { app in
    app.elementViolations(level: { _, element in
      element.name == "wkWebView" ? .warning : nil
    }) { element in
      guard ["webView", "wkWebView"].contains(element.name) else { return nil }
      return Violation(
        "is a web view (a launch screen shows only views of UIKit)", "use an image view")
    }
  }
}

extension InterfaceElement {
  /// Whether the element is a connection that a launch screen must not have. Relationships of
  /// navigation and tab bar controllers, and outlets that Xcode sets for a table, are allowed.
  fileprivate var isConnection: Bool {
    switch name {
    case "action", "outletCollection": true
    case "outlet": !["dataSource", "delegate"].contains(self["property"] ?? "")
    case "segue": !["relationship", "embed"].contains(self["kind"] ?? "")
    default: false
    }
  }

  fileprivate var isViewOrController: Bool {
    let others = ["Object", "object", "GestureRecognizer", "Item", "Constraint", "constraint"]
    return !others.contains { name.hasSuffix($0) }
  }
}
