extension Display {
  /// The front of the first device with this display; `nil` if no source describes it.
  ///
  /// - Complexity: O(displays)
  public var front: DeviceFront? { DeviceFront.all.first { $0.display == self }?.front }
}

extension DeviceFront {
  fileprivate static let all: [(display: Display, front: DeviceFront)] =
    phones + faceIDPhones + tablets

  private static let phones: [(Display, DeviceFront)] = [
    (.phone480, .homeButton(58.6, 115.2, 163)),
    (.phone568, .homeButton(58.6, 123.8, 163)),
    (.phone667, .homeButton(67, 138.1, 163)),
    // The panel has 1080 pixels at 401 per inch, which show 375 points zoomed, and 414 otherwise.
    (.zoomedPlus, .homeButton(77.8, 158.1, 139.2)),
    (.plus, .homeButton(77.8, 158.1, 153.7)),
  ]

  private static let notch = CameraHousing.notch(width: 209, height: 30)
  private static let lcdNotch = CameraHousing.notch(width: 230, height: 33)
  private static let smallNotch = CameraHousing.notch(width: 161, height: 33)
  private static let island = CameraHousing.island(width: 126, height: 37, top: 11)
  private static let lowIsland = CameraHousing.island(width: 126, height: 37, top: 14)

  private static let faceIDPhones: [(Display, DeviceFront)] = [
    (.phone812, .faceID(70.9, 143.6, 152.7, corner: 39, notch)),
    (.phone812At2x, .faceID(75.7, 150.9, 147.6, corner: 37.6, lcdNotch)),
    (.phone896At2x, .faceID(75.7, 150.9, 163, corner: 41.5, lcdNotch)),
    (.phone896At3x, .faceID(77.4, 157.5, 152.7, corner: 39, notch)),
    (.phone844, .faceID(71.5, 146.7, 153.3, corner: 47.33, smallNotch)),
    (.phone926, .faceID(78.1, 160.8, 152.7, corner: 53.33, smallNotch)),
    (.phone852, .faceID(71.5, 147.5, 153.3, corner: 55, island)),
    (.phone932, .faceID(77.6, 160.7, 153.3, corner: 55, island)),
    (.phone874, .faceID(71.5, 149.6, 153.3, corner: 62, lowIsland)),
    (.phone956, .faceID(77.6, 163, 153.3, corner: 62, lowIsland)),
    (.phone912, .faceID(74.7, 156.2, 153.3, corner: 62, lowIsland)),
  ]

  private static let tablets: [(Display, DeviceFront)] = [
    (.pad1024At1x, .homeButton(185.7, 241.2, 132)),
    (.pad1024At2x, .homeButton(169.5, 240, 132)),
    (.pad1133, .faceID(134.8, 195.4, 163, corner: 18, .outside)),
    (.pad1080, .homeButton(174.1, 250.6, 132)),
    (.pad1180, .faceID(178.5, 247.6, 132, corner: 18, .outside)),
    (.pad1112, .homeButton(174.1, 250.6, 132)),
    (.pad1194, .faceID(178.5, 247.6, 132, corner: 18, .outside)),
    (.pad1210, .faceID(177.5, 249.7, 132, corner: 18, .outside)),
    (.pad1366, .faceID(214.9, 280.6, 132, corner: 18, .outside)),
    (.pad1376, .faceID(215.5, 281.6, 132, corner: 18, .outside)),
  ]
}
