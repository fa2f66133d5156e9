import Testing
import Texts

@Suite struct TextTemplateTests {
  private func fill(
    _ template: String, _ values: [String: TemplateValue] = [:]
  ) -> String {
    TextTemplate(template).text(with: values)
  }

  @Test("values are inserted without changes")
  func values() {
    #expect(fill("") == "")
    #expect(fill("no tags, one } and { brace\n") == "no tags, one } and { brace\n")
    #expect(fill("a {{x}}{{y}}.", ["x": "<&>", "y": "{{x}}"]) == "a <&>{{x}}.")
  }

  @Test("lists repeat their lines, and may be nested")
  func lists() {
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
    #expect(fill(template, ["rows": rows]) == "[\n  a:\n    1,\n    2\n  b:\n]")
    #expect(fill(template, ["rows": .list([])]) == "[\n]")
  }

  @Test("a comma follows every element except the last")
  func commas() {
    let template = "{{#list}}\n{{.}}{{,}}\n{{/list}}\n"
    for count in 0...4 {
      let texts = (0..<count).map { "\($0)" }
      let expected = texts.isEmpty ? "" : texts.joined(separator: ",\n") + "\n"
      #expect(fill(template, ["list": .texts(texts)]) == expected)
    }
  }

  @Test("an element's own values come before those around it")
  func scopes() {
    let template = "{{#list}}\n{{outer}} {{own}}\n{{/list}}"
    let list: TemplateValue = .list([["own": "1"], ["own": "2", "outer": "y"]])
    #expect(fill(template, ["list": list, "outer": "x"]) == "x 1\ny 2\n")
  }

  @Test("an invalid template traps") func invalid() async {
    await #expect(processExitsWith: .failure) {
      _ = TextTemplate("{{#a}}\n{{/b}}").text(with: ["a": .texts(["x"])])
    }
  }

  @Test("a missing value traps") func missing() async {
    await #expect(processExitsWith: .failure) { _ = TextTemplate("{{a}}").text(with: [:]) }
  }
}
