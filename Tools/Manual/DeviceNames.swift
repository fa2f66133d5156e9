import LaunchRules

enum DeviceNames {
  static var all: [String] { DeviceModel.all.map(\.name) }
}
