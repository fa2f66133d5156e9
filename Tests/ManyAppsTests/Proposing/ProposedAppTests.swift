import Testing

@testable import ManyApps

@Suite struct ProposedAppTests {
  @Test("a folder whose path is too long for another name", arguments: [4060, 4080, 4090, 4094])
  func longPath(count: Int) {
    let folder = String(String(repeating: "folder/", count: 600).prefix(count - 9)) + "/"
    let apps = ProposedApp.all(artworks: [folder + "art.png", folder + "art2.png"], places: [])
    #expect(apps.count == 2)
    let outputs = apps.flatMap(\.parts).flatMap(\.members).filter { $0.key == "output" }
      .map(\.value)
    #expect(outputs.allSatisfy { $0.utf8.count <= PathTemplate.byteLimit })
    #expect(Set(outputs).count == 2)
  }
}
