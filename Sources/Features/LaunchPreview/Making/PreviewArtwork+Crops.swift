internal import LaunchImages
internal import LaunchRules

extension PreviewArtwork {
  /// The crops of a plan: those of its launch images, and of its storyboard on today's displays.
  init(_ plan: BuildPlan, _ picture: Picture) {
    let placed = plan.imageScreens + plan.storyboardScreens(Display.today)
    let outlines = placed.map {
      Outline(
        name: $0.display?.heading ?? $0.name, part: UnitRect($0.placement.crop, of: plan.artwork),
        enlargement: $0.placement.enlargement)
    }
    self.init(picture: picture, outlines: Self.joined(outlines))
    safe = placed.reduce(UnitRect?.some(.whole)) { safe, screen in
      let area = screen.display?.landscapeSafePart ?? .whole
      let part = screen.placement.part(of: screen.frame, in: area, artwork: plan.artwork)
      return safe.flatMap { safe in part.flatMap(safe.intersection) }
    }
    if case .focus(let point) = plan.anchor {
      kept = point
    } else {
      // With a focus, it is known what matters.
      detail = plan.findings.titles.first ?? plan.findings.subject
    }
  }

  /// Merges outlines whose positions and sizes differ by less than 1/200 of the artwork's width or
  /// height, which look the same.
  private static func joined(_ outlines: [Outline]) -> [Outline] {
    var groups: [(outline: Outline, names: [String])] = []
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
