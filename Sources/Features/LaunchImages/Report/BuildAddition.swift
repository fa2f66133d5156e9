package import Pictures

/// A file that a build makes from its images and writes in addition to the files of its plan, such
/// as a preview.
package typealias BuildAddition = PictureAddition<LaunchImageSet>
