extension StrokeFont {
  /// The characters that ``forms`` draws, in its order: ASCII from the exclamation mark on.
  static let first: UInt32 = 0x21

  /// A box, for characters that the font does not have.
  static let box = "M0,0 L8,0 L8,14 L0,14 L0,0"

  /// The strokes of each character, one character in each line, as ``Glyph`` reads them. Capitals
  /// reach from 0 down to the baseline at 14; small letters begin at 4, and descenders end at 18.
  static let forms = """
    M0,0 L0,9 M0,14 L0,14
    M0,0 L0,4 M4,0 L4,4
    M4,1 L2,13 M9,1 L7,13 M0,5 L10,5 M0,9 L10,9
    M8,4 V5,2 L3,2 H0,4 V3,7 L5,7 H8,10 V5,12 L3,12 H0,10 M4,0 L4,14
    M2,0 H0,3 V2,6 H4,3 V2,0 M10,8 H8,11 V10,14 H12,11 V10,8 M10,0 L2,14
    M10,14 L3,5 Q2,4 2,3 V5,0 H7,3 Q7,5 4,7 Q0,9 0,11 V3,14 L4,14 Q8,14 10,8
    M0,0 L0,4
    M3,0 Q0,3 0,8 Q0,13 3,16
    M0,0 Q3,3 3,8 Q3,13 0,16
    M4,1 L4,7 M1,2 L7,6 M7,2 L1,6
    M4,5 L4,13 M0,9 L8,9
    M1,14 L0,17
    M0,9 L5,9
    M0,14 L0,14
    M6,0 L0,15
    M0,5 L0,5 M0,14 L0,14
    M1,5 L1,5 M1,14 L0,17
    M8,4 L0,9 L8,14
    M0,7 L8,7 M0,11 L8,11
    M0,4 L8,9 L0,14
    M0,3 V4,0 H8,4 Q8,6 4,8 L4,10 M4,14 L4,14
    M10,5 L10,9 V12,11 H14,7 L14,6 V8,0 L7,0 H0,7 V7,14 L11,14 M10,7 V7,4 H4,7 V7,10 H10,7
    M0,14 L5,0 L10,14 M2,9 L8,9
    M0,0 L0,14 L5,14 H9,10 V5,7 L0,7 M5,7 H8,4 V5,0 L0,0
    M10,4 V6,0 L5,0 H0,6 L0,8 V5,14 L6,14 H10,10
    M0,0 L0,14 L4,14 H10,8 L10,6 V4,0 L0,0
    M8,0 L0,0 L0,14 L8,14 M0,7 L7,7
    M8,0 L0,0 L0,14 M0,7 L7,7
    M10,4 V6,0 L5,0 H0,6 L0,8 V5,14 L6,14 H10,10 L10,8 L6,8
    M0,0 L0,14 M10,0 L10,14 M0,7 L10,7
    M0,0 L0,14
    M6,0 L6,10 V3,14 H0,11
    M0,0 L0,14 M9,0 L0,9 M4,5 L9,14
    M0,0 L0,14 L8,14
    M0,14 L0,0 L6,10 L12,0 L12,14
    M0,14 L0,0 L10,14 L10,0
    M5,0 H0,6 L0,8 V5,14 L6,14 H11,8 L11,6 V6,0 L5,0
    M0,14 L0,0 L5,0 H9,4 V5,8 L0,8
    M5,0 H0,6 L0,8 V5,14 L6,14 H11,8 L11,6 V6,0 L5,0 M7,10 L11,15
    M0,14 L0,0 L5,0 H9,4 V5,8 L0,8 M5,8 L9,14
    M9,3 V6,0 L4,0 H0,3 V4,7 L5,7 H9,10 V5,14 L4,14 H0,11
    M0,0 L10,0 M5,0 L5,14
    M0,0 L0,9 V5,14 H10,9 L10,0
    M0,0 L5,14 L10,0
    M0,0 L4,14 L8,1 L12,14 L16,0
    M0,0 L9,14 M9,0 L0,14
    M0,0 L5,7 L10,0 M5,7 L5,14
    M0,0 L9,0 L0,14 L9,14
    M3,0 L0,0 L0,16 L3,16
    M0,0 L6,15
    M0,0 L3,0 L3,16 L0,16
    M0,5 L4,0 L8,5
    M0,17 L8,17
    M0,0 L2,2
    M1,4 L4,4 H8,8 L8,14 M8,8 L3,8 H0,11 V3,14 L4,14 H8,10
    M0,0 L0,14 M0,9 V4,4 H8,9 V4,14 H0,9
    M8,6 V5,4 L4,4 H0,9 V4,14 L5,14 H8,12
    M8,0 L8,14 M8,9 V4,4 H0,9 V4,14 H8,9
    M0,9 L8,9 V4,4 H0,9 V4,14 L5,14 H8,12
    M6,0 L5,0 H2,4 L2,14 M0,5 L5,5
    M8,4 L8,14 V4,18 L2,18 M8,9 V4,4 H0,9 V4,14 H8,9
    M0,0 L0,14 M0,8 V4,4 H8,8 L8,14
    M0,5 L0,14 M0,1 L0,1
    M3,5 L3,15 V0,18 M3,1 L3,1
    M0,0 L0,14 M7,5 L0,11 M3,9 L7,14
    M0,0 L0,12 V2,14
    M0,4 L0,14 M0,7 V3,4 H6,7 L6,14 M6,7 V9,4 H12,7 L12,14
    M0,4 L0,14 M0,8 V4,4 H8,8 L8,14
    M4,4 H0,9 V4,14 H8,9 V4,4
    M0,4 L0,18 M0,9 V4,4 H8,9 V4,14 H0,9
    M8,4 L8,18 M8,9 V4,4 H0,9 V4,14 H8,9
    M0,4 L0,14 M0,8 V4,4 L5,4
    M7,6 V5,4 L3,4 H0,6 V3,9 L4,9 H7,12 V4,14 L3,14 H0,12
    M2,1 L2,11 V5,14 L6,14 M0,5 L6,5
    M0,4 L0,10 V4,14 H8,10 M8,4 L8,14
    M0,4 L4,14 L8,4
    M0,4 L3,14 L6,5 L9,14 L12,4
    M0,4 L8,14 M8,4 L0,14
    M0,4 L4,14 M8,4 L4,14 Q2,18 0,18
    M0,4 L8,4 L0,14 L8,14
    M4,0 H2,2 L2,6 V0,8 H2,10 L2,14 V4,16
    M0,0 L0,16
    M0,0 H2,2 L2,6 V4,8 H2,10 L2,14 V0,16
    M0,10 V2,7 Q4,7 5,9 Q6,11 8,11 H10,8
    """

  /// The digits have one width, so that columns of numbers are straight.
  static let digits = """
    M4,0 H0,5 L0,9 V4,14 H8,9 L8,5 V4,0
    M1,3 L4,0 L4,14 M1,14 L7,14
    M0,4 V4,0 H8,4 Q8,6 6,8 L0,14 L8,14
    M0,3 V4,0 H8,4 V4,7 L3,7 M4,7 H8,10 V4,14 H0,11
    M6,14 L6,0 L0,10 L8,10
    M8,0 L1,0 L0,6 Q1,5 4,5 H8,9 L8,10 V4,14 H0,11
    M7,0 Q0,2 0,9 V4,14 H8,10 L8,9 V4,5 H0,9
    M0,0 L8,0 L3,14
    M4,6 H0,3 V4,0 H8,3 V4,6 H0,10 V4,14 H8,10 V4,6
    M1,14 Q8,12 8,5 V4,0 H0,4 L0,5 V4,9 H8,5
    """
}
