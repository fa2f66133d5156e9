import LaunchImages
import LaunchRules
import Pixels

/// A reference to a picture that a page contains once and can show in several places.
struct PictureReference {
  /// The identifier of the picture's SVG symbol.
  let identifier: String
  /// The size of the original image file, in pixels.
  let size: PixelSize

  /// A node that shows the picture, stretched to a size.
  func use(width: Double, _ height: Double) -> Node {
    .tag(
      "use",
      [
        "href": "#\(identifier)", "width": Decimal.text(width), "height": Decimal.text(height),
      ])
  }

  /// A node that shows the picture in a frame of this width and height, as an image view does.
  func shown(
    _ fit: PictureFit, _ width: Double, _ height: Double, _ safeArea: SafeArea
  ) -> Node {
    if case .fitted(let fit, let anchor) = fit, anchor.isCentered {
      return fitted(fit, width, height)
    }
    return use(fit.frame(of: size, in: (width, height), safeArea))
  }

  private func use(_ frame: ViewFrame) -> Node {
    let (x, y) = (Decimal.text(frame.x), Decimal.text(frame.y))
    return .tag(
      "g", ["transform": "translate(\(x) \(y))"], [use(width: frame.width, frame.height)])
  }

  /// A node that shows the picture in a frame, scaled by `fit` and centered.
  func fitted(_ fit: Fit, _ width: Double, _ height: Double) -> Node {
    let rule =
      switch fit {
      case .cover: "xMidYMid slice"
      case .contain: "xMidYMid meet"
      case .fill: "none"
      }
    return .tag(
      "svg",
      [
        "width": Decimal.text(width), "height": Decimal.text(height),
        "viewBox": "0 0 \(size.width) \(size.height)", "preserveAspectRatio": rule,
      ],
      [use(width: Double(size.width), Double(size.height))])
  }
}

/// The pictures of a page, each of which the page contains once.
struct PictureList {
  private var pictures: [Picture] = []

  mutating func add(_ picture: Picture) -> PictureReference {
    let known = pictures.firstIndex { $0.size == picture.size && $0.png == picture.png }
    if known == nil { pictures.append(picture) }
    return PictureReference(
      identifier: "picture-\((known ?? pictures.count - 1) + 1)", size: picture.size)
  }

  /// The SVG symbols that ``PictureReference`` refers to; they are invisible by themselves.
  var node: Node {
    .tag(
      "svg", ["class": "pictures", "aria-hidden": "true", "width": "0", "height": "0"],
      [hatch]
        + pictures.enumerated().map { index, picture in
          let (width, height) = ("\(picture.size.width)", "\(picture.size.height)")
          return .tag(
            "symbol",
            [
              "id": "picture-\(index + 1)", "viewBox": "0 0 \(width) \(height)",
              "preserveAspectRatio": "none",
            ],
            [
              .tag(
                "image",
                (["width": width, "height": height, "preserveAspectRatio": "none"] as Attributes)
                  .adding("href", picture: picture.png))
            ])
        })
  }

  private var hatch: Node {
    .tag(
      "pattern",
      [
        "id": "hatch", "width": "20", "height": "20", "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
      ],
      [.tag("rect", ["width": "5", "height": "20"])])
  }
}
