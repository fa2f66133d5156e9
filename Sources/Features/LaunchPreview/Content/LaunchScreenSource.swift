internal import LaunchApps
internal import LaunchRules
internal import Pictures

/// The launch screen of an app, with the pictures that displays show of it.
struct LaunchScreenSource: Sendable {
  let app: BundleContents
  let key: LaunchScreenKey
  /// The pictures by path. Unreadable pictures are left out.
  private(set) var pictures: [String: Picture] = [:]

  init(_ app: BundleContents, _ key: LaunchScreenKey, on displays: [Display]) {
    (self.app, self.key) = (app, key)
    for display in displays {
      for held in [InterfaceOrientation.portrait, .landscapeRight] {
        for isDark in [false, true] {
          let shown = shown(on: display, held, isDark: isDark)
          for path in [shown?.picture, shown?.logo].compactMap(\.self) where pictures[path] == nil {
            pictures[path] = try? Picture(at: path, longestSide: ArtworkPreview.overviewSide)
          }
        }
      }
    }
  }

  func shown(
    on display: Display, _ held: InterfaceOrientation, isDark: Bool = false
  ) -> ShownStoryboard? {
    app.shownStoryboard(key, on: AssetTrait(display, held, isDark: isDark))
  }

  /// Where a display shows the pictures, from back to front; `nil` if it cannot be read.
  private func placed(
    on display: Display, _ held: InterfaceOrientation, isDark: Bool
  ) -> [PictureInWindow]? {
    LaunchScreenLayout(app, key, for: display.idiom)?.pictures(
      on: AssetTrait(display, held, isDark: isDark), in: app.window(display, held: held))
  }

  func layers(
    on display: Display, _ held: InterfaceOrientation, isDark: Bool
  ) -> [PictureLayer] {
    let shown = shown(on: display, held, isDark: isDark)
    let placed = placed(on: display, held, isDark: isDark) ?? []
    return zip([shown?.picture, shown?.logo], placed).compactMap { path, placed in
      guard let path, let picture = pictures[path] else { return nil }
      return placed.drawn.map { PictureLayer(picture: picture, fit: .placed($0)) }
    }
  }

  /// Whether it is known what a display shows, and where. A picture without a file has no place.
  func isKnown(on display: Display, _ held: InterfaceOrientation, isDark: Bool) -> Bool {
    guard let shown = shown(on: display, held, isDark: isDark), shown.background != nil,
      shown.picture.map({ pictures[$0] != nil }) ?? true
    else { return false }
    let placed = placed(on: display, held, isDark: isDark)
    return pictures.isEmpty || placed?.allSatisfy { $0.frame != nil || $0.name.isEmpty } ?? false
  }

  /// Whether iPhones show another picture upright than in landscape.
  var hasPortrait: Bool {
    shown(on: .phone844, .portrait)?.picture != shown(on: .phone844, .landscapeRight)?.picture
  }

  /// Whether one of the displays shows something else in dark mode.
  func hasDark(_ displays: [Display], _ held: InterfaceOrientation) -> Bool {
    app.darkModes.count > 1
      && displays.contains { shown(on: $0, held) != shown(on: $0, held, isDark: true) }
  }
}
