// What the scenarios use, and how they see a window.

import Metal
import UIKit

/// A window in a scene of its own, which looks as on a device with the given appearance.
@MainActor final class Screen {
  let scene = UIWindowScene()
  let window: UIWindow
  let hold = LaunchScreenHold()

  init(_ style: UIUserInterfaceStyle = .light) {
    scene.traitCollection.userInterfaceStyle = style
    window = UIWindow(windowScene: scene)
    window.frame = CGRect(size: CGSize(width: 320, height: 480))
    let root = UIViewController()
    window.rootViewController = root
    window.addSubview(root.view)
  }

  var cover: UIView? { window.subviews.first { $0 !== window.rootViewController?.view } }

  /// Whether the cover and the launch screen in it are as large as the window.
  var isCovered: Bool {
    [cover, cover?.subviews.first].allSatisfy { view in
      view?.frame.size.width == window.bounds.size.width
        && view?.frame.size.height == window.bounds.size.height
    }
  }

  /// What is over the root view controller's view.
  var look: String {
    guard let cover else { return "app" }
    let touches = cover.isUserInteractionEnabled ? "" : ", touches go through"
    return (cover.subviews.map(describe).joined() + (cover.alpha < 1 ? ", faded" : "") + touches)
  }
}

@MainActor func describe(_ view: UIView) -> String {
  var parts: [String] = []
  if let color = view.backgroundColor { parts.append(color.name) }
  switch view {
  case let picture as UIImageView: parts.append(describe(picture))
  case let bar as UINavigationBar: parts.append("navigation bar" + suffix(bar.image))
  case let bar as UIToolbar: parts.append("toolbar" + suffix(bar.image))
  case let bar as UITabBar: parts.append("tab bar" + suffix(bar.backgroundImage))
  default: break
  }
  return (parts + view.subviews.map(describe)).joined(separator: " + ")
}

@MainActor func describe(_ picture: UIImageView) -> String {
  let place = picture.contentMode == .center ? "centered" : "stretched"
  let area = picture.translatesAutoresizingMaskIntoConstraints ? "screen" : "safe area"
  return "\(picture.image?.name ?? "nothing") \(place) in the \(area)"
}

@MainActor func suffix(_ image: UIImage?) -> String { image.map { " of \($0.name)" } ?? "" }

/// Shows the launch screen in a new window.
@MainActor func show(_ scheme: String = "") {
  let screen = Screen()
  screen.hold.show(
    over: screen.window, openedBy: scheme.isEmpty ? nil : URL(scheme: scheme))
  print(screen.look)
}

@MainActor func storyboard(_ name: String) {
  Fake.files.insert(name + ".storyboardc")
  Fake.storyboards[name] = {
    let controller = UIViewController()
    controller.view.backgroundColor = UIColor(named: name)
    return controller
  }
  Fake.colors.insert(name)
}

final class Drawable: MTLDrawable {
  var presentedTime = 0.0
  private var handlers: [MTLDrawablePresentedHandler] = []
  func addPresentedHandler(_ block: @escaping MTLDrawablePresentedHandler) {
    handlers.append(block)
  }
  func present(at time: Double) {
    presentedTime = time
    for handler in handlers { handler(self) }
    handlers = []
  }
}

/// The launch screen of a simple app.
@MainActor func useStoryboard() {
  Fake.info["UILaunchStoryboardName"] = "LaunchScreen"
  storyboard("LaunchScreen")
}
