extension Display {
  /// All displays: iPhones from the oldest to the newest, then iPads from the smallest to the
  /// largest.
  public static let all: [Display] =
    [.phone480, .phone568, .phone667, .zoomedPlus, .plus] + faceIDPhones + [.duoOuter, .duoInner]
    + tablets
}
