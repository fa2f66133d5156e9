package import Pixels
package import Texts

extension Fit: TextValue {}
extension ColorPolicy: TextValue {}
extension ResamplingFilter: TextValue {}
extension Compression: TextValue {}

extension Position: TextValue {
  package init(text: String) throws(ValueFault) {
    guard let position = Position(parsing: text) else {
      if let fault = Self.faultOfOneNumber(text) { throw fault }
      throw ValueFault(
        "it is not one of \(Self.names.joined(separator: ", ")), nor 'X%,Y%' with both from 0% "
          + "through 100%")
    }
    self = position
  }

  package var text: String { percentages }

  /// The fault of a text that is a single number, because a position needs two; `nil` for other
  /// texts.
  fileprivate static func faultOfOneNumber(_ text: String) -> ValueFault? {
    let isNumber = Double(text.hasSuffix("%") ? text.dropLast() : text[...]) != nil
    return isNumber ? ValueFault("it needs two numbers, such as '\(text),\(text)'") : nil
  }
}

extension Focus: TextValue {
  package init(text: String) throws(ValueFault) {
    if text.lowercased() == "auto" {
      self = .automatic
    } else if let position = Position(parsing: text) {
      self = .point(position)
    } else if let fault = Position.faultOfOneNumber(text) {
      throw fault
    } else {
      throw ValueFault(
        "it is neither a name such as center, 'left top' or right, nor 'X%,Y%' with both from 0% "
          + "through 100%, nor auto")
    }
  }

  package var text: String {
    switch self {
    case .automatic: "auto"
    case .point(let point): point.percentages
    }
  }
}

extension RGBColor: TextValue {
  package init(text: String) throws(ValueFault) {
    guard let color = RGBColor(parsing: text) else {
      throw ColorNotation.misspelling(text) ?? ValueFault(ColorNotation.fault(text))
    }
    self = color
  }

  package var text: String { hexadecimal }
}

extension Background: TextValue {
  package init(text: String) throws(ValueFault) {
    do throws(BackgroundFault) {
      self = try Background(parsing: text)
    } catch {
      if let fault = ColorNotation.misspelling(text) { throw fault }
      guard case .unknown = error else { throw ValueFault("\(error)") }
      throw ValueFault("\(ColorNotation.fault(text)), nor 'linear-gradient(COLOR, COLOR)'")
    }
  }

  package var text: String { description }
}

extension LogoOptions.Length: TextValue {
  package init(text: String) throws(ValueFault) {
    let isShare = text.hasSuffix("%")
    let value = NumberText.decimal(isShare ? text.dropLast() : text[...])
    guard let length = value.map({ isShare ? Self.share($0 / 100) : .points($0) }) else {
      let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      let isPoints = ["px", "pt", "points"].contains(text.dropFirst(digits.count).lowercased())
      throw ValueFault(
        isPoints && Double(digits) != nil
          ? "it is a number of points, without a unit: '\(digits)'"
          : "it is neither a share of the screen, such as '25%', nor a number of points, such as "
            + "'50'")
    }
    guard length.isValid else {
      throw ValueFault(
        "it must be above 0 and at most \(Int(LogoOptions.shareLimit * 100))%, or "
          + "\(Int(LogoOptions.pointLimit)) points")
    }
    self = length
  }

  package var text: String {
    switch self {
    case .share(let share): NumberText.short(share * 100) + "%"
    case .points(let points): NumberText.short(points)
    }
  }
}
