internal import Foundation
internal import FuzzTargets

/// Writes the seeds of all targets as files.
enum SeedFiles {
  static func write(into folder: String) throws {
    for (name, target) in FuzzTargets.all {
      let folder = URL(fileURLWithPath: folder).appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (index, seed) in target.seeds.enumerated() {
        try Data(seed).write(to: folder.appendingPathComponent("seed-\(index)"))
      }
    }
  }
}
