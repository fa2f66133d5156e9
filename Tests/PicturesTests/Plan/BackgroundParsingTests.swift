import Pictures
import Pixels
import Testing

@Suite struct BackgroundParsingTests {
  /// The gradient as it is understood.
  @Test(arguments: [
    ("linear-gradient(#123, #456)", "linear-gradient(180.0deg, #112233, #445566)"),
    ("LINEAR-GRADIENT( 90DEG ,Red, #00F )", "linear-gradient(90.0deg, #ff0000, #0000ff)"),
    ("linear-gradient(0.25turn, red, blue)", "linear-gradient(90.0deg, #ff0000, #0000ff)"),
    ("linear-gradient(-100grad, red, blue)", "linear-gradient(-90.0deg, #ff0000, #0000ff)"),
    ("linear-gradient(0rad, red, blue)", "linear-gradient(0.0deg, #ff0000, #0000ff)"),
    ("linear-gradient(0, red, blue)", "linear-gradient(0.0deg, #ff0000, #0000ff)"),
    ("linear-gradient(to top, red, blue)", "linear-gradient(0.0deg, #ff0000, #0000ff)"),
    ("linear-gradient(to right, red, blue)", "linear-gradient(90.0deg, #ff0000, #0000ff)"),
    ("linear-gradient(to left, red, blue)", "linear-gradient(270.0deg, #ff0000, #0000ff)"),
    ("linear-gradient(to bottom, red, blue)", "linear-gradient(180.0deg, #ff0000, #0000ff)"),
    ("linear-gradient(to left top, red, blue)", "linear-gradient(to top left, #ff0000, #0000ff)"),
    (
      "linear-gradient(to bottom right, red, blue)",
      "linear-gradient(to bottom right, #ff0000, #0000ff)"
    ),
    (
      "linear-gradient(to top right, red, blue)", "linear-gradient(to top right, #ff0000, #0000ff)"
    ),
    (
      "linear-gradient(red -25%, lime 50% 75%, 120% blue)",
      "linear-gradient(180.0deg, #ff0000 -25.0%, #00ff00 50.0%, #00ff00 75.0%, #0000ff 120.0%)"
    ),
    ("linear-gradient(red 0, blue)", "linear-gradient(180.0deg, #ff0000 0.0%, #0000ff)"),
    ("#123", "#112233"), ("teal", "#008080"),
  ])
  func understands(_ text: String, _ expected: String) throws {
    #expect(try Background(parsing: text).description == expected)
    // What it prints, it reads.
    #expect(try Background(parsing: expected) == Background(parsing: text))
  }

  @Test(arguments: [
    ("", BackgroundFault.unknown("")), ("#12", .unknown("#12")), ("octarine", .unknown("octarine")),
    ("radial-gradient(red, blue)", .unknown("radial-gradient(red, blue)")),
    ("(red)", .unknown("(red)")),
    ("linear-gradient(red, blue", .unclosed), ("linear-gradient(red, blue) x", .unclosed),
    ("linear-gradient(red, blue))", .unclosed), ("linear-gradient()", .color("")),
    ("linear-gradient(red,, blue)", .color("")), ("linear-gradient(red, blue,)", .color("")),
    ("linear-gradient(red)", .colorCount(1)), ("linear-gradient(90deg, red)", .colorCount(1)),
    ("linear-gradient(90deg)", .colorCount(0)),
    ("linear-gradient(red, octarine 5%)", .color("octarine 5%")),
    ("linear-gradient(red, rgb(1, 2, 3))", .color("rgb(1, 2, 3)")),
    ("linear-gradient(red, blue 1% 2% 3%)", .color("blue 1% 2% 3%")),
    ("linear-gradient(to, red, blue)", .direction("to")),
    ("linear-gradient(to left right, red, blue)", .direction("to left right")),
    ("linear-gradient(to top top, red, blue)", .direction("to top top")),
    ("linear-gradient(to middle, red, blue)", .direction("to middle")),
    ("linear-gradient(90deg 45deg, red, blue)", .direction("90deg 45deg")),
    ("linear-gradient(90, red, blue)", .direction("90")),
    ("linear-gradient(90px, red, blue)", .direction("90px")),
    ("linear-gradient(red 5px, blue)", .position("5px")),
    ("linear-gradient(red 5, blue)", .position("5")),
    ("linear-gradient(red, 30%, blue)", .color("30%")),
    ("linear-gradient(45deg to top, red, blue)", .color("45deg to top")),
    ("linear-gradient(in srgb-linear, red, blue)", .color("in srgb-linear")),
    ("linear-gradient(99999999deg, red, blue)", .color("99999999deg")),
  ])
  func refuses(_ text: String, _ fault: BackgroundFault) {
    #expect(throws: fault) { try Background(parsing: text) }
    #expect(!fault.description.isEmpty)
  }
}
