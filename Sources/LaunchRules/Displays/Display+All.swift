extension Display {
  /// All displays: iPhones from the smallest to the largest, then iPads.
  public static let all: [Display] = [
    .phone480, .phone568, .phone667, .zoomedPlus, .plus, .phone812, .phone896At2x, .phone896At3x,
    .pad1024At1x, .pad1024At2x, .pad1112, .pad1194, .pad1366,
  ]
}
