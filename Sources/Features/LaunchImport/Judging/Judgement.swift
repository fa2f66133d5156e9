package import LaunchRules
internal import Pixels

package struct JudgedImage: Sendable {
  let image: ReadImage
  fileprivate(set) var state: ImageState
  fileprivate(set) var issues: [ImageIssue] = []
  /// The number of the artwork that the image shows, from 0 for the most common artwork; `nil` if
  /// the image was not compared.
  fileprivate(set) var artwork: Int?

  var path: String { image.found.location.path }
  var size: PixelSize? { image.readable?.size }
  package var levels: [Level] { issues.map(\.level) }

  /// Determines the state from the aspect ratio alone, without comparing the image with others.
  fileprivate init(_ image: ReadImage) {
    self.image = image
    guard let content = image.readable else {
      state = .unread
      return
    }
    state =
      if content.sketch?.isOneColor == true {
        .oneColor
      } else if image.found.isPicture {
        .picture
      } else {
        content.size.width > content.size.height ? .upright : .unknown
      }
  }
}

/// A question that a person must answer before the images are replaced.
enum ImportQuestion: String {
  /// How is the artwork rotated? Only the Info.plist indicates the direction.
  case direction
  /// Into which landscape orientation does the app launch? It is not specified, or the images or
  /// the apps disagree.
  case orientation
  /// The app launches into portrait. Should it launch into landscape, so that new images appear?
  case portraitLaunch = "portrait-launch"
}

/// The states and issues of imported launch images, and the choice of the artwork.
package struct Judgement: Sendable {
  /// The images in the order in which they were found.
  package private(set) var images: [JudgedImage]
  /// The image to make the artwork from; `nil` if no image is known to be landscape art.
  package private(set) var choice: ArtworkChoice?
  /// The landscape orientation that the app launches into; `nil` if it is unknown.
  let orientation: LandscapeOrientation?
  /// What a person has to decide before the images are replaced; `nil` if nothing is left to
  /// decide, or if there is no artwork.
  private(set) var question: ImportQuestion?
  /// The key of the launch screen that even the app's oldest iOS version shows instead of the
  /// images; `nil` if there is none.
  let launchScreen: LaunchScreenKey?

  /// - Parameter named: the orientation for which the images are rotated; `nil` if the user did not
  ///   specify one.
  init(_ read: [ReadImage], _ app: AppFacts, named: LandscapeOrientation?) {
    let finder = TurnFinder(images: read, app: app, named: named)
    var images = read.map(JudgedImage.init)
    // The images whose rotation is assumed, because their group has no upright image and no option
    // specifies the direction.
    var assumed: Set<Int> = []
    for (number, group) in ArtworkMember.groups(of: read).enumerated() {
      if finder.isAssumption(group) { assumed.formUnion(group.map(\.index)) }
      for (member, state) in zip(group, finder.states(of: group)) {
        images[member.index].artwork = number
        if !images[member.index].image.found.isPicture { images[member.index].state = state }
      }
    }
    launchScreen = app.info.flatMap { info in
      info.idioms.lazy.compactMap {
        info.launchScreenKey(for: $0, info.lowestSystem(for: $0))
      }.first
    }
    let turns = images.compactMap(\.turn)
    let right = turns.count { $0 == .landscapeRight }
    let common: LandscapeOrientation = 2 * right >= turns.count ? .landscapeRight : .landscapeLeft
    orientation = app.orientation ?? named ?? (turns.isEmpty ? nil : common)
    for index in images.indices {
      images[index].issues = images[index].findIssues(
        app, orientation, isAssumed: assumed.contains(index))
    }
    self.images = images
    choice = ArtworkChoice(images)
    question = choice.flatMap { choice in
      if isPicture { return nil }
      if case .turned = images[choice.index].state, assumed.contains(choice.index) {
        return .direction
      }
      if named != nil { return nil }
      if app.launchesInPortrait { return .portraitLaunch }
      if app.orientation != nil { return nil }
      return Set(turns).count == 1 && !app.disagrees ? nil : .orientation
    }
  }

  /// Whether the import has no launch images, only the picture of a launch screen.
  var isPicture: Bool { images.first?.image.found.isPicture == true }
}

extension JudgedImage {
  /// The launch orientation for which the image is rotated; `nil` if the image is not rotated.
  fileprivate var turn: LandscapeOrientation? {
    guard case .turned(let rotation, _) = state else { return nil }
    return LandscapeOrientation.allCases.first { $0.turn == rotation }
  }

  /// - Parameter isAssumed: whether only the Info.plist indicates how the image is rotated.
  fileprivate func findIssues(
    _ app: AppFacts, _ orientation: LandscapeOrientation?, isAssumed: Bool
  ) -> [ImageIssue] {
    switch image.content {
    case .failure(let fault): [.unreadable(fault, at: path)]
    case .success where image.found.isPicture: []
    case .success(let content):
      [
        image.found.sizeIssue(content.size), turnIssue(app, orientation, isAssumed: isAssumed),
        (artwork ?? 0) > 0 ? .differs : nil, app.staleIssue(of: image.found),
      ].compactMap(\.self)
    }
  }

  private func turnIssue(
    _ app: AppFacts, _ orientation: LandscapeOrientation?, isAssumed: Bool
  ) -> ImageIssue? {
    switch state {
    case .turned:
      guard let turn, let orientation else { return nil }
      if turn != orientation { return .turnedOtherWay(turn) }
      return isAssumed ? .assumedTurn(turn) : nil
    case .portrait: return app.supportsPortrait == false ? .neverTurned : nil
    case .unknown: return .unknownTurn
    case .oneColor: return .oneColor
    case .upright, .picture, .unread: return nil
    }
  }
}

/// What is known about the content of an image and about the image's rotation.
enum ImageState: Equatable, Sendable {
  /// The image is a portrait file that was made from landscape art by this rotation. `evidence`
  /// says how the rotation is known, such as `by Info.plist`.
  case turned(Rotation, evidence: String)
  /// The image is landscape art that was not rotated.
  case upright
  /// The image is a portrait picture, which was never rotated.
  case portrait(evidence: String)
  case picture
  /// The image has one color, and looks the same after every rotation.
  case oneColor
  /// The image is a portrait file with unknown content.
  case unknown
  case unread

  /// The rotation that makes the image upright landscape art again; `nil` if the image is not known
  /// to be landscape art.
  var uprighting: Rotation? {
    switch self {
    case .turned(let rotation, _): rotation.inverse
    case .upright, .picture: Rotation.none
    case .portrait, .oneColor, .unknown, .unread: nil
    }
  }

  /// The state's id in JSON, its text for people, and the evidence.
  var words: (id: String, text: String, evidence: String?) {
    switch self {
    case .turned(let rotation, let evidence):
      ("turned", "rotated \(rotation.rawValue), \(evidence)", evidence)
    case .upright: ("upright", "upright landscape artwork", nil)
    case .portrait(let evidence): ("portrait", "a portrait image, \(evidence)", evidence)
    case .picture: ("picture", "the picture of the launch screen", nil)
    case .oneColor: ("one-color", "one color", nil)
    case .unknown: ("unknown", "unknown", nil)
    case .unread: ("unread", "-", nil)
    }
  }
}
