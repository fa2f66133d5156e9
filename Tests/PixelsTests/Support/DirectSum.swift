import Foundation

@testable import Pixels

/// Resampling by its definition, one pixel at a time and in both dimensions at once: the sum of
/// every artwork pixel times the filter's value at its distance. It shares nothing with the
/// renderers except `ResamplingFilter.value`, which has tests of its own.
struct DirectSum {
  let artwork: Raster
  let filter: ResamplingFilter
  let background: RGBColor

  /// The sample before it is rounded, from 0 through 255.
  func value(_ image: TurnedImage, x: Int, y: Int, channel: Int) -> Double {
    let under = linear(Double(background.samples[channel]) / 255)
    guard image.content.rows ~= y, image.content.columns ~= x else { return encoded(under) }
    let across = weights(image.rows, y - image.content.y)
    let down = weights(image.columns, x - image.content.x)
    var light = 0.0
    var alpha = 0.0
    for row in 0..<artwork.size.height {
      for column in 0..<artwork.size.width {
        let weight = across[column] * down[row]
        let opacity =
          artwork.channels.hasAlpha ? sample(column, row, artwork.channels.count - 1) : 1
        let source = min(channel, artwork.channels.colorChannels - 1)
        light += weight * opacity * linear(sample(column, row, source))
        alpha += weight * opacity
      }
    }
    return encoded(light + under * (1 - min(max(alpha, 0), 1)))
  }

  private func weights(_ axis: AxisSampling, _ index: Int) -> [Double] {
    let scale = axis.extent / Double(axis.count)
    let place = axis.isReversed ? axis.count - 1 - index : index
    let center = axis.origin + (Double(place) + 0.5) * scale
    let values = (0..<axis.sourceCount).map {
      filter.value(at: (Double($0) + 0.5 - center) / max(scale, 1))
    }
    let sum = values.reduce(0, +)
    return values.map { $0 / sum }
  }

  private func sample(_ column: Int, _ row: Int, _ channel: Int) -> Double {
    let index = (row * artwork.size.width + column) * artwork.channels.count + channel
    return switch artwork.samples {
    case .bits8(let samples): Double(samples[index]) / 255
    case .bits16(let samples): Double(samples[index]) / 65535
    }
  }

  private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private func encoded(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
  }
}
