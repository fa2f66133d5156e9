/// What a rule says of a bundle.
struct Violation {
  enum Place {
    /// A line of Info.plist; `nil` where there is none.
    case line(Int?)
    /// An image.
    case image(ImageFile)
  }

  var place: Place
  var message: String
  /// Milder than the rule's own, where it does less harm.
  var level: Level?

  init(_ place: Place, _ message: String, level: Level? = nil) {
    self.place = place
    self.message = message
    self.level = level
  }

  init(_ line: Int?, _ message: String, level: Level? = nil) {
    self.init(.line(line), message, level: level)
  }
}
