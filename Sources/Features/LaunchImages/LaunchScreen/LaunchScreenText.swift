internal import AppDocuments
internal import LaunchRules
internal import Pixels
internal import Texts

/// The text files of a launch screen, made from templates.
struct LaunchScreenText {
  let plan: LaunchScreenPlan

  func text(of document: LaunchScreenDocument) -> String {
    switch document {
    case .imageSet: imageSet([nil] + ArtworkRole.inImageSet)
    case .logoSet: imageSet([.logo])
    case .colorSet:
      Self.fill(
        PackageResources.LaunchBackground_colorset_template, ["colors": .list(colors)])
    case .catalog: Self.fill(PackageResources.LaunchAssets_xcassets_template, [:])
    case .storyboard: Self.fill(PackageResources.LaunchScreen_storyboard_template, storyboard)
    case .propertyList:
      PropertyList.writer.document([
        plan.kind.key.rawValue: PropertyListValue(plan.kind)
      ])
    }
  }

  private func imageSet(_ roles: [ArtworkRole?]) -> String {
    Self.fill(
      PackageResources.LaunchArtwork_imageset_template,
      ["images": .list(ImageSetEntry.all(of: plan, roles).map(\.values))])
  }

  private static func fill(_ bytes: [UInt8], _ values: [String: TemplateValue]) -> String {
    TextTemplate(String(decoding: bytes, as: UTF8.self)).text(with: values)
  }

  private var storyboard: [String: TemplateValue] {
    let layout = StoryboardLayout(plan)
    return [
      "views": .list(layout.views.map(Self.values)), "constraints": .texts(layout.constraints),
      "images": .list(imageResources),
      "safeArea": .texts(layout.usesSafeArea ? [StoryboardLayout.safeArea] : []),
      "useSafeAreas": .text(layout.usesSafeArea ? "useSafeAreas=\"YES\" " : ""),
      "red": .text(Self.decimal(plan.background.red)),
      "green": .text(Self.decimal(plan.background.green)),
      "blue": .text(Self.decimal(plan.background.blue)),
      "color": .text(LaunchScreenKind.colorName),
      "named": .list(plan.usesColorSet ? [[:]] : []),
      "fixed": .list(plan.usesColorSet ? [] : [[:]]),
    ]
  }

  private static func values(_ view: StoryboardView) -> [String: TemplateValue] {
    let frame = view.frame
    return [
      "element": .text(view.element), "attributes": .text(view.attributes),
      "x": "\(StoryboardNumber.rounded(frame.x))", "y": "\(StoryboardNumber.rounded(frame.y))",
      "width": .text(StoryboardNumber.text(frame.width)),
      "height": .text(StoryboardNumber.text(frame.height)),
      "constrained": .list(view.constraints.isEmpty ? [] : [[:]]),
      "ofView": .texts(view.constraints),
    ]
  }

  /// The images in the storyboard's list of resources. As in Interface Builder's files, an image's
  /// size in points is the pixel size of the file for the smallest scale.
  private var imageResources: [[String: TemplateValue]] {
    func values(_ name: String, _ image: CatalogImagePlan?) -> [String: TemplateValue] {
      let size = image?.size ?? PixelSize(width: 1, height: 1)
      return [
        "image": .text(name), "imageWidth": "\(size.width)", "imageHeight": "\(size.height)",
      ]
    }
    let artwork = values(LaunchScreenKind.imageName, plan.images.first)
    guard plan.hasLogoSet else { return [artwork] }
    return [
      artwork, values(LaunchScreenKind.logoName, plan.images.first { $0.artwork == .logo }),
    ]
  }

  private var colors: [[String: TemplateValue]] {
    [Self.values(plan.background, isDark: false)]
      + (plan.darkBackground.map { [Self.values($0, isDark: true)] } ?? [])
  }

  private static func values(_ color: RGBColor, isDark: Bool) -> [String: TemplateValue] {
    [
      "red": .text(hexadecimal(color.red)), "green": .text(hexadecimal(color.green)),
      "blue": .text(hexadecimal(color.blue)), "dark": .list(isDark ? [[:]] : []),
    ]
  }

  /// A color component in Interface Builder's format: `0.0`, `0.25`, `1`.
  private static func decimal(_ component: UInt8) -> String {
    component == 255 ? "1" : "\(Double(component) / 255)"
  }

  /// A color component in the format of Xcode's color sets: `0x0A`.
  private static func hexadecimal(_ component: UInt8) -> String {
    "0x" + NumberText.hexadecimal(component, digits: 2).uppercased()
  }
}
