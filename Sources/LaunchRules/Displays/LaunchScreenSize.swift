/// A screen size that gets an entry in UILaunchImages.
public enum LaunchScreenSize: Int, Hashable, Sendable, CaseIterable {
  // TN2244's iPhones, in the order of its Listing 1.
  case height568 = 568
  case height480 = 480
  case height667 = 667
  case height736 = 736
  // iPhones since the X.
  case height812 = 812
  case height896 = 896
  case height844 = 844
  case height926 = 926
  case height852 = 852
  case height932 = 932
  case height874 = 874
  case height956 = 956
  case height912 = 912
  case height678 = 678
  case height951 = 951
  // iPads.
  case height1024 = 1024
  case height1133 = 1133
  case height1080 = 1080
  case height1180 = 1180
  case height1112 = 1112
  case height1194 = 1194
  case height1210 = 1210
  case height1366 = 1366
  case height1376 = 1376

  /// The sizes of TN2244's Listing 1, in its order.
  public static let technote: [LaunchScreenSize] = [.height568, .height480, .height667, .height736]

  /// All iPhone sizes, TN2244's first.
  public static let phones = allCases.filter { $0.idiom == .phone }

  /// All iPad sizes.
  public static let tablets = allCases.filter { $0.idiom == .pad }

  /// The first display that had this size.
  private var display: Display {
    switch self {
    case .height568: .phone568
    case .height480: .phone480
    case .height667: .phone667
    case .height736: .plus
    case .height812: .phone812
    case .height896: .phone896At3x
    case .height844: .phone844
    case .height926: .phone926
    case .height852: .phone852
    case .height932: .phone932
    case .height874: .phone874
    case .height956: .phone956
    case .height912: .phone912
    case .height678: .duoOuter
    case .height951: .duoInner
    case .height1024: .pad1024At2x
    case .height1133: .pad1133
    case .height1080: .pad1080
    case .height1180: .pad1180
    case .height1112: .pad1112
    case .height1194: .pad1194
    case .height1210: .pad1210
    case .height1366: .pad1366
    case .height1376: .pad1376
    }
  }

  public var points: PointSize { display.points }

  /// The family of the devices that have this size.
  public var idiom: DeviceIdiom { display.idiom }

  /// The first iOS that runs on this screen and reads UILaunchImages.
  public var minimumOS: OSVersion { display.minimumOS }

  /// The scales of the displays that have this size.
  public var nativeScales: Set<ScaleFactor> {
    Set(Display.all.filter { $0.points == points }.map(\.scale))
  }
}

extension LaunchScreenSize: CustomStringConvertible {
  /// The width and height in points: `414x736`.
  public var description: String { points.description }
}
