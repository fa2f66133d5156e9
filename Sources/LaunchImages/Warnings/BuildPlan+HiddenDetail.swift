internal import LaunchRules
internal import Pictures

extension BuildPlan {
  /// Warnings about detail of the artwork that some screens hide; none unless
  /// ``BuildOptions/safeArea`` asks for them.
  ///
  /// - Complexity: O(screens), with a few thousand steps for each screen
  var hiddenDetailWarnings: [BuildWarning] {
    guard options.safeArea != .off, let detail = findings.detail else { return [] }
    let isAnswered = options.safeArea == .warnUnlessChosen && options.isCropChosen
    let (images, others) = (imageScreens, launchFileScreens(Display.all))
    func cropped(_ screens: [PlacedScreen]) -> HiddenDetail? {
      isAnswered ? nil : HiddenDetail(screens.map { ($0.name, croppedShare(detail, $0)) })
    }
    let covered = HiddenDetail((images + others).map { ($0.name, coveredShare(detail, $0)) })
    return [
      cropped(images).map { .detailCropped(screens: $0.screens, share: $0.share) },
      cropped(others).map { .detailCroppedByLaunchFile(screens: $0.screens, share: $0.share) },
      covered.map { .detailCovered(screens: $0.screens, share: $0.share) },
    ].compactMap(\.self)
  }

  /// A warning that launch images lose much of the artwork; `nil` if the user chose the crop, or if
  /// the cropped areas are known to have no detail.
  var croppedWarning: BuildWarning? {
    guard options.mayWarnOfCrops else { return nil }
    let screens = imageScreens.filter { screen in
      findings.detail.map { croppedShare($0, screen) > 0 } ?? true
    }
    return PictureWarning.cropped(
      screens.map(\.placement), of: artwork, limit: Self.croppedAreaLimit
    ).map { BuildWarning($0) }
  }

  /// Whether a plan depends on where the artwork has detail: if the options request warnings about
  /// hidden detail, or if the artwork's proportions would cause ``croppedWarning`` unless the
  /// cropped areas have no detail.
  ///
  /// - Parameter size: the size of the upright artwork.
  static func needsDetail(ofArtwork size: PixelSize, _ options: BuildOptions) -> Bool {
    if options.safeArea != .off { return true }
    if !options.mayWarnOfCrops || !options.makesImages { return false }
    let plan = BuildPlan(artwork: size, options: options)
    return plan.croppedWarning != nil
  }

  /// The share of the detail that a screen crops; 0 if it is too little for a warning.
  private func croppedShare(_ detail: DetailMap, _ screen: PlacedScreen) -> Double {
    let area = screen.placement.croppedArea(of: artwork)
    guard area > 0 else { return 0 }
    let share = detail.share {
      screen.placement.place($0, $1, of: artwork, in: screen.frame) == nil
    }
    return share - area >= Self.croppedExcess ? share : 0
  }

  private func coveredShare(_ detail: DetailMap, _ screen: PlacedScreen) -> Double {
    guard let display = screen.display, let cover = ScreenCover(display, turn.orientation) else {
      return 0
    }
    let share = detail.share {
      let place = screen.placement.place($0, $1, of: artwork, in: screen.frame)
      return place.map { cover.contains($0.x, $0.y) } ?? false
    }
    return share - cover.area >= Self.coveredExcess ? share : 0
  }

  /// How much larger the share of cropped detail must be than the share of cropped area to cause a
  /// warning. A texture has detail everywhere and loses equal shares of both, and small differences
  /// go unnoticed.
  private static let croppedExcess = 0.1
  private static let coveredExcess = 0.02
}

/// The screens that hide detail, the worst first, and the largest share that a screen hides.
private struct HiddenDetail {
  let screens: [String]
  let share: Double

  /// Collects the screens with a share above 0; `nil` if there are none.
  init?(_ shares: [(name: String, share: Double)]) {
    // Swift's sort is stable.
    let hiding = shares.filter { $0.share > 0 }.sorted { $0.share > $1.share }
    guard let worst = hiding.first else { return nil }
    share = worst.share
    screens = hiding.reduce(into: []) { if !$0.contains($1.name) { $0.append($1.name) } }
  }
}
