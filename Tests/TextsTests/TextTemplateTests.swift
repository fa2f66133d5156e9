import Testing
import Texts

@Suite struct TextTemplateTests {
  private func fill(
    _ template: String, _ values: [String: TemplateValue] = [:]
  ) throws(TemplateError) -> String {
    try TextTemplate(template).text(with: values)
  }

  @Test("values are inserted without changes")
  func values() throws {
    #expect(try fill("") == "")
    #expect(try fill("no tags, one } and { brace\n") == "no tags, one } and { brace\n")
    #expect(try fill("a {{x}}{{y}}.", ["x": "<&>", "y": "{{x}}"]) == "a <&>{{x}}.")
  }

  @Test("lists repeat their lines, and may be nested")
  func lists() throws {
    let template = """
      [
      {{#rows}}
        {{name}}:
      {{#cells}}
          {{.}}{{,}}
      {{/cells}}
      {{/rows}}
      ]
      """
    let rows: TemplateValue = .list([
      ["name": "a", "cells": .texts(["1", "2"])], ["name": "b", "cells": .texts([])],
    ])
    #expect(try fill(template, ["rows": rows]) == "[\n  a:\n    1,\n    2\n  b:\n]")
    #expect(try fill(template, ["rows": .list([])]) == "[\n]")
  }

  @Test("a comma follows every element except the last")
  func commas() throws {
    let template = "{{#list}}\n{{.}}{{,}}\n{{/list}}\n"
    for count in 0...4 {
      let texts = (0..<count).map { "\($0)" }
      let expected = texts.isEmpty ? "" : texts.joined(separator: ",\n") + "\n"
      #expect(try fill(template, ["list": .texts(texts)]) == expected)
    }
  }

  @Test("an element's own values come before those around it")
  func scopes() throws {
    let template = "{{#list}}\n{{outer}} {{own}}\n{{/list}}"
    let list: TemplateValue = .list([["own": "1"], ["own": "2", "outer": "y"]])
    #expect(try fill(template, ["list": list, "outer": "x"]) == "x 1\ny 2\n")
  }

  @Test(
    "an invalid template or a missing value is an error",
    arguments: [
      ("a\n{{x", TemplateError.openTag(line: 2)),
      ("{{#a}}{{/a}}", .listTagAmidLine(name: "#a", line: 1)),
      ("x {{/a}}", .listTagAmidLine(name: "/a", line: 1)),
      ("{{/a}}", .unexpectedEnd(name: "a", line: 1)),
      ("{{#a}}\n{{/b}}", .unexpectedEnd(name: "b", line: 2)),
      ("{{#a}}", .missingEnd(name: "a")),
      ("{{a}}", .missingValue(name: "a")),
      ("{{list}}", .wrongKind(name: "list")),
      ("{{#text}}\n{{/text}}", .wrongKind(name: "text")),
    ])
  func errors(template: String, error: TemplateError) {
    #expect(throws: error) { _ = try fill(template, ["list": .texts([]), "text": "x"]) }
  }
}
