internal import LaunchApps
internal import LaunchRules

/// Rules about launch storyboards that Xcode accepts, but that look wrong.
extension Rule {
  static let pictureStretched = Rule.once(
    "picture-stretched", .warning, .apple,
    sources: ["UIView.ContentMode.scaleToFill", "woocommerce/woocommerce-ios pull request 1940"],
    needs: [.infoPlist, .orientations, .storyboards, .launchScreenKeys],
    reason:
      "A picture that is as large as the screen takes the screen's aspect ratio if its content "
      + "mode is Scale To Fill, the default. Less than 5 % is not reported."
  ) { app in
    let contents = LaunchScreenContents(app)
    let rows = LaunchSurvey(app.info, LaunchSurvey.Scope(app.info)).rows
    let stretched = rows.compactMap { row in
      contents.content(of: row).flatMap { content in
        content.stretch(row).map { (row: row, stretch: $0, names: content.stretched.keys.sorted()) }
      }
    }
    guard let worst = stretched.max(by: { $0.stretch < $1.stretch }),
      let file = app.launchStoryboard(for: worst.row.display.idiom)
    else { return nil }
    let count = Set(stretched.map(\.row.display)).count
    let sides = Set(stretched.map(\.row.launch.orientation.isLandscape))
    let all = Set(rows.map(\.launch.orientation.isLandscape))
    let side = sides == all ? "" : sides == [true] ? "in landscape " : "in portrait "
    return Violation(
      at: .file(file.path, nil),
      "stretches '\(worst.names[0])' on \(count) of \(Set(rows.map(\.display)).count) screens "
        + "\(side)(its content mode is Scale To Fill), by \(Int((worst.stretch - 1) * 100)) % on the "
        + "\(worst.row.devices[0].name)",
      "select Aspect Fill in the Attributes inspector, unless it is only a gradient",
      subjects: worst.names)
  }

  static let rootTranslucent = Rule(
    "root-translucent", .warning, .shippedApps,
    sources: ["UIView.backgroundColor", "admin-ch/CovidCertificate-App-iOS pull request 195"],
    needs: [.storyboards],
    reason:
      "A view without a background color is transparent, and black has been seen behind launch "
      + "screens. Not reported if another view is as large as the screen."
  ) { app in
    app.storyboards.documents(.launch).compactMap { path, document in
      guard document.isForIOS, document.usesAutoLayout, let root = document.rootView,
        let fault = root.translucence, !document.elements.contains(where: document.fillsScreen)
      else { return nil }
      return Violation(
        "\(fault) (black has been seen behind launch screens)", "set an opaque background color"
      ).of(root, in: path)
    }
  }

  static let labelUnseen = Rule(
    "label-unseen", .warning, .apple,
    sources: ["UILabel.textColor", "for launch screens: Awful/Awful.app issue 1007"],
    needs: [.infoPlist, .storyboards],
    reason: "The text of a label without a color is black in light mode and white in dark mode, "
      + "which launch screens follow. It cannot be read on a background that stays black or white."
  ) { app in
    if app.info.sdk.map({ $0 < OSVersion(13, 0) }) == true { return [] }
    return app.storyboards.documents(.launch).flatMap { path, document -> [Violation] in
      guard document.isForIOS, let color = document.rootView?.background?.fixedColor,
        let lowest = color.min(), let highest = color.max(), lowest > 0.9 || highest < 0.1,
        app.assetTraits.contains(where: { $0.isDark == (lowest > 0.9) }),
        // Another view may be behind the label.
        document.elements.count(where: { $0.background != nil }) == 1,
        !document.elements.contains(where: document.fillsScreen)
      else { return [] }
      let (mode, shade) = lowest > 0.9 ? ("dark", "white") : ("light", "black")
      return document.elements.filter(\.hasLabelColor).map { label in
        Violation(
          "cannot be read in \(mode) mode (its text\(label["text"].map { ", '\($0)'," } ?? "") has the "
            + "system's color for labels, which is \(shade) there, as is the background)",
          "set another color", cause: mode, detail: label["text"].map { "'\($0)'" }
        ).of(label, in: path)
      }
    }
  }
}

extension InterfaceElement {
  /// Why the view lets what is behind it through; `nil` if it does not. The rule
  /// ``Rule/assetDrawnOtherwise`` reports named colors.
  fileprivate var translucence: String? {
    guard let color = background else { return "has no background color" }
    return [self["alpha"], color["alpha"]].compactMap(\.self)
      .first { Double($0).map { $0 < 1 } == true }.map { "has the alpha \($0)" }
  }

  /// Whether the element is a label whose text has the system's color for labels.
  fileprivate var hasLabelColor: Bool {
    guard name == "label", !isSet("hidden"), child(named: "attributedString") == nil else {
      return false
    }
    let color = children(named: "color").first { $0["key"] == "textColor" }
    return color.map { $0["systemColor"] == "labelColor" } ?? true
  }
}
