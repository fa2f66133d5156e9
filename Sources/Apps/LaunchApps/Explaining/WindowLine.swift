internal import LaunchRules

/// A line of `explain` about a kind of resizable window.
struct WindowLine {
  private let window: ResizableWindow

  init(_ window: ResizableWindow) { self.window = window }

  var cells: [String] {
    [place, "\(window.systems)", "any", "-", "-", shape, window.confidence.word, text]
  }

  private var place: String {
    switch window.place {
    case .padWindow: "iPads, in windows"
    case .mirroredPhone: "iPhones, mirrored on a Mac"
    case .innerDisplay: "iPhone Duo, inner display"
    }
  }

  private var shape: String {
    switch window.treatment {
    case .preference: "any shape"
    case .steps, .fullScreen: "as listed"
    case .portrait: "portrait"
    }
  }

  var text: String {
    switch window.treatment {
    case .preference:
      "the same, in the window's shape: the listed orientations are only a preference"
    case .steps: "the same, in windows that are resized in steps: UIRequiresFullScreen is true"
    case .fullScreen: "the same, on the full screen: UIRequiresFullScreen is true"
    case .portrait: "the same, upright: mirrored windows do not turn"
    }
  }
}
