package import Pictures

/// A file that a build writes beside those of its plan, made of its images: a preview.
package typealias BuildAddition = PictureAddition<LaunchImageSet>
