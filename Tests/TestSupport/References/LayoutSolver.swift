internal import Foundation

/// Where the views of a storyboard are on screens, as its constraints say: solved by kiwisolver, which
/// has Auto Layout's algorithm, Cassowary.
package enum LayoutSolver {
  package struct Screen: Codable, Hashable, Sendable {
    package var width: Int
    package var height: Int
    /// Top, left, bottom, right.
    package var safeArea: [Int]
    /// Width and height: `compact`, `regular`, or empty if it is not known.
    package var sizeClasses: [String]

    package init(
      width: Int, height: Int, safeArea: [Int] = [0, 0, 0, 0], sizeClasses: [String] = ["", ""]
    ) {
      (self.width, self.height, self.safeArea) = (width, height, safeArea)
      self.sizeClasses = sizeClasses
    }
  }

  /// x, y, width, height.
  package typealias Frame = [Double]

  package static func isAvailable() async -> Bool { await OtherProgram.hasPython("kiwisolver") }

  /// - Returns: for each storyboard and each screen, the frames of the views by their identifiers. They
  ///   are empty if the constraints contradict each other.
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
    import copy
    import json
    import xml.etree.ElementTree as tree
    from kiwisolver import Solver, UnsatisfiableConstraint, Variable

    def number(text):
        parts = [float(part) for part in text.replace("/", ":").split(":")]
        return parts[0] if len(parts) == 1 else parts[0] / parts[1]

    def anchors(left, top, width, height):
        return {"left": left, "leading": left, "top": top, "width": width, "height": height,
                "right": left + width, "trailing": left + width, "bottom": top + height,
                "centerX": left + width * 0.5, "centerY": top + height * 0.5}

    def vary(view, classes):
        "Applies the variations of a view and of the views in it."
        known = {"default", "widthClass=" + classes[0], "heightClass=" + classes[1]}
        keys = [v for v in view.findall("variation") if set(v.get("key").split("-")) <= known]
        gone = set()
        for variation in sorted(keys, key=lambda v: (v.get("key") != "default", v.get("key").count("-"))):
            for name, value in variation.attrib.items():
                if name != "key": view.set(name, value)
            for item in variation.findall("mask/*"):
                (gone.add if item.tag == "exclude" else gone.discard)(item.get("reference"))
        for group in view.findall("subviews") + view.findall("constraints"):
            for part in list(group):
                if part.get("id") in gone: group.remove(part)
                else: vary(part, classes)

    def constraints(root, items, sizes):
        "Pairs of a priority and a constraint."
        for view in root.findall(".//subviews/*"):
            name = view.get("id")
            sides = [Variable(name + side) for side in ("x", "y", "w", "h")]
            items[name] = anchors(*sides)
            items[name]["sides"] = sides
            for length in sides[2:]: yield 1000, length >= 0
            for axis, length, wanted in zip(("horizontal", "vertical"), sides[2:],
                                            sizes.get(view.get("image"), ())):
                yield int(view.get(axis + "HuggingPriority", "250")), length <= wanted
                yield int(view.get(axis + "CompressionResistancePriority", "750")), length >= wanted
        for owner in [root] + root.findall(".//subviews/*"):
            for item in owner.findall("constraints/constraint"):
                if item.get("placeholder") == "YES": continue
                try:
                    first = items[item.get("firstItem", owner.get("id"))][item.get("firstAttribute")]
                    second = float(item.get("constant", "0"))
                    if item.get("secondAttribute"):
                        other = items[item.get("secondItem", owner.get("id"))]
                        factor = number(item.get("multiplier", "1"))
                        assert factor != 0
                        second = other[item.get("secondAttribute")] * factor + second
                except KeyError:
                    continue
                relation = item.get("relation", "equal")
                yield int(item.get("priority", "1000")), (
                    first >= second if relation == "greaterThanOrEqual" else
                    first <= second if relation == "lessThanOrEqual" else first == second)

    def resized(view, root, size):
        "The frame that the autoresizing mask of a view without constraints gives."
        mask, rects = view.find("autoresizingMask"), [item.find("rect") for item in (view, root)]
        if None in rects: return None
        result = {}
        for start, length, new in (("x", "width", size[0]), ("y", "height", size[1])):
            names = ("flexibleMin" + start.upper(), length + "Sizable", "flexibleMax" + start.upper())
            begin, own = float(rects[0].get(start)), float(rects[0].get(length))
            old = float(rects[1].get(length))
            parts = [begin, own, old - begin - own]
            weights = [part if mask is not None and mask.get(name) == "YES" else 0
                       for part, name in zip(parts, names)]
            total = sum(weights)
            grown = [part + (new - old) * weight / total if total else part
                     for part, weight in zip(parts, weights)]
            result[start], result[length] = grown[0], grown[1]
        return [result[name] for name in ("x", "y", "width", "height")]

    def frames(document, screen):
        document = copy.deepcopy(document)
        initial = document.get("initialViewController")
        root = next((c.find("*[@key='view']") for c in document.iter() if initial and c.get("id") == initial),
                    document.find("objects/view"))
        vary(root, screen["sizeClasses"])
        width, height = float(screen["width"]), float(screen["height"])
        top, left, bottom, right = screen["safeArea"]
        items = {root.get("id"): anchors(0.0, 0.0, width, height)}
        for guide in root.findall("viewLayoutGuide"):
            items[guide.get("id")] = anchors(
                float(left), float(top), width - left - right, height - top - bottom)
        for guide in document.iter("viewControllerLayoutGuide"):
            items[guide.get("id")] = (anchors(0.0, 0.0, width, float(top)) if guide.get("type") == "top"
                                      else anchors(0.0, height - bottom, width, float(bottom)))
        sizes = {image.get("name"): (float(image.get("width")), float(image.get("height")))
                 for image in document.findall("resources/image")}
        solver, found = Solver(), list(constraints(root, items, sizes))
        # Auto Layout meets a priority before it looks at lower ones.
        levels = sorted({priority for priority, _ in found if priority < 1000})
        factor = 10 ** min(3, 8 / max(len(levels), 1))
        try:
            for priority, constraint in found:
                solver.addConstraint(
                    constraint if priority == 1000
                    else constraint | factor ** levels.index(priority))
        except UnsatisfiableConstraint:
            return {}
        solver.updateVariables()
        result = {root.get("id"): [0, 0, width, height]} | {
            name: [side.value() for side in item["sides"]]
            for name, item in items.items() if "sides" in item}
        used = {item.get(name) for item in root.iter("constraint") for name in ("firstItem", "secondItem")}
        for view in root.findall("subviews/*"):
            if view.get("id") not in used and not view.findall("constraints/*"):
                result[view.get("id")] = resized(view, root, (width, height)) or result[view.get("id")]
        return result

    given = json.load(open("input.json"))
    print(json.dumps([[frames(tree.fromstring(text), screen) for screen in given["screens"]]
                      for text in given["storyboards"]]))
    """
}
