import Testing
import Texts

@testable import Pictures

/// What is not a PNG is named.
@Suite struct NotPNGTests {
  @Test(
    "another format, by its first bytes",
    arguments: [("GIF89a", ImageFormat.gif), ("%PDF-1.7", .pdf)])
  func format(start: String, format: ImageFormat) {
    #expect(throws: PNGError.notPNG(format: format)) {
      try PNGDecoder.decode(ContiguousArray(start.utf8) + [UInt8](repeating: 0, count: 400))
    }
  }

  @Test("in words", arguments: ImageFormat.allCases)
  func words(format: ImageFormat) {
    let words = PNGError.notPNG(format: format).description
    #expect(words.contains("(it is \(format.article) \(format.name) file)"))
  }

  @Test("an empty file")
  func empty() {
    #expect(throws: PNGError.empty) { try PNGDecoder.decode([]) }
  }

  @Test(
    "text in place of an image",
    arguments: [
      ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", TextFormat.lfsPointer),
      ("<!DOCTYPE html>\n<html>", .html), ("<?xml version='1.0'?><Error/>", .xml),
      ("{\"message\": \"Not Found\"}", .json), ("hello, world", .plain),
    ])
  func text(text: String, format: TextFormat) {
    let error = PNGError.isText(format)
    #expect(throws: error) { try PNGDecoder.decode(ContiguousArray(text.utf8)) }
    #expect(throws: error) {
      try PNGHeader(ContiguousArray(text.utf8.prefix(PNGHeader.byteCount)))
    }
    #expect(error.description.contains(format.name))
    #expect(error.remedy(for: "art.png") == format.remedy)
  }

  @Test(
    "not an image",
    arguments: ["PNG\n is a format\u{0}", "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}"])
  func noImage(text: String) {
    #expect(throws: PNGError.notPNG(format: nil)) {
      try PNGDecoder.decode(ContiguousArray(text.utf8))
    }
  }

  @Test(
    "a transfer in text mode",
    arguments: [
      // Carriage returns dropped or added, the end-of-file byte dropped, the highest bit dropped.
      [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0],
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A],
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x0A, 0], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x1A],
      [0x09, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    ] as [[UInt8]])
  func textMode(bytes: [UInt8]) {
    let error = PNGError.textModeTransfer
    #expect(throws: error) { try PNGDecoder.decode(ContiguousArray(bytes)) }
    #expect(error.description.contains("text mode"))
  }
}
