extension DeviceModel {
  static let tablets: [DeviceModel] = [
    tablet("2", .pad1024At1x, (4, 3), (9, 3)),
    tablet("mini", .pad1024At1x, (6, 0), (9, 3)),
    tablet("3", .pad1024At2x, (5, 1), (9, 3)),
    tablet("4", .pad1024At2x, (6, 0), (10, 3)),
    tablet("5", .pad1024At2x, (10, 3), (16, 7)),
    tablet("6", .pad1024At2x, (11, 3), (17, 7)),
    tablet("Air", .pad1024At2x, (7, 0), (12, 5)),
    tablet("Air 2", .pad1024At2x, (8, 1), (15, 8)),
    tablet("mini 2", .pad1024At2x, (7, 0), (12, 5)),
    tablet("mini 3", .pad1024At2x, (8, 0), (12, 5)),
    tablet("mini 4", .pad1024At2x, (9, 0), (15, 8)),
    tablet("mini 5", .pad1024At2x, (12, 2), (26, 0)),
    tablet("Pro 9.7", .pad1024At2x, (9, 3), (16, 7)),
    tablet("Pro 10.5", .pad1112, (10, 3), (17, 7)),
    tablet("Pro 11", .pad1194, (12, 1), (26, 0), hasFaceID: true),
    tablet("Pro 12.9", .pad1366, (9, 1), (16, 7)),
    tablet("Pro 12.9 (3rd generation)", .pad1366, (12, 1), (26, 0), hasFaceID: true),
  ]

  private static func tablet(
    _ name: String, _ display: Display, _ first: (Int, Int), _ last: (Int, Int),
    hasFaceID: Bool = false
  ) -> DeviceModel {
    DeviceModel(
      name: "iPad " + name, display: display, idiom: .pad,
      systems: OSVersion(first.0, first.1)...OSVersion(last.0, last.1), hasFaceID: hasFaceID,
      launchesAsHeld: true)
  }
}
