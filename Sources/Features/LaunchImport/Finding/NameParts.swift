internal import LaunchRules

/// The parts of an image's file name: for `Default-568h@2x~ipad.png`, these are `Default-568h`,
/// `@2x` and `~ipad`.
struct NameParts: Equatable {
  let stem: String
  let scale: ScaleFactor
  /// The device family of the name's suffix; `nil` without such a suffix.
  let idiom: DeviceIdiom?

  /// `nil` if the name does not end in `.png`.
  init?(_ name: String) {
    guard name.lowercased().hasSuffix(".png") else { return nil }
    var stem = name.dropLast(4)
    var scale = ScaleFactor.one
    var idiom: DeviceIdiom?
    for known in DeviceIdiom.allCases where stem.hasSuffix(known.suffix) {
      idiom = known
      stem = stem.dropLast(known.suffix.count)
    }
    for known in ScaleFactor.allCases.dropFirst() where stem.hasSuffix(known.suffix) {
      scale = known
      stem = stem.dropLast(known.suffix.count)
    }
    self.stem = String(stem)
    self.scale = scale
    self.idiom = idiom
  }
}
