// Runs LaunchScreenHold with the acting stubs. The argument names a scenario, which prints what a
// user would see; Scenario.swift has what it must print.

import Metal
import UIKit

let scenarios: [String: @MainActor () -> Void] = [
  "ready": {
    let screen = Screen()
    screen.hold.show(over: screen.window)
    print(screen.look)
    Fake.pass(3)
    print(screen.look)
    screen.hold.ready()
    print(screen.look, Fake.animations)
    screen.hold.ready()
    Fake.pass(0.2)
    print(screen.look, Fake.animations)
    Fake.pass(0.1)
    print(screen.look)
    Fake.pass(20)
    print(screen.look, Fake.animations)
  },
  "ready before show": {
    let screen = Screen()
    screen.hold.ready()
    screen.hold.show(over: screen.window)
    print(screen.look)
  },
  "show again": {
    let screen = Screen()
    screen.hold.show(over: screen.window)
    screen.hold.show(over: screen.window)
    print(screen.window.subviews.count)
    screen.hold.ready()
    Fake.pass(1)
    screen.hold.show(over: screen.window)
    print(screen.look)
  },
  "time limit": {
    let (first, second) = (Screen(), Screen())
    first.hold.show(over: first.window)
    second.hold.show(over: second.window, timeLimit: 2)
    Fake.pass(1.9)
    print(first.look, second.look)
    Fake.pass(0.5)
    print(first.look, second.look)
    Fake.pass(7.5)
    print(first.look)
    Fake.pass(0.5)
    print(first.look, Fake.animations)
  },
  "Reduce Motion": {
    Fake.reducesMotion = true
    let screen = Screen()
    screen.hold.show(over: screen.window)
    print(screen.look)
    screen.hold.ready()
    print(screen.look, Fake.animations)
  },
  "two scenes": {
    let (first, second) = (Screen(), Screen())
    first.hold.show(over: first.window)
    second.hold.show(over: second.window)
    first.hold.ready()
    Fake.pass(1)
    print(first.look, second.look)
    second.hold.ready()
    Fake.pass(1)
    print(first.look, second.look)
  },
  "rotation": {
    let screen = Screen()
    screen.hold.show(over: screen.window)
    screen.window.frame.size = CGSize(width: 480, height: 320)
    for view in [screen.cover, screen.cover?.subviews.first] {
      print(view?.frame.size.width ?? 0, view?.frame.size.height ?? 0)
    }
  },
  "windows": {
    useStoryboard()
    var (screen, counts) = (Screen(), (shown: 0, resized: 0))
    for index in 0..<200 {
      let isNew = index % 10 == 0
      if isNew { screen = Screen() }
      screen.window.frame.size = CGSize(
        width: Double(200 + index * 37 % 1177), height: Double(200 + index * 53 % 1177))
      screen.hold.show(over: screen.window)
      if screen.isCovered, isNew { counts.shown += 1 }
      if screen.isCovered, !isNew { counts.resized += 1 }
    }
    print(counts.shown, counts.resized)
  },
  "order": {
    let screen = Screen()
    screen.hold.show(over: screen.window)
    guard let cover = screen.cover, let root = screen.window.rootViewController?.view else {
      return
    }
    // The window becomes visible only now.
    screen.window.addSubview(root)
    print(screen.window.subviews.last === cover)
    cover.layoutSubviews()
    print(screen.window.subviews.last === cover)
    // An alert stays over the launch screen.
    let alert = UIView()
    screen.window.addSubview(alert)
    cover.layoutSubviews()
    print(screen.window.subviews.last === alert)
  },
  "appearance": {
    let screen = Screen(.dark)
    screen.window.overrideUserInterfaceStyle = .light
    screen.hold.show(over: screen.window)
    guard let cover = screen.cover else { return }
    print(cover.overrideUserInterfaceStyle, cover.backgroundColor?.name ?? "")
    print(cover.accessibilityElementsHidden)
  },
  "memory": {
    weak var controller: UIViewController?
    Fake.storyboards["LaunchScreen"] = {
      let new = UIViewController()
      controller = new
      return new
    }
    // The app keeps neither hold nor window.
    weak var hold: LaunchScreenHold?
    weak var cover: UIView?
    do {
      let screen = Screen()
      hold = screen.hold
      screen.hold.show(over: screen.window)
      cover = screen.cover
      print(hold != nil, cover != nil, controller != nil)
    }
    print(hold != nil, cover != nil, controller != nil)
    Fake.pass(20)
    // The app keeps the hold, and the launch screen is gone.
    let screen = Screen()
    screen.hold.show(over: screen.window)
    cover = screen.cover
    screen.hold.ready()
    Fake.pass(1)
    print(cover != nil, controller != nil)
    // Nobody keeps the hold: the time limit still works.
    let window = Screen().window
    let scene = UIWindowScene()
    window.windowScene = scene
    LaunchScreenHold().show(over: window)
    cover = window.subviews.last
    print(cover != nil)
    Fake.pass(11)
    print(cover != nil)
  },
  "no launch screen": {
    for info: [String: Any] in [
      [:], ["UILaunchStoryboardName": "Missing"], ["UILaunchStoryboardName": ""],
      ["UILaunchStoryboardName": 1], ["UILaunchScreen": "Main"], ["UILaunchScreens": [:]],
      ["UILaunchStoryboards": ["UIDefaultLaunchStoryboard": "a"]],
    ] {
      Fake.info = info
      let screen = Screen()
      screen.hold.show(over: screen.window)
      screen.hold.ready()
      Fake.pass(11)
      print(screen.look, Fake.animations.count)
    }
  },
  "xib": {
    Fake.info["UILaunchStoryboardName"] = "Launch"
    Fake.files = ["Launch.nib"]
    Fake.colors = ["Blue"]
    let view = UIView()
    view.backgroundColor = UIColor(named: "Blue")
    Fake.nibs["Launch"] = [view]
    show()
    Fake.nibs["Launch"] = []
    show()
  },
  "devices": {
    for name in ["Plain", "Pad", "Phone"] { storyboard(name) }
    Fake.info = ["UILaunchStoryboardName": "Plain", "UILaunchStoryboardName~ipad": "Pad"]
    show()
    Fake.isPad = true
    show()
    Fake.info = ["UILaunchStoryboardName~ipad": "Pad", "UILaunchStoryboardName~iphone": "Phone"]
    show()
    Fake.isPad = false
    show()
  },
  "URLs": {
    for name in ["One", "Two"] {
      storyboard(name)
      Fake.images[name] = .zero
    }
    Fake.info["UILaunchStoryboards"] =
      [
        "UIDefaultLaunchStoryboard": "first",
        "UIURLToLaunchStoryboardAssociations": ["mail": "second", "lost": "third"],
        "UILaunchStoryboardDefinitions": [
          ["UILaunchStoryboardIdentifier": "first", "UILaunchStoryboardFile": "One"],
          ["UILaunchStoryboardIdentifier": "second", "UILaunchStoryboardFile": "Two"],
        ],
      ] as [String: Any]
    for scheme in ["", "mail", "other"] { show(scheme) }
    // A definition that is missing: the storyboard of the older key.
    storyboard("Old")
    Fake.info["UILaunchStoryboardName"] = "Old"
    show("lost")
    // The newer key.
    Fake.info["UILaunchScreens"] =
      [
        "UIDefaultLaunchScreen": "first", "UIURLToLaunchScreenAssociations": ["mail": "second"],
        "UILaunchScreenDefinitions": [
          ["UILaunchScreenIdentifier": "first", "UIImageName": "One"],
          ["UILaunchScreenIdentifier": "second", "UIImageName": "Two"],
        ],
      ] as [String: Any]
    for scheme in ["", "mail", "other"] { show(scheme) }
  },
  "dictionary": {
    Fake.colors = ["Sky"]
    Fake.images = ["Logo": .zero, "Sliced": UIEdgeInsets(top: 1), "Bar": .zero]
    for screen: [String: Any] in [
      [:], ["UIColorName": "Sky"], ["UIColorName": "Missing", "UIImageName": "Missing"],
      ["UIColorName": "Sky", "UIImageName": "Logo"],
      ["UIImageName": "Logo", "UIImageRespectsSafeAreaInsets": true], ["UIImageName": "Sliced"],
      ["UINavigationBar": [:] as [String: Any]], ["UIToolbar": ["UIImageName": "Bar"]],
      ["UITabBar": [:] as [String: Any], "UIImageName": "Logo"],
      ["UINavigationBar": ["UIImageName": "Bar"], "UITabBar": ["UIImageName": "Bar"]],
      ["UITabBar": [:] as [String: Any], "UIToolbar": [:] as [String: Any]],
    ] {
      Fake.info["UILaunchScreen"] = screen
      show()
    }
  },
  "first drawable": {
    let screen = Screen()
    let (dropped, first, second) = (Drawable(), Drawable(), Drawable())
    screen.hold.show(over: screen.window)
    screen.hold.ready(whenPresented: dropped)
    Fake.pass(1)
    print(screen.look)
    dropped.present(at: 0)
    Fake.pass(1)
    print(screen.look)
    screen.hold.ready(whenPresented: first)
    first.present(at: 100)
    print(screen.look)
    Fake.pass(0)
    print(screen.look)
    screen.hold.ready(whenPresented: second)
    second.present(at: 101)
    Fake.pass(1)
    print(screen.look, Fake.animations)
  },
]

for name in CommandLine.arguments.dropFirst() {
  useStoryboard()
  scenarios[name]?()
}
