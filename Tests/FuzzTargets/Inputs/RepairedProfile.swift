internal import TestSupport

/// Makes an ICC profile of any bytes: a valid header, a table of tags that lie in the profile, and
/// types that Little CMS knows. What is right stays as it is. (ICC.1:2022, 7 and 10.)
enum RepairedProfile {
  private static let tags = [
    "A2B0", "A2B1", "A2B2", "B2A0", "D2B0", "D2B1", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC",
    "kTRC", "wtpt", "bkpt", "chad", "lumi", "meas", "desc", "cprt", "vcgt", "gamt", "cicp",
  ]
  private static let types = [
    "curv", "para", "XYZ ", "mft1", "mft2", "mAB ", "mBA ", "mpet", "sf32", "desc", "mluc", "text",
  ]
  private static let classes = ["mntr", "scnr", "prtr", "spac"]
  private static let elements = ["cvst", "matf", "clut", "curf"]

  static func isGray(_ profile: ContiguousArray<UInt8>) -> Bool {
    profile.count >= 20 && profile[16..<20].elementsEqual("GRAY".utf8)
  }

  static func bytes(of input: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var profile = input
    while profile.count < 160 || profile.count % 4 != 0 { profile.append(0) }
    let count = profile.count
    put(Bytes.bigEndian(count), at: 0, &profile)
    if profile[8] < 2 || profile[8] > 4 { profile[8] = 2 + profile[8] % 3 }
    choose(classes, at: 12, &profile)
    choose(["RGB ", "GRAY"], at: 16, &profile)
    choose(["XYZ ", "Lab "], at: 20, &profile)
    put(Array("acsp".utf8), at: 36, &profile)
    let room = (count - 132) / 12
    let found = number(at: 128, profile)
    let listed = found <= min(room, 100) ? found : found % min(room, 24)
    put(Bytes.bigEndian(listed), at: 128, &profile)
    for tag in 0..<listed { repairTag(at: 132 + 12 * tag, end: 132 + 12 * listed, &profile) }
    return profile
  }

  /// A tag's signature, its place and its size, and what it begins with.
  private static func repairTag(
    at entry: Int, end: Int, _ profile: inout ContiguousArray<UInt8>
  ) {
    choose(tags, at: entry, &profile)
    let room = profile.count - end
    guard room >= 12 else { return }
    var start = number(at: entry + 4, profile)
    if start < end || start + 8 > profile.count { start = end + start % (room - 8) / 4 * 4 }
    var size = number(at: entry + 8, profile)
    if size < 8 || start + size > profile.count { size = 8 + size % (profile.count - start - 7) }
    put(Bytes.bigEndian(start), at: entry + 4, &profile)
    put(Bytes.bigEndian(size), at: entry + 8, &profile)
    choose(types, at: start, &profile)
    if profile[start..<start + 4].elementsEqual("mpet".utf8), start + 24 <= profile.count {
      let place = start + number(at: start + 16, profile)
      if place + 4 <= profile.count { choose(elements, at: place, &profile) }
    }
  }

  /// Puts one of the signatures there, unless there is one of them.
  private static func choose(
    _ names: [String], at position: Int, _ profile: inout ContiguousArray<UInt8>
  ) {
    let found = profile[position..<position + 4]
    if names.contains(where: { found.elementsEqual($0.utf8) }) { return }
    put(Array(names[found.reduce(0) { $0 + Int($1) } % names.count].utf8), at: position, &profile)
  }

  private static func number(at position: Int, _ profile: ContiguousArray<UInt8>) -> Int {
    Bytes.number(bigEndian: profile[position..<position + 4])
  }

  private static func put(
    _ bytes: [UInt8], at position: Int, _ profile: inout ContiguousArray<UInt8>
  ) {
    profile.replaceSubrange(position..<position + bytes.count, with: bytes)
  }
}
