import Pixels

/// Small SVG drawings that stand next to words with the same meaning.
enum Icon {
  static func verdict(isWell: Bool) -> Node {
    .tag(
      "svg", ["class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"],
      [
        .tag("circle", ["class": "disc", "cx": "12", "cy": "12", "r": "11"]),
        .tag("path", ["d": isWell ? "M7 12.5l3.4 3.4L17 9" : "M12 6.5v7M12 17v.5"]),
      ])
  }

  /// An arrow in the direction in which the artwork was rotated; `nil` for a rotation that has no
  /// direction.
  static func turn(_ rotation: Rotation) -> Node? {
    guard rotation == .clockwise || rotation == .counterclockwise else { return nil }
    let mirrored = "translate(24 0) scale(-1 1)"
    return .tag(
      "svg", ["class": "turn", "viewBox": "0 0 24 24", "aria-hidden": "true"],
      [
        .tag(
          "g", ["transform": rotation == .clockwise ? "rotate(0)" : mirrored],
          [.tag("path", ["d": "M4 14a8 8 0 0 1 14.5-4.6M19 4v6h-6"])])
      ])
  }
}
