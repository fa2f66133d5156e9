/// The reason why the frame of an image view is not known.
package enum UnknownFrame: String, Error, Encodable {
  case open = "its constraints or mask leave it open, or it depends on the size of a text"
  case contradiction = "its required constraints contradict each other"
  case tooManyConstraints = "too many constraints to lay out"
  case safeArea = "sources do not settle where in the safe area iOS shows the image"
  case systemValue = "it depends on margins, distances or a size class that only iOS knows"

  init(_ failure: ConstraintSystem.Failure) {
    self =
      switch failure {
      case .contradiction: .contradiction
      case .tooManySteps: .tooManyConstraints
      }
  }
}
