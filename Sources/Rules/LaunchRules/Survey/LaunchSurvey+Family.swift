extension LaunchSurvey {
  /// The launches on the devices of a family.
  ///
  /// - Complexity: O(displays x versions x entries)
  package init(_ info: LaunchInfo, on idiom: DeviceIdiom) {
    self.init(info, Scope(devices: DeviceModel.all.filter { $0.idiom == idiom }))
  }
}
