internal import Pictures

extension InterfaceElement {
  /// The frame of the element in Interface Builder; `nil` if it has none.
  private var designedFrame: ViewFrame? {
    let rect = children.first { $0.name == "rect" && $0["key"] == "frame" }
    let sides = ["x", "y", "width", "height"].compactMap { rect?[$0].flatMap { Double($0) } }
    return ViewFrame(sides)
  }

  /// The frame by the autoresizing mask in a superview that fills the window; `nil` if it is not
  /// known. If several parts of an axis are flexible, they share the difference in proportion to
  /// their lengths.
  ///
  /// Source: "View Programming Guide for iOS".
  func resized(in superview: InterfaceElement, filling window: ViewFrame) -> ViewFrame? {
    let mask = child(named: "autoresizingMask")
    func parts(
      _ start: Double, _ length: Double, _ old: Double, _ new: Double, _ names: [String]
    ) -> [Double]? {
      var parts = [start, length, old - start - length]
      let flexible = parts.indices.filter { mask?.isSet(names[$0]) == true }
      let sum = flexible.map { parts[$0] }.reduce(0, +)
      if flexible.count > 1, sum <= 0 || flexible.contains(where: { parts[$0] < 0 }) { return nil }
      for index in flexible {
        parts[index] += (new - old) * (flexible.count == 1 ? 1 : parts[index] / sum)
      }
      return parts
    }
    guard let frame = designedFrame, let old = superview.designedFrame,
      let across = parts(
        frame.x, frame.width, old.width, window.width,
        ["flexibleMinX", "widthSizable", "flexibleMaxX"]),
      let down = parts(
        frame.y, frame.height, old.height, window.height,
        ["flexibleMinY", "heightSizable", "flexibleMaxY"]), across[1] >= 0, down[1] >= 0
    else { return nil }
    return ViewFrame([across[0], down[0], across[1], down[1]])
  }
}
