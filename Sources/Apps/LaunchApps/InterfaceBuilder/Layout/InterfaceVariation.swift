internal import LaunchRules
internal import Synchronization

/// The size classes of a window, `compact` or `regular`.
///
/// Sources: "Adopting Multitasking Enhancements on iPad" for iPads; the table of size classes in
/// Apple's Human Interface Guidelines ("Layout") for iPhones.
struct SizeClasses: Hashable {
  /// `nil` if no source gives the width class, as for the iPhone Duo.
  let width: String?
  let height: String

  init(_ idiom: DeviceIdiom, in window: LaunchWindow) {
    let (width, height) = (window.size.width, window.size.height)
    if idiom == .pad {
      (self.width, self.height) = (width < 678 ? "compact" : "regular", "regular")
    } else if width < height {
      (self.width, self.height) = (width > 450 ? nil : "compact", "regular")
    } else {
      (self.width, self.height) = (
        height > 450 ? nil : height < 414 ? "compact" : "regular", "compact"
      )
    }
  }

  /// Whether a variation applies whose key is `default`, or a list such as
  /// `heightClass=regular-widthClass=compact`.
  fileprivate func match(_ key: String) -> Bool {
    let classes = ["default", "heightClass=\(height)", "widthClass=\(width ?? "")"]
    return key.split(separator: "-").allSatisfy { classes.contains(String($0)) }
  }
}

extension InterfaceDocument {
  /// Whether the document has variations for width classes, and the width class is not known.
  func dependsOnUnknownWidth(_ classes: SizeClasses) -> Bool {
    classes.width == nil
      && elements.contains { $0.name == "variation" && $0["key"]?.contains("widthClass") == true }
  }

  /// A part of the document as its variations change it in a window. Without a known width class,
  /// all views that may be installed count as installed.
  func varied(_ element: InterfaceElement, for classes: SizeClasses) -> InterfaceElement {
    dependsOnUnknownWidth(classes) ? element : element.varied(for: classes)
  }

  /// The document as it is in a window: only with the views, constraints and values for its size
  /// classes ("Installed" in Xcode), and without hidden views.
  func installed(for classes: SizeClasses) -> InterfaceDocument {
    guard elements.contains(where: { $0.name == "variation" || $0.isSet("hidden") }) else {
      return self
    }
    return variants.made.withLock { made in
      if let known = made[classes] { return known }
      let variant = InterfaceDocument(of: varied(root, for: classes).withoutHiddenViews)
      made[classes] = variant
      return variant
    }
  }
}

/// What a document is for each pair of size classes, made once because rules ask for each device.
final class InterfaceVariants: Sendable {
  fileprivate let made = Mutex<[SizeClasses: InterfaceDocument]>([:])
}

extension InterfaceElement {
  fileprivate var withoutHiddenViews: InterfaceElement {
    var element = self
    element.children = children.filter { name != "subviews" || !$0.isSet("hidden") }
      .map(\.withoutHiddenViews)
    return element
  }

  /// The element as its variations change it in a window: with other attributes, and without the
  /// views and constraints that are not installed there.
  fileprivate func varied(for classes: SizeClasses) -> InterfaceElement {
    var element = self
    var uninstalled: Set<String> = []
    // `default` is the least specific variation; one for both classes is the most specific.
    let variations = children(named: "variation").filter { classes.match($0["key"] ?? "") }
      .sorted { ($0.specificity, $0.line) < ($1.specificity, $1.line) }
    for variation in variations {
      element.attributes.merge(variation.attributes) { $1 }
      for reference in variation.children(named: "mask").flatMap(\.children) {
        guard let id = reference["reference"] else { continue }
        if reference.name == "exclude" { uninstalled.insert(id) } else { uninstalled.remove(id) }
      }
    }
    element.attributes["key"] = self["key"]
    element.children = children.filter { $0.name != "variation" }.map { group in
      var group = group
      if ["subviews", "constraints"].contains(group.name) {
        group.children.removeAll { $0["id"].map(uninstalled.contains) ?? false }
      }
      return group.varied(for: classes)
    }
    return element
  }

  private var specificity: Int {
    self["key"] == "default" ? 0 : self["key"]?.split(separator: "-").count ?? 0
  }
}
