internal import InterfaceBuilder
internal import LaunchApps

extension Rule {
  /// Rules about objects that a launch screen must not have. Xcode refuses such objects only in a
  /// file with launchScreen="YES". Apps have been built with other files that contain them, so in
  /// those files they are only a warning.
  static let launchFileContents = [
    customClass, runtimeAttributes, connections, oneRoot, webView,
  ]

  static let customClass = Rule(
    "custom-class", .error, needs: [.launchFiles],
    reason: "iOS shows a launch screen before the app runs, and without its code. It is only a "
      + "warning if Xcode does not check the file, or for classes of UIKit.",
    source: "\(Source.xcodeHelp); \(Source.ibtool)", .apple
  ) { app in
    app.elementViolations(remedy: "clear Class in the Identity inspector") {
      // A placeholder in a xib represents an object outside the xib.
      $0["customClass"] != nil && $0.name != "placeholder"
    } level: { document, first in
      let isUIKit = first["customClass"]?.hasPrefix("UI") == true && first["customModule"] == nil
      return document.isLaunchScreen && !isUIKit ? nil : .warning
    } _: { first in
      (
        "\(first.words) has the custom class \(first["customClass"] ?? "")",
        "a launch screen runs none of the app's code"
      )
    }
  }

  static let runtimeAttributes = Rule(
    "runtime-attributes", .error, needs: [.launchFiles],
    reason: "Xcode refuses user-defined runtime attributes in a launch screen. It is only a "
      + "warning if Xcode does not check the file.",
    source: "\(Source.xcodeHelp); \(Source.ibtool)", .apple
  ) { app in
    app.elementViolations(remedy: "remove it in the Identity inspector") {
      $0.name == "userDefinedRuntimeAttribute"
    } _: { first in
      ("has the runtime attribute \(first["keyPath"] ?? "")", "a launch screen must not have any")
    }
  }

  static let connections = Rule(
    "connections", .error, needs: [.launchFiles],
    reason: "A launch screen must not have actions, outlets or segues; Xcode accepts the data "
      + "source and delegate of a table, and the relationships of a navigation or tab bar "
      + "controller. It is only a warning if Xcode does not check the file.",
    source: "\(Source.xcodeHelp); \(Source.ibtool)", .apple
  ) { app in
    app.elementViolations(remedy: "remove it in the Connections inspector") {
      $0.isConnection
    } _: { first in
      let name = first["property"] ?? first["selector"] ?? first["identifier"] ?? first["kind"]
      return (
        "has the \(first.name) \(name ?? first.words)", "a launch screen must not have connections"
      )
    }
  }

  static let oneRoot = Rule(
    "one-root", .error, needs: [.launchFiles],
    reason: "A launch screen has one root, a view or view controller. It is only a warning in a "
      + "storyboard, or if Xcode does not check the file.",
    source: "\(Source.xcodeHelp); \(Source.ibtool)", .apple
  ) { app in
    app.launchFiles.documents(.launch).compactMap { path, document in
      let objects = document.topLevelObjects
      let strange = objects.filter { !$0.isViewOrController }
      let surplus = document.isStoryboard ? strange : strange + objects.dropFirst()
      guard let first = surplus.min(by: { $0.line < $1.line }) else {
        guard objects.isEmpty, !document.isStoryboard else { return nil }
        return Violation(
          at: .launchFile(path: path, line: document.root.line),
          "has no view (a launch screen needs one)", "add one",
          level: document.isLaunchScreen ? nil : .warning, causes: app.causes(inLaunchFile: path))
      }
      return Violation(
        at: .launchFile(path: path, line: first.line), name: first.words,
        "is an extra top-level object (a launch screen has one view or view controller)",
        "remove it",
        level: document.isLaunchScreen && !document.isStoryboard ? nil : .warning,
        subjects: surplus.map(\.words), causes: app.causes(inLaunchFile: path))
    }
  }

  static let webView = Rule(
    "web-view", .error, needs: [.launchFiles],
    reason: "A launch screen must not have a UIWebView, and only classes of UIKit, which "
      + "WKWebView is not; for that it is a warning.",
    source: Source.xcodeHelp, .apple
  ) { app in
    app.elementViolations(remedy: "use an image view") {
      ["webView", "wkWebView"].contains($0.name)
    } level: { _, first in
      first.name == "wkWebView" ? .warning : nil
    } _: { first in
      ("\(first.words) is a web view", "a launch screen shows only views of UIKit")
    }
  }
}

extension InterfaceElement {
  /// Whether the element is a connection that a launch screen must not have. Relationships that a
  /// navigation or tab bar controller needs, and outlets that Xcode itself sets for a table, are
  /// allowed.
  fileprivate var isConnection: Bool {
    switch name {
    case "action", "outletCollection": true
    case "outlet": !["dataSource", "delegate"].contains(self["property"] ?? "")
    case "segue": !["relationship", "embed"].contains(self["kind"] ?? "")
    default: false
    }
  }

  /// Whether the element is a view or a view controller. Only a few element names belong to other
  /// objects, so the code lists those.
  fileprivate var isViewOrController: Bool {
    let others = ["Object", "object", "GestureRecognizer", "Item", "Constraint", "constraint"]
    return !others.contains { name.hasSuffix($0) }
  }
}
