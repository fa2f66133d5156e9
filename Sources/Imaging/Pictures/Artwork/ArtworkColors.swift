package import PNGCodec
internal import Pixels

/// The conversion of an artwork's samples, and the color chunks that its images get.
package struct ArtworkColors: Sendable {
  let conversion: ColorConversion
  package let tags: ColorChunks
  let warnings: [PictureWarning]

  init(of png: DecodedPNG, policy: ColorPolicy) throws(ColorError) {
    let isGray = png.raster.channels.colorChannels == 1
    // Images are RGB, so they cannot have a gray profile.
    let keeps = policy == .preserve && !(isGray && png.colors.isProfile)
    if keeps {
      conversion = .none
      tags = isGray ? png.colors.withoutProfile : png.colors
      warnings = []
      return
    }
    var ignored: [PictureWarning] = policy == .preserve ? [.grayProfile] : []
    conversion = try Self.conversion(of: png, ignored: &ignored)
    tags = .sRGB
    warnings = ignored
  }

  /// The conversion to sRGB from the first of the file's color spaces that can be converted.
  private static func conversion(
    of png: DecodedPNG, ignored: inout [PictureWarning]
  ) throws(ColorError) -> ColorConversion {
    for space in png.colors.spaces {
      do throws(ColorError) {
        return try ColorConversion(
          from: space, channels: png.raster.channels, samples: png.raster.samples)
      } catch {
        // HDR colors and a lack of memory stop the build, because the colors would be wrong, not
        // only different.
        switch error {
        case .highDynamicRange, .outOfMemory: throw error
        default: break
        }
        ignored.append(.colorSpace(error))
      }
    }
    return .none
  }
}

/// How the artwork's color space is handled.
public enum ColorPolicy: String, Hashable, Sendable, CaseIterable {
  /// Colors are converted to sRGB, and the images are tagged as sRGB.
  case sRGB = "srgb"
  /// Samples are not converted, and the images get the artwork's color tags, if it has any.
  case preserve
}
