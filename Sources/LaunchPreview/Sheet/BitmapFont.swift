/// A font of 5 by 7 pixels for ASCII.
enum BitmapFont {
  static let width = 5
  static let height = 7
  /// The distance from one character to the next, in pixels.
  static let advance = 6

  /// The five columns of pixels of a character, from left to right. In each byte, the lowest bit is
  /// the top row. A character that the font does not contain is shown as a box.
  static func columns(of scalar: Unicode.Scalar) -> ArraySlice<UInt8> {
    let index = Int(scalar.value) - 0x20
    guard index >= 0, (index + 1) * width <= glyphs.count else { return box[...] }
    return glyphs[index * width..<(index + 1) * width]
  }

  private static let box: [UInt8] = [0x7F, 0x41, 0x41, 0x41, 0x7F]

  /// The columns of all characters from the space to the tilde, one byte for each column.
  private static let glyphs: [UInt8] = {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }()

  private static let hexadecimal = """
    0000000000 00005F0000 0007000700 147F147F14 242A7F2A12 2313086462 3649552250 0005030000
    001C224100 0041221C00 082A1C2A08 08083E0808 0050300000 0808080808 0060600000 2010080402
    3E5149453E 00427F4000 4261514946 2141454B31 1814127F10 2745454539 3C4A494930 0171090503
    3649494936 064949291E 0036360000 0056360000 0008142241 1414141414 4122140800 0201510906
    324979413E 7E1111117E 7F49494936 3E41414122 7F4141221C 7F49494941 7F09090101 3E41415132
    7F0808087F 00417F4100 2040413F01 7F08142241 7F40404040 7F0204027F 7F0408107F 3E4141413E
    7F09090906 3E4151215E 7F09192946 4649494931 01017F0101 3F4040403F 1F2040201F 7F2018207F
    6314081463 0304780403 6151494543 00007F4141 0204081020 41417F0000 0402010204 4040404040
    0001020400 2054545478 7F48444438 3844444420 384444487F 3854545418 087E090102 081454543C
    7F08040478 00447D4000 2040443D00 007F102844 00417F4000 7C04180478 7C08040478 3844444438
    7C14141408 081414187C 7C08040408 4854545420 043F444020 3C4040207C 1C2040201C 3C4030403C
    4428102844 0C5050503C 4464544C44 0008364100 00007F0000 0041360800 0804081008
    """
}
