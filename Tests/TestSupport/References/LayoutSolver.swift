internal import Foundation

/// Where the views of a storyboard are on screens, as its constraints say: solved by kiwisolver, which
/// has Auto Layout's algorithm, Cassowary.
package enum LayoutSolver {
  package struct Screen: Codable, Hashable, Sendable {
    package var width: Int
    package var height: Int
    /// Top, left, bottom, right.
    package var safeArea: [Int]

    package init(width: Int, height: Int, safeArea: [Int] = [0, 0, 0, 0]) {
      (self.width, self.height, self.safeArea) = (width, height, safeArea)
    }
  }

  /// x, y, width, height.
  package typealias Frame = [Double]

  package static func isAvailable() async -> Bool { await OtherProgram.hasPython("kiwisolver") }

  /// - Returns: for each storyboard and each screen, the frames of the views by their identifiers.
  package static func frames(
    _ storyboards: [String], on screens: [Screen]
  ) async throws -> [[[String: Frame]]] {
    let folder = try TemporaryFolder()
    try folder.write(
      "input.json", JSONEncoder().encode(Input(storyboards: storyboards, screens: screens)))
    let output = try await OtherProgram.output(of: "python3", ["-c", script], in: folder)
    return try JSONDecoder().decode([[[String: Frame]]].self, from: output ?? Data())
  }

  private struct Input: Codable {
    var storyboards: [String]
    var screens: [Screen]
  }

  /// An image view also wants to be as large as its image, with its priorities.
  private static let script = """
    import json
    import xml.etree.ElementTree as tree
    from kiwisolver import Solver, Variable

    def strength(priority):
        "Auto Layout meets a priority before it looks at lower ones."
        if priority == 1000: return "required"
        return {1: 1.0, 249: 10.0 ** 2, 250: 10.0 ** 3, 251: 10.0 ** 4, 750: 10.0 ** 7}[priority]

    def number(text):
        parts = [float(part) for part in text.split(":")]
        return parts[0] if len(parts) == 1 else parts[0] / parts[1]

    def anchors(left, top, width, height):
        return {"left": left, "leading": left, "top": top, "width": width, "height": height,
                "right": left + width, "trailing": left + width, "bottom": top + height,
                "centerX": left + width * 0.5, "centerY": top + height * 0.5}

    def frames(document, screen):
        root = document.find(".//viewController/view")
        width, height = float(screen["width"]), float(screen["height"])
        top, left, bottom, right = screen["safeArea"]
        items = {root.get("id"): anchors(0.0, 0.0, width, height)}
        guide = root.find("viewLayoutGuide")
        if guide is not None:
            items[guide.get("id")] = anchors(
                float(left), float(top), width - left - right, height - top - bottom)
        solver, views = Solver(), {}
        sizes = {image.get("name"): (float(image.get("width")), float(image.get("height")))
                 for image in document.findall("resources/image")}
        for view in root.find("subviews"):
            name = view.get("id")
            sides = [Variable(name + side) for side in ("x", "y", "w", "h")]
            views[name], items[name] = sides, anchors(*sides)
            for length in sides[2:]: solver.addConstraint(length >= 0)
            for axis, length, wanted in zip(("horizontal", "vertical"), sides[2:],
                                            sizes.get(view.get("image"), ())):
                hugging = int(view.get(axis + "HuggingPriority", "250"))
                resistance = int(view.get(axis + "CompressionResistancePriority", "750"))
                solver.addConstraint((length <= wanted) | strength(hugging))
                solver.addConstraint((length >= wanted) | strength(resistance))
        for owner in [root] + list(root.find("subviews")):
            for item in owner.findall("constraints/constraint"):
                first = items[item.get("firstItem", owner.get("id"))][item.get("firstAttribute")]
                second = float(item.get("constant", "0"))
                if item.get("secondAttribute"):
                    other = items[item.get("secondItem", owner.get("id"))]
                    factor = number(item.get("multiplier", "1"))
                    assert factor != 0
                    second = other[item.get("secondAttribute")] * factor + second
                relation = item.get("relation", "equal")
                constraint = (first >= second if relation == "greaterThanOrEqual" else
                              first <= second if relation == "lessThanOrEqual" else first == second)
                solver.addConstraint(constraint | strength(int(item.get("priority", "1000"))))
        solver.updateVariables()
        return {name: [side.value() for side in sides] for name, sides in views.items()}

    given = json.load(open("input.json"))
    print(json.dumps([[frames(tree.fromstring(text), screen) for screen in given["screens"]]
                      for text in given["storyboards"]]))
    """
}
