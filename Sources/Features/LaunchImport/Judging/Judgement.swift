internal import LaunchRules
internal import Pixels

/// The states and issues of imported launch images, and the choice of the artwork.
package struct Judgement: Sendable {
  /// What only a person can decide before the images are replaced.
  enum Question: String, Equatable, Sendable {
    /// Only the Info.plist indicates how the artwork is rotated.
    case direction
    /// It is unknown, or only a majority of the images indicates, into which landscape orientation
    /// the app launches.
    case orientation
    /// The app launches into portrait, where new landscape images would not show.
    case portraitLaunch = "portrait-launch"
  }

  /// The images in the order in which they were found.
  package private(set) var images: [JudgedImage]
  /// The image to make the artwork from; `nil` if no image is known to be landscape art.
  package private(set) var choice: ArtworkChoice?
  /// The landscape orientation that the app launches into; `nil` if it is unknown.
  let orientation: LandscapeOrientation?
  /// `nil` if nothing is guessed, or if there is no artwork.
  private(set) var question: Question?

  /// - Parameter named: the orientation that the images are rotated for; `nil` if the user did not
  ///   specify it.
  init(_ read: [JudgedImage], _ app: AppFacts, named: LandscapeOrientation?) {
    let groups = ArtworkGroups.all(read)
    images = Self.withStates(read, groups, TurnFinder(images: read, app: app, named: named))
    let turned = images.compactMap(\.orientation)
    let right = turned.count { $0 == .landscapeRight }
    // The orientation that most of the rotated images are for.
    let usual: LandscapeOrientation = 2 * right >= turned.count ? .landscapeRight : .landscapeLeft
    orientation = app.orientation ?? named ?? (turned.isEmpty ? nil : usual)
    for index in images.indices { images[index].issues = issues(of: images[index], app) }
    choice = ArtworkChoice(images, artworkCount: groups.count)
    question = choice.flatMap { choice in
      if images[choice.index].isAssumed { return .direction }
      if named != nil { return nil }
      if app.launchesInPortrait { return .portraitLaunch }
      if app.orientation != nil { return nil }
      return Set(turned).count == 1 && !app.disagrees ? nil : .orientation
    }
  }

  private static func withStates(
    _ read: [JudgedImage], _ groups: [[ArtworkGroups.Member]], _ finder: TurnFinder
  ) -> [JudgedImage] {
    var images = read
    for index in images.indices {
      if images[index].readable?.sketch.isOneColor == true { images[index].state = .oneColor }
    }
    for (number, group) in groups.enumerated() {
      let isAssumption = finder.isAssumption(group)
      for (member, state) in zip(group, finder.states(of: group)) {
        images[member.index].state = state
        images[member.index].artwork = number
        images[member.index].isAssumed =
          isAssumption && images[member.index].orientation != nil
      }
    }
    return images
  }

  private func issues(of image: JudgedImage, _ app: AppFacts) -> [ImageIssue] {
    do throws(ImageFault) {
      let content = try image.content.get()
      let issues = [
        SizeCheck.issue(image.found, content.size), turnIssue(of: image, app),
        content.hasOrientation ? .ignoredOrientation : nil,
        image.artwork ?? 0 > 0 ? .differs : nil, StaleCheck(app: app).issue(image.found),
      ]
      return issues.compactMap(\.self)
    } catch {
      return [.unreadable(error, at: image.path)]
    }
  }

  private func turnIssue(of image: JudgedImage, _ app: AppFacts) -> ImageIssue? {
    switch image.state {
    case .turned:
      image.orientation.flatMap { turned in
        if turned != orientation { return .turnedOtherWay(turned) }
        return image.isAssumed ? .assumedTurn(turned) : nil
      }
    case .portrait: app.supportsPortrait == false ? .neverTurned : nil
    case .unknown: .unknownTurn
    case .oneColor: .oneColor
    case .upright, .unread: nil
    }
  }
}
