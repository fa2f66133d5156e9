import Testing
import Texts

/// Text in files that should be images.
@Suite struct TextFormatTests {
  private static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\n"
    + "size 833212\n"

  @Test(
    "named for what it is",
    arguments: [
      (pointer, TextFormat.lfsPointer), (pointer.replacing("\n", with: "\r\n"), .lfsPointer),
      ("version https://hawser.github.com/spec/v1\n", .lfsPointer),
      ("\n\n<!DOCTYPE html>\n<html lang=\"en\">", .html), ("<!doctype HTML>", .html),
      ("\u{FEFF}<HTML><HEAD>", .html), ("<!-- saved from url=(1)x --> <html>", .html),
      ("<?xml version='1.0'?>\n<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN'>", .html),
      ("<head><title>404 Not Found</title></head>", .html), ("<body>Not Found</body>", .html),
      ("<h1>502 Bad Gateway</h1>", .html),
      ("<?xml version=\"1.0\"?>\n<Error><Code>AccessDenied</Code></Error>", .xml),
      ("<plist version=\"1.0\"/>", .xml), ("<!-- only a comment", .xml),
      ("{\"message\": \"Not Found\"}", .json), (" [\n {\"id\": 1}]", .json), ("{ }", .plain),
      ("404: Not Found", .plain), ("../Shared/art.png", .plain), ("\n", .plain), ("<3", .plain),
      ("<<<<<<< HEAD\nversion https://git-lfs.github.com/spec/v1\n", .plain),
      ("iVBORw0KGgoAAAANSUhEUgAA", .plain), ("d\u{E9}j\u{E0} vu", .plain),
      ("version 2 of the artwork", .plain),
    ])
  func known(_ text: String, _ format: TextFormat) {
    #expect(TextFormat(ContiguousArray(text.utf8)) == format)
    // In UTF-16, as a shell of Windows writes it.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      #expect(TextFormat([0xFF, 0xFE] + text.utf8.flatMap { [$0, 0] }) == format)
      #expect(TextFormat([0xFE, 0xFF] + text.utf8.flatMap { [0, $0] }) == format)
    }
  }

  @Test(
    "other bytes are not text",
    arguments: [
      [], [0], [1, 2, 3], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      [0x50, 0x4B, 0x03, 0x04], [0x7F, 0x45, 0x4C, 0x46], Array("plain".utf8) + [0],
      [0xFF, 0xFE],
    ] as [[UInt8]])
  func others(_ bytes: [UInt8]) { #expect(TextFormat(ContiguousArray(bytes)) == nil) }

  @Test("a page with a drawing in it is a page")
  func pageWithDrawing() {
    let page = ContiguousArray("<!DOCTYPE html><html><svg width=\"1\"></svg></html>".utf8)
    #expect(ImageFormat(page) == nil)
    #expect(TextFormat(page) == .html)
    #expect(ImageFormat(ContiguousArray("<!-- html --><svg>".utf8)) == .svg)
  }
}
