// What Documentation/Engines.md uses of Flutter, after the headers in
// engine/src/flutter/shell/platform/darwin/ios/framework/Headers of flutter/flutter.

import UIKit

@MainActor open class FlutterViewController: UIViewController {
  public private(set) var callback: (() -> Void)?
  open func setFlutterViewDidRenderCallback(_ callback: @escaping () -> Void) {
    self.callback = callback
  }
}

@available(iOS 13.0, *)
@MainActor open class FlutterSceneDelegate: NSObject, UIWindowSceneDelegate {
  open var window: UIWindow?
  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}
