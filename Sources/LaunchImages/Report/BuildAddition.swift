package import Pictures

/// A file that a build makes from its images and writes in addition to its plan's files: a preview.
package typealias BuildAddition = PictureAddition<LaunchImageSet>
