import Foundation
import LaunchRules
import Pictures
import TestSupport
import Testing

@testable import LaunchApps

/// The launch storyboards of a folder, which the variable LAUNCHGEN_STORYBOARDS names, in windows of
/// many sizes: the frames are those of kiwisolver, and nearly all are known.
@Suite struct CorpusLayoutTests {
  private static let folder = ProcessInfo.processInfo.environment["LAUNCHGEN_STORYBOARDS"]

  private static func windows() -> [LayoutSolver.Screen] {
    var generator = SeededGenerator(seed: 200)
    return (0..<200).map { _ in
      let size = [0, 1].map { _ in Int.random(in: 320...1376, using: &generator) }
      let insets = [0, 1, 2, 3].map { _ in Int.random(in: 0...62, using: &generator) }
      return LayoutSolver.Screen(
        width: size[0], height: size[1], safeArea: insets,
        sizeClasses: [size[0] < 678 ? "compact" : "regular", "regular"])
    }
  }

  private static func documents() throws -> [(path: String, text: String)] {
    let folder = try #require(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.compactMap { path in
      let bytes = FileManager.default.contents(atPath: folder + "/" + path) ?? Data()
      let text = String(decoding: bytes, as: UTF8.self)
      let document = try? InterfaceDocument(ContiguousArray(bytes))
      return document?.rootOfAnyClass == nil ? nil : (path, text)
    }
  }

  private static func sizes(_ document: InterfaceDocument) -> [String: InterfaceLayout.ImageSize] {
    let images = document.root.child(named: "resources")?.children(named: "image") ?? []
    return Dictionary(
      images.compactMap { image in
        guard let name = image["name"], let width = image["width"].flatMap({ Double($0) }),
          let height = image["height"].flatMap({ Double($0) })
        else { return nil }
        return (name, (width, height))
      }
    ) { first, _ in first }
  }

  @Test(
    "as kiwisolver", .enabled(if: folder != nil),
    .enabled("kiwisolver is missing") { await LayoutSolver.isAvailable() })
  func frames() async throws {
    let (windows, documents) = (Self.windows(), try Self.documents())
    let solved = try await LayoutSolver.frames(documents.map(\.text), on: windows)
    #expect(solved.count == documents.count)
    var (known, unknown, steps): (Int, [String], Int) = (0, [], 0)
    for ((path, text), references) in zip(documents, solved) {
      let document = try InterfaceDocument(ContiguousArray(text.utf8))
      let sizes = Self.sizes(document)
      for (screen, views) in zip(windows, references) {
        let area = screen.safeArea
        let window = LaunchWindow(
          size: PointSize(width: screen.width, height: screen.height),
          safeArea: SafeArea(top: area[0], left: area[1], bottom: area[2], right: area[3]))
        let layout = try #require(InterfaceLayout(document, for: SizeClasses(.pad, in: window)))
        var left = InterfaceLayout.stepLimit
        let frames = layout.frames(in: window, steps: &left) { $0["image"].flatMap { sizes[$0] } }
        steps = max(steps, InterfaceLayout.stepLimit - left)
        for image in layout.images {
          switch image["id"].flatMap({ frames[$0] }) ?? .failure(.open) {
          case .failure(let reason):
            unknown.append("\(path): \(reason.rawValue)")
          case .success(let frame):
            known += 1
            let found = [frame.x, frame.y, frame.width, frame.height]
            let expected = try #require(image["id"].flatMap { views[$0] }, "\(path) \(screen)")
            #expect(
              zip(found, expected).allSatisfy { abs($0 - $1) < 0.01 },
              "\(path) \(screen) \(found) \(expected)")
          }
        }
      }
    }
    let share = Double(known) / Double(known + unknown.count)
    print("\(documents.count) documents, \(share) of the frames known, at most \(steps) steps")
    for line in Set(unknown).sorted() { print(line) }
    #expect(share >= 0.95)
  }
}
