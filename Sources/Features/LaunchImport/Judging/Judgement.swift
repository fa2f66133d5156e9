package import LaunchRules
internal import Pixels

package struct JudgedImage: Sendable {
  let image: ReadImage
  fileprivate(set) var state: ImageState
  fileprivate(set) var issues: [ImageIssue] = []
  /// The number of the artwork that the image shows, from 0 for the most common artwork; `nil` if
  /// the image was not compared.
  fileprivate(set) var artwork: Int?
  /// The correlation with the largest image of the same artwork, at most 1; `nil` if the image was
  /// not compared.
  fileprivate(set) var correlation: Double?

  var path: String { image.found.location.path }
  var size: PixelSize? { image.readable?.size }
  package var levels: [Level] { issues.map(\.level) }

  /// The state by the aspect ratio alone, without comparing the image with others.
  fileprivate init(_ image: ReadImage) {
    self.image = image
    guard let content = image.readable else {
      state = .unread
      return
    }
    let isOneColor = content.sketch?.isOneColor == true
    state = isOneColor ? .oneColor : content.size.width > content.size.height ? .upright : .unknown
  }
}

/// What only a person can decide before the images are replaced.
enum ImportQuestion: String {
  /// Only the Info.plist indicates how the artwork is rotated.
  case direction
  /// The landscape orientation of the launch is unknown, or the images do not all agree on it.
  case orientation
  /// The app launches into portrait, where new landscape images would not show.
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
  /// What a person has to decide before anything is replaced; `nil` if nothing is guessed, or if
  /// there is no artwork.
  private(set) var question: ImportQuestion?
  /// The key of a launch screen that all iOS versions supported by the app show instead of the
  /// images; `nil` if there is none.
  let launchScreen: LaunchScreenKey?
  /// The indices of the images whose rotation is assumed, because their group has no upright image
  /// and no option specifies the direction.
  private var assumed: Set<Int> = []

  // Measured on launch images of 20 artworks: at their own size or enlarged by less than a third,
  // their detail was at least 0.25, except for pixel art of 320x180; enlarged to twice their size,
  // it was at most 0.21, with one exception.

  /// The ratio measured by ``Detail`` below which an image may have been enlarged, or is blurred.
  private static let enlargedDetail = 0.23
  /// If a smaller image's ratio from ``Detail`` is above this, the artwork itself is sharp.
  private static let sharpDetail = 0.35

  /// - Parameter named: the orientation that the images are rotated for; `nil` if the user did not
  ///   specify it.
  init(_ read: [ReadImage], _ app: AppFacts, named: LandscapeOrientation?) {
    let groups = ArtworkGroups(read)
    let finder = TurnFinder(images: read, app: app, named: named)
    var images = read.map(JudgedImage.init)
    for (number, group) in groups.groups.enumerated() {
      let states = finder.states(of: group)
      let isAssumption = finder.isAssumption(group)
      for member in group {
        let isPicture = read[member.index].found.isPicture
        let state = isPicture ? .picture : states[member.index] ?? images[member.index].state
        images[member.index].state = state
        images[member.index].artwork = number
        images[member.index].correlation = member.correlation
        if case .turned = state, isAssumption { assumed.insert(member.index) }
      }
    }
    launchScreen = app.info.flatMap { info in
      info.idioms.lazy.compactMap {
        info.launchScreenKey(for: $0, info.lowestSystem(for: $0))
      }.first
    }
    self.images = images
    let turned = Self.turned(images)
    orientation = app.orientation ?? named ?? turned?.orientation
    let stale = StaleFinder(app: app)
    for index in images.indices {
      self.images[index].issues = issues(index, app, stale, groups)
    }
    markEnlarged()
    choice = ArtworkChoice(self.images)
    question = choice.flatMap { choice in
      if isPicture { return nil }
      if assumed.contains(choice.index) { return .direction }
      if named != nil { return nil }
      if app.launchesInPortrait { return .portraitLaunch }
      if app.orientation != nil { return nil }
      return turned?.isUnanimous == true && !app.disagrees ? nil : .orientation
    }
  }

  /// Whether there are no launch images, but the picture of a launch screen.
  var isPicture: Bool { images.first?.image.found.isPicture == true }

  /// The orientation that most of the rotated images are for, and whether all of them are; `nil` if
  /// no image is rotated.
  private static func turned(
    _ images: [JudgedImage]
  ) -> (orientation: LandscapeOrientation, isUnanimous: Bool)? {
    let orientations = images.compactMap { image -> LandscapeOrientation? in
      guard case .turned(let rotation, _) = image.state else { return nil }
      return LandscapeOrientation(turn: rotation)
    }
    let right = orientations.count { $0 == .landscapeRight }
    if orientations.isEmpty { return nil }
    return (
      2 * right >= orientations.count ? .landscapeRight : .landscapeLeft,
      right == 0 || right == orientations.count
    )
  }

  private func issues(
    _ index: Int, _ app: AppFacts, _ stale: StaleFinder, _ groups: ArtworkGroups
  ) -> [ImageIssue] {
    let image = images[index].image
    switch image.content {
    case .failure(let fault): return [.unreadable(fault)]
    case .success where image.found.isPicture: return []
    case .success(let content):
      return [
        image.found.sizeIssue(content.size), turnIssue(index, app),
        content.orientation == .up ? nil : .ignoredOrientation, artworkIssue(index, groups),
        stale.reason(image.found).map { .stale($0) },
      ].compactMap(\.self)
    }
  }

  private func turnIssue(_ index: Int, _ app: AppFacts) -> ImageIssue? {
    switch images[index].state {
    case .turned(let rotation, _):
      guard let orientation, let found = LandscapeOrientation(turn: rotation) else { return nil }
      if found != orientation { return .turnedOtherWay(found) }
      return assumed.contains(index) ? .assumedTurn(found) : nil
    case .portrait: return app.supportsPortrait == false ? .neverTurned : nil
    case .unknown: return .unknownTurn
    case .oneColor: return .oneColor
    case .upright, .picture, .unread: return nil
    }
  }

  /// The issue of an image that does not show the same artwork as most images; `nil` if it does, or
  /// if it was not compared.
  private func artworkIssue(_ index: Int, _ groups: ArtworkGroups) -> ImageIssue? {
    guard let artwork = images[index].artwork, artwork > 0 else { return nil }
    return groups.doubtful.contains(index) ? .unclear : .differs
  }

  /// Adds an issue to each enlarged image. An image is considered enlarged only if a smaller image
  /// shows that the artwork itself is sharp.
  private mutating func markEnlarged() {
    for index in images.indices {
      guard let artwork = images[index].artwork, let content = images[index].image.readable,
        let detail = content.detail, detail < Self.enlargedDetail
      else { continue }
      let isSharp = images.contains { other in
        guard other.artwork == artwork, let smaller = other.image.readable else { return false }
        return smaller.size.area < content.size.area && smaller.detail ?? 0 > Self.sharpDetail
      }
      if isSharp { images[index].issues.append(.enlarged) }
    }
  }
}

/// The content of an image, and whether it is rotated, as far as this is known.
enum ImageState: Equatable, Sendable {
  /// The image is landscape art to which this rotation was applied to make a portrait file.
  /// `evidence` says how this is known, such as `by Info.plist`.
  case turned(Rotation, evidence: String)
  /// The image is landscape art that was not rotated.
  case upright
  /// The image is a portrait picture, which was never rotated.
  case portrait(evidence: String)
  /// The picture of a launch screen.
  case picture
  /// The image is one color, which looks the same however it is turned.
  case oneColor
  /// The image is a portrait file with unknown content.
  case unknown
  case unread

  /// The rotation that makes the image upright landscape art again; `nil` if it is not known to be
  /// landscape art.
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
