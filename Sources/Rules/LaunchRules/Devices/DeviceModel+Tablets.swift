extension DeviceModel {
  static let tablets: [DeviceModel] = withHomeButton + withoutHomeButton

  private static let withHomeButton: [DeviceModel] = [
    tablet("2", .pad1024At1x, (4, 3), (9, 3), .padWithHomeButton),
    tablet("mini", .pad1024At1x, (6, 0), (9, 3), .padWithHomeButton),
    tablet("3", .pad1024At2x, (5, 1), (9, 3), .padWithHomeButton),
    tablet("4", .pad1024At2x, (6, 0), (10, 3), .padWithHomeButton),
    tablet("5", .pad1024At2x, (10, 3), (16, 7), .padWithHomeButton),
    tablet("6", .pad1024At2x, (11, 3), (17, 7), .padWithHomeButton),
    tablet("7", .pad1080, (13, 1), (18, 7), .padWithHomeButton),
    tablet("8", .pad1080, (14, 0), (26, 0), .padWithHomeButton),
    tablet("9", .pad1080, (15, 0), newest, .padWithHomeButton),
    tablet("Air", .pad1024At2x, (7, 0), (12, 5), .padWithHomeButton),
    tablet("Air 2", .pad1024At2x, (8, 1), (15, 8), .padWithHomeButton),
    tablet("Air 3", .pad1112, (12, 2), (26, 0), .padWithHomeButton),
    tablet("mini 2", .pad1024At2x, (7, 0), (12, 5), .padWithHomeButton),
    tablet("mini 3", .pad1024At2x, (8, 1), (12, 5), .padWithHomeButton),
    tablet("mini 4", .pad1024At2x, (9, 0), (15, 8), .padWithHomeButton),
    tablet("mini 5", .pad1024At2x, (12, 2), (26, 0), .padWithHomeButton),
    tablet("Pro 9.7", .pad1024At2x, (9, 3), (16, 7), .padWithHomeButton),
    tablet("Pro 10.5", .pad1112, (10, 3), (17, 7), .padWithHomeButton),
    tablet("Pro 12.9", .pad1366, (9, 1), (16, 7), .padWithHomeButton),
    tablet("Pro 12.9 (2nd generation)", .pad1366, (10, 3), (17, 7), .padWithHomeButton),
  ]

  private static let withoutHomeButton: [DeviceModel] = [
    tablet("10", .pad1180, (16, 1), newest, .padWithoutHomeButton),
    tablet("(A16)", .pad1180, (18, 3), newest, .padWithoutHomeButton),
    tablet("Air 4", .pad1180, (14, 1), newest, .padWithoutHomeButton),
    tablet("Air 5", .pad1180, (15, 4), newest, .padWithoutHomeButton),
    tablet("Air 11 (M2)", .pad1180, (17, 4), newest, .padWithoutHomeButton),
    tablet("Air 11 (M3)", .pad1180, (18, 3), newest, .padWithoutHomeButton),
    tablet("Air 11 (M4)", .pad1180, (26, 3), newest, .padWithoutHomeButton),
    tablet("mini 6", .pad1133, (15, 0), newest, .padWithoutHomeButton),
    tablet("mini (A17 Pro)", .pad1133, (18, 0), newest, .padWithoutHomeButton),
    tablet("Pro 11", .pad1194, (12, 1), (26, 0), .padWithoutHomeButton),
    tablet("Pro 11 (2nd generation)", .pad1194, (13, 4), newest, .padWithoutHomeButton),
    tablet("Pro 11 (3rd generation)", .pad1194, (14, 5), newest, .padWithoutHomeButton),
    tablet("Pro 11 (4th generation)", .pad1194, (16, 1), newest, .padWithoutHomeButton),
    tablet("Pro 11 (M4)", .pad1210, (17, 4), newest, .padWithoutHomeButton),
    tablet("Pro 11 (M5)", .pad1210, (26, 0), newest, .padWithoutHomeButton),
    tablet("Air 13 (M2)", .pad1366, (17, 4), newest, .padWithoutHomeButton),
    tablet("Air 13 (M3)", .pad1366, (18, 3), newest, .padWithoutHomeButton),
    tablet("Air 13 (M4)", .pad1366, (26, 3), newest, .padWithoutHomeButton),
    tablet("Pro 12.9 (3rd generation)", .pad1366, (12, 1), (26, 0), .padWithoutHomeButton),
    tablet("Pro 12.9 (4th generation)", .pad1366, (13, 4), newest, .padWithoutHomeButton),
    tablet("Pro 12.9 (5th generation)", .pad1366, (14, 5), newest, .padWithoutHomeButton),
    tablet("Pro 12.9 (6th generation)", .pad1366, (16, 1), newest, .padWithoutHomeButton),
    tablet("Pro 13 (M4)", .pad1376, (17, 4), newest, .padWithoutHomeButton),
    tablet("Pro 13 (M5)", .pad1376, (26, 0), newest, .padWithoutHomeButton),
  ]

  private static func tablet(
    _ name: String, _ display: Display, _ first: (Int, Int), _ last: (Int, Int),
    _ safeAreas: SafeAreas
  ) -> DeviceModel {
    DeviceModel(
      name: "iPad " + name, display: display, safeAreas: safeAreas,
      systems: OSVersion(first.0, first.1)...OSVersion(last.0, last.1))
  }
}
