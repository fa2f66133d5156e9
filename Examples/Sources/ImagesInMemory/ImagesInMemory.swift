import ExampleSupport
import LaunchImages

/// Makes launch images and their property list in memory; no file is written.
@main
enum ImagesInMemory {
  static func main() async throws {
    // The bytes may come from anywhere: a file, a download, a database.
    let artwork = ArtworkSource(try Example.artwork(), name: "artwork")

    var options = BuildOptions()
    options.orientation = .landscapeLeft
    options.scales = .native
    options.background = .color(RGBColor(red: 12, green: 20, blue: 40))

    let set = try await Generator.generate(artwork, options: options)
    for image in set.images {
      print("\(image.file): \(image.size) pixels, \(image.bytes.count) bytes")
    }
    for entry in set.entries {
      print("\(entry.name): from iOS \(entry.minimumOS), \(entry.size) points")
    }
    print(set.propertyList)

    check(set)
  }

  private static func check(_ set: LaunchImageSet) {
    Example.expect(set.images.count == 5, "there is an image for each kind of screen")
    Example.expect(
      set.images.allSatisfy { $0.size.width < $0.size.height }, "images are portrait")
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
    Example.expect(
      set.images.allSatisfy { $0.bytes.starts(with: signature) }, "images are PNG files")
    Example.expect(
      set.images.contains {
        $0.file == "Default-iOS8-736h@3x.png" && $0.size == PixelSize(width: 1242, height: 2208)
      }, "the image of the 6 Plus has its name and size")
    Example.expect(set.entries.count == 4, "there is an entry for each screen size")
    Example.expect(
      set.entries.allSatisfy { set.propertyList.contains("<string>\($0.name)</string>") },
      "the property list names each image")
  }
}
