internal import CExpat
internal import Platform

/// Builds the tree of a document while Expat reads it.
///
/// Conditions of the unsafe code:
/// - The parser is made and freed in ``root(of:)``, which keeps the reader alive in between.
/// - Expat calls the handlers only inside `XML_Parse`, with the reader as user data. Strings end in
///   a zero, and are valid during the call. A list of attributes alternates between names and
///   values, and ends in a null pointer. Text has `count` bytes, without a zero at the end.
@safe final class InterfaceReader {
  private let parser: XML_Parser
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var failure: InterfaceError?
  private var elementCount = 0

  private init(_ parser: XML_Parser) { unsafe self.parser = parser }

  static func root(ofFile path: String) throws(InterfaceError) -> InterfaceElement {
    let bytes = try mapError(
      try FileReader.read(found: path, limit: InterfaceLimit.bytes), InterfaceError.unreadable)
    return try root(of: bytes)
  }

  /// - Parameter bytes: the file's bytes, at most ``InterfaceLimit/bytes``.
  static func root(of bytes: ContiguousArray<UInt8>) throws(InterfaceError) -> InterfaceElement {
    guard let parser = unsafe XML_ParserCreate(nil) else { throw .unreadable(.outOfMemory) }
    defer { unsafe XML_ParserFree(parser) }
    let reader = unsafe InterfaceReader(parser)
    let status = withExtendedLifetime(reader) {
      unsafe XML_SetUserData(parser, Unmanaged.passUnretained(reader).toOpaque())
      unsafe XML_SetElementHandler(
        parser,
        { reader, name, attributes in
          unsafe InterfaceReader.from(reader)?.begin(name, attributes)
        },
        { reader, _ in unsafe InterfaceReader.from(reader)?.end() })
      unsafe XML_SetCharacterDataHandler(parser) { reader, text, count in
        unsafe InterfaceReader.from(reader)?.add(text, Int(count))
      }
      unsafe XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, _ in
        guard let reader = unsafe InterfaceReader.from(reader) else { return }
        reader.fail(
          .malformed(reason: "Xcode writes no document type declaration", line: reader.line))
      }
      return unsafe bytes.withUnsafeBytes { buffer in
        unsafe XML_Parse(
          parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
      }
    }
    if let failure = reader.failure { throw failure }
    guard status == XML_STATUS_OK, let root = reader.root else { throw reader.fault }
    return root
  }

  private static func from(_ userData: UnsafeMutableRawPointer?) -> InterfaceReader? {
    unsafe userData.map {
      unsafe Unmanaged<InterfaceReader>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private var line: Int { Int(unsafe XML_GetCurrentLineNumber(parser)) }

  private var fault: InterfaceError {
    let code = unsafe XML_GetErrorCode(parser)
    if code == XML_ERROR_NO_MEMORY { return .unreadable(.outOfMemory) }
    // Expat's own message is "not well-formed (invalid token)".
    if code == XML_ERROR_INVALID_TOKEN { return .malformed(reason: "invalid token", line: line) }
    let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
    return .malformed(reason: words ?? "error \(code.rawValue)", line: line)
  }

  /// Stops the parser. Expat may still call a handler once more.
  private func fail(_ error: InterfaceError) {
    if failure == nil { failure = error }
    unsafe XML_StopParser(parser, 0)
  }

  private func begin(
    _ name: UnsafePointer<XML_Char>?,
    _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard failure == nil else { return }
    guard open.count < InterfaceLimit.depth, elementCount < InterfaceLimit.elements else {
      return fail(.tooLarge(line: line))
    }
    elementCount += 1
    var attributes: [String: String] = [:]
    var position = 0
    while let list = unsafe list, unsafe list[position] != nil {
      if let key = unsafe Self.string(list[position]),
        let value = unsafe Self.string(list[position + 1])
      {
        attributes[key] = value
      }
      position += 2
    }
    open.append(
      InterfaceElement(name: unsafe Self.string(name) ?? "", line: line, attributes: attributes))
  }

  /// Copies a C string; `nil` if it is longer than ``InterfaceLimit/textBytes``.
  private static func string(_ start: UnsafePointer<XML_Char>?) -> String? {
    let limit = InterfaceLimit.textBytes
    guard let start = unsafe start, unsafe strnlen(start, limit + 1) <= limit else { return nil }
    return unsafe String(cString: start)
  }

  private func add(_ start: UnsafePointer<XML_Char>?, _ count: Int) {
    guard failure == nil, let last = open.indices.last else { return }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
    open[last].text += unsafe String(decoding: bytes, as: UTF8.self)
  }

  private func end() {
    guard failure == nil, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
