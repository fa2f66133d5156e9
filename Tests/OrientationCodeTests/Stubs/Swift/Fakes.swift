// What scenarios control and watch in place of a device; no part of UIKit.

@MainActor public enum Fake {
  /// The app's Info.plist.
  public static var info: [String: Any] = [:]
  /// The names of files in the app, such as `LaunchScreen.storyboardc`.
  public static var files: Set<String> = []
  /// What the storyboards and nibs among the files contain.
  public static var storyboards: [String: () -> UIViewController?] = [:]
  public static var nibs: [String: [Any]] = [:]
  /// The colors and images of the app's asset catalog.
  public static var colors: Set<String> = []
  public static var images: [String: UIEdgeInsets] = [:]
  public static var isPad = false
  public static var reducesMotion = false
  /// The durations of the animations so far.
  public static var animations: [Double] = []

  private static var time = 0.0
  private static var pending: [(time: Double, work: @Sendable () -> Void)] = []

  /// As from any thread; scenarios have only one.
  nonisolated public static func later(_ work: @escaping @Sendable () -> Void, after delay: Double)
  {
    MainActor.assumeIsolated { pending.append((time + delay, work)) }
  }

  /// Does in order what is due until then.
  public static func pass(_ seconds: Double) {
    let end = time + seconds
    while let index = pending.indices.min(by: { pending[$0].time < pending[$1].time }),
      pending[index].time <= end
    {
      let next = pending.remove(at: index)
      time = max(time, next.time)
      next.work()
    }
    time = end
  }
}
