internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Texts

extension BuildPlan {
  /// Warnings about parts of the artwork that some screens hide: titles and the subject. If
  /// ``BuildOptions/findsHiddenParts`` is false, the warnings are only about cut titles.
  ///
  /// - Complexity: O(screens)
  var hiddenPartWarnings: [BuildWarning] {
    guard findings.isKnown else { return [] }
    let displays = Display.all.filter { options.devices.map(\.display).contains($0) }
    let screens = imageScreens + storyboardScreens(displays)
    let looks = options.findsHiddenParts
    // With `--focus auto`, the user wants to keep the titles, so a cut title is reported.
    let mayCutTitles =
      looks
      ? !options.isCropChosen || options.focus == .automatic : options.mayWarnOfCrops
    let title = mayCutTitles ? cut(findings.titles, .title, on: screens) : nil
    let subject =
      title == nil && looks && !options.isCropChosen
      ? cut([findings.subject].compactMap(\.self), .subject, on: screens) : nil
    let covered = looks ? covered(screens) : nil
    return [title, subject].compactMap(\.self).map { .partCut($0) }
      + [covered].compactMap(\.self).map { .partCovered($0) }
  }

  /// A warning that launch images crop much of the artwork. `nil` if the user chose the crop, or if
  /// the cropped areas are known to have no subject.
  var croppedWarning: BuildWarning? {
    guard options.mayWarnOfCrops else { return nil }
    let parts = [findings.subject].compactMap(\.self)
    let screens = imageScreens.filter { screen in
      !findings.isKnown || worstCut(parts, .subject, by: visiblePart(screen.placement)) != nil
    }
    return PictureWarning.cropped(
      screens.map(\.placement), of: artwork, limit: Self.croppedAreaLimit
    ).map { .picture($0) }
  }

  /// Whether a plan depends on the contents of the artwork. This is true if the options ask for a
  /// detected focus or for warnings about hidden parts, or if images crop so much that a title may
  /// be cut.
  static func needsFindings(ofArtwork size: PixelSize, _ options: BuildOptions) -> Bool {
    if options.focus == .automatic || options.findsHiddenParts { return true }
    if !options.mayWarnOfCrops || !options.makesImages { return false }
    return BuildPlan(artwork: size, options: options).images.contains {
      $0.placement.croppedArea(of: size) > Self.noticedArea
    }
  }

  /// If an image crops a larger share of the artwork's area, a title may be cut.
  private static let noticedArea = 0.05

  private typealias Cut = (share: Double, side: HiddenPart.Side?)

  private func cut(
    _ parts: [UnitRect], _ kind: HiddenPart.Kind, on screens: [PlacedScreen]
  ) -> HiddenPart? {
    var part = hidden(kind, screens) { worstCut(parts, kind, by: visiblePart($0.placement)) }
    part?.remedy = remedy(parts, kind, on: screens)
    return part
  }

  /// A hidden part, with the screens that hide the part, the worst screen first.
  private func hidden(
    _ kind: HiddenPart.Kind, _ screens: [PlacedScreen], _ share: (PlacedScreen) -> Cut?
  ) -> HiddenPart? {
    // The sort is stable, so equally bad screens keep their order.
    let hiding = screens.compactMap { screen in share(screen).map { (screen.name, $0) } }
      .sorted { $0.1.share > $1.1.share }
    guard let worst = hiding.first?.1 else { return nil }
    return HiddenPart(
      kind: kind, screens: hiding.map(\.0).withoutRepeats, share: worst.share, side: worst.side,
      remedy: .moveIn)
  }

  private func visiblePart(_ placement: Placement) -> UnitRect {
    UnitRect(placement.crop, of: artwork)
  }

  /// Finds the part that `crop` cuts most: the share of the part that is cut off, and the side with
  /// the largest loss. `nil` if the share is too small for a warning.
  private func worstCut(_ parts: [UnitRect], _ kind: HiddenPart.Kind, by crop: UnitRect) -> Cut? {
    let cuts = parts.map { part -> Cut in
      let shown = part.intersection(crop)?.area ?? 0
      let losses: [(Double, HiddenPart.Side)] = [
        ((crop.y - part.y) / part.height, .top),
        ((part.y + part.height - crop.y - crop.height) / part.height, .bottom),
        ((crop.x - part.x) / part.width, .left),
        ((part.x + part.width - crop.x - crop.width) / part.width, .right),
      ]
      return (1 - shown / part.area, losses.max { $0.0 < $1.0 }?.1)
    }
    let limit = kind == .title ? Self.titleLimit : Self.subjectLimit
    return cuts.max { $0.share < $1.share }.flatMap { $0.share >= limit ? $0 : nil }
  }

  /// A cut is reported if it removes at least this share of a title's box. A smaller cut may not be
  /// real, because the box is exact only to 1/20 of its height.
  private static let titleLimit = 0.08
  /// The smallest cut share of a subject's box to report. The box is much larger than the subject.
  private static let subjectLimit = 0.6

  private func remedy(
    _ parts: [UnitRect], _ kind: HiddenPart.Kind, on screens: [PlacedScreen]
  ) -> HiddenPart.Remedy {
    guard let focus = findings.focus, options.focus != .automatic, options.fit == .cover else {
      return .moveIn
    }
    let anchor = Anchor.focus(focus)
    func loss(_ placement: (PlacedScreen) -> Placement) -> Double {
      screens.reduce(0) { sum, screen in
        sum + (worstCut(parts, kind, by: visiblePart(placement(screen)))?.share ?? 0)
      }
    }
    let kept = loss {
      Placement(artwork: artwork, frame: $0.frame, fit: options.fit, anchor: anchor)
    }
    return kept < 0.5 * loss(\.placement) ? .automaticFocus : .moveIn
  }

  private func covered(_ screens: [PlacedScreen]) -> HiddenPart? {
    hidden(.title, screens) { screen in
      let covers = (screen.display?.coveredParts(turn.orientation) ?? []).compactMap {
        screen.placement.part(of: screen.frame, in: $0, artwork: artwork)
      }
      let shares = findings.titles.map { title in
        covers.reduce(0) { $0 + (title.intersection($1)?.area ?? 0) } / title.area
      }
      return shares.max().flatMap { $0 >= Self.coveredLimit ? ($0, nil) : nil }
    }
  }

  /// The smallest covered share of a title's box to report. A smaller part may contain no letters.
  private static let coveredLimit = 0.03
}
