package import LaunchImages
package import LaunchRules
internal import Pixels

/// The parts of an artwork that screens show, as a preview outlines them.
package struct CropSurvey: Sendable {
  package let outlines: [PreviewArtwork.Outline]
  package let safe: UnitRect?
  /// The largest title of the artwork or, without a title, its subject; `nil` if none was found, or
  /// if the plan has a focus.
  package let detail: UnitRect?

  /// Surveys the crops of a finished build; `nil` if the artwork is a logo, which is never cropped,
  /// or if the build made no small picture of the artwork.
  package init?(_ set: LaunchImageSet) {
    if set.plan.options.artworkIsLogo || set.overview == nil { return nil }
    self.init(set.plan, launchDisplays: Display.today)
  }

  /// - Parameter launchDisplays: the displays that show the plan's launch screen.
  package init(_ plan: BuildPlan, launchDisplays: [Display]) {
    let placed = plan.imageScreens + plan.storyboardScreens(launchDisplays)
    outlines = Self.joined(
      placed.map {
        PreviewArtwork.Outline(
          name: $0.display?.heading ?? $0.name, part: UnitRect($0.placement.crop, of: plan.artwork),
          enlargement: $0.placement.enlargement)
      })
    safe = placed.reduce(UnitRect?.some(.whole)) { safe, screen in
      let area = screen.display?.landscapeSafePart ?? .whole
      let part = screen.placement.part(of: screen.frame, in: area, artwork: plan.artwork)
      return safe.flatMap { safe in part.flatMap(safe.intersection) }
    }
    // With a focus, it is known what matters.
    let part = plan.findings.titles.first ?? plan.findings.subject
    detail = if case .focus = plan.anchor { nil } else { part }
  }

  /// Merges outlines whose positions and sizes differ by less than 1/200 of the artwork's width or
  /// height, which look the same.
  private static func joined(_ outlines: [PreviewArtwork.Outline]) -> [PreviewArtwork.Outline] {
    var groups: [(outline: PreviewArtwork.Outline, names: [String])] = []
    for outline in outlines {
      guard let same = groups.firstIndex(where: { $0.outline.part.isClose(to: outline.part) })
      else {
        groups.append((outline, [outline.name]))
        continue
      }
      let largest = max(groups[same].outline.enlargement, outline.enlargement)
      groups[same].outline.enlargement = largest
      if !groups[same].names.contains(outline.name) { groups[same].names.append(outline.name) }
    }
    return groups.map { group in
      var outline = group.outline
      let more = group.names.count - 2
      outline.name =
        group.names.prefix(2).joined(separator: "; ") + (more > 0 ? " and \(more) more" : "")
      return outline
    }
  }
}

extension UnitRect {
  fileprivate func isClose(to other: UnitRect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.005 }
  }
}
