/// How a build reacts to detail of the artwork that screens do not show.
public enum SafeAreaPolicy: String, Hashable, Sendable, CaseIterable {
  case off
  /// The build warns, and lists the screens that hide detail.
  case warn
  /// Like ``warn``, but without crops that the user chose: see `BuildOptions.isCropChosen`.
  case warnUnlessChosen
}
