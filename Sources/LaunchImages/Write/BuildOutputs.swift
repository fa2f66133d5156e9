internal import Files

/// The files of a build while it makes them.
struct BuildOutputs: ~Copyable {
  var folder: OutputFolder
  /// One for each launch image, in the plan's order.
  let images: [ImageOutput]
  /// One for each image of the launch file's asset catalog, in its plan's order.
  let catalogImages: [ImageOutput]

  /// In the order of ``BuildPlan/pictures``.
  var all: [ImageOutput] { images + catalogImages }
}
