internal import LaunchRules
internal import Pixels

/// The texts of a launch file, from the templates.
struct LaunchFileText {
  let plan: LaunchFilePlan

  func text(of document: LaunchFileDocument) -> String {
    switch document {
    case .imageSet: Templates.text("LaunchArtwork.imageset", ["images": images])
    case .colorSet: Templates.text("LaunchBackground.colorset", hexadecimalColor)
    case .catalog: Templates.text("LaunchAssets.xcassets", [:])
    case .storyboard: Templates.text("LaunchScreen.storyboard", storyboard)
    case .propertyList: Templates.text("LaunchFile.plist", [plan.launchFile.key.rawValue: names])
    }
  }

  private var names: [String: String] {
    [
      "storyboard": LaunchFile.storyboardName, "image": LaunchFile.imageName,
      "color": LaunchFile.colorName,
    ]
  }

  private var images: [[String: String]] {
    plan.images.map { ["filename": $0.name, "scale": "\($0.scale.rawValue)x"] }
  }

  private var storyboard: [String: String] {
    // Interface Builder's size of an image is that of its smallest scale, in points.
    let image = plan.images.first.map(\.size) ?? PixelSize(width: 1, height: 1)
    return [
      "image": LaunchFile.imageName, "imageWidth": "\(image.width)",
      "imageHeight": "\(image.height)", "contentMode": contentMode,
      "red": Self.decimal(plan.background.red), "green": Self.decimal(plan.background.green),
      "blue": Self.decimal(plan.background.blue),
    ]
  }

  /// What UIView calls it.
  private var contentMode: String {
    switch plan.fit {
    case .cover: "scaleAspectFill"
    case .contain: "scaleAspectFit"
    case .fill: "scaleToFill"
    }
  }

  private var hexadecimalColor: [String: String] {
    [
      "red": Self.hexadecimal(plan.background.red),
      "green": Self.hexadecimal(plan.background.green),
      "blue": Self.hexadecimal(plan.background.blue),
    ]
  }

  /// As Interface Builder writes a component: `0.0`, `0.25`, `1`.
  private static func decimal(_ component: UInt8) -> String {
    component == 255 ? "1" : "\(Double(component) / 255)"
  }

  /// As Xcode writes a component of a color set: `0x0A`.
  private static func hexadecimal(_ component: UInt8) -> String {
    let digits = String(component, radix: 16, uppercase: true)
    return "0x" + (digits.count == 1 ? "0" : "") + digits
  }
}
