internal import Pixels

extension BuildPlan {
  /// A launch image, or one of the launch file's asset catalog.
  struct Picture {
    let file: String
    let size: PixelSize
  }

  /// The launch images, then those of the launch file's asset catalog.
  var pictures: [Picture] {
    images.map { Picture(file: $0.file, size: $0.size) }
      + (launchFile?.images ?? []).map { Picture(file: $0.file, size: $0.size) }
  }
}
