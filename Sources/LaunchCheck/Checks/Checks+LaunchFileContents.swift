internal import InterfaceBuilder
internal import LaunchApps

/// The checks of the rules in `Rule+LaunchFileContents.swift` that need nothing but the file.
extension BundleContents {
  func customClass() -> [Violation] {
    elementViolations(remedy: "clear Class in the Identity inspector") {
      // The placeholders of a xib stand for objects that are not in it.
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

  func runtimeAttributes() -> [Violation] {
    elementViolations(remedy: "remove it in the Identity inspector") {
      $0.name == "userDefinedRuntimeAttribute"
    } _: { first in
      ("has the runtime attribute \(first["keyPath"] ?? "")", "a launch screen must not have any")
    }
  }

  func connections() -> [Violation] {
    elementViolations(remedy: "remove it in the Connections inspector") {
      $0.isConnection
    } _: { first in
      let name = first["property"] ?? first["selector"] ?? first["identifier"] ?? first["kind"]
      return (
        "has the \(first.name) \(name ?? first.words)", "a launch screen must not have connections"
      )
    }
  }

  func oneRoot() -> [Violation] {
    launchFiles.documents(.launch).compactMap { path, document in
      let objects = document.topLevelObjects
      let strange = objects.filter { !$0.isViewOrController }
      let surplus = document.isStoryboard ? strange : strange + objects.dropFirst()
      guard let first = surplus.min(by: { $0.line < $1.line }) else {
        guard objects.isEmpty, !document.isStoryboard else { return nil }
        return Violation(
          .launchFile(path: path, line: document.root.line),
          "has no view (a launch screen needs one); add one",
          level: document.isLaunchScreen ? nil : .warning, causes: causes(inLaunchFile: path))
      }
      return Violation(
        .launchFile(path: path, line: first.line),
        "\(first.words) is an extra top-level object (a launch screen has one view "
          + "or view controller); remove it",
        level: document.isLaunchScreen && !document.isStoryboard ? nil : .warning,
        subjects: surplus.map(\.words), causes: causes(inLaunchFile: path))
    }
  }

  func webView() -> [Violation] {
    elementViolations(remedy: "use an image view") {
      ["webView", "wkWebView"].contains($0.name)
    } level: { _, first in
      first.name == "wkWebView" ? .warning : nil
    } _: { first in
      ("\(first.words) is a web view", "a launch screen shows only views of UIKit")
    }
  }
}

extension InterfaceElement {
  /// What a navigation or tab bar controller needs, and what Xcode itself sets for a table, is not.
  fileprivate var isConnection: Bool {
    switch name {
    case "action", "outletCollection": true
    case "outlet": !["dataSource", "delegate"].contains(self["property"] ?? "")
    case "segue": !["relationship", "embed"].contains(self["kind"] ?? "")
    default: false
    }
  }

  /// Objects that are neither have one of few names, while there are many views.
  fileprivate var isViewOrController: Bool {
    let others = ["Object", "object", "GestureRecognizer", "Item", "Constraint", "constraint"]
    return !others.contains { name.hasSuffix($0) }
  }
}
