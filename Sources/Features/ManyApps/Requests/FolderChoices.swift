package import Texts

/// What a user may say about the folder that files are written into.
package struct FolderChoices: Choices {
  package var output: String?
  package var prune = false
  package var replace = false
  /// Whether a page that shows each screen is written too.
  package var preview = false
  /// Whether a warning is an error.
  package var strict = false

  package init() {}

  package mutating func visit<Visitor: ChoiceVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("output", path: &output)
    try visitor.visit("prune", flag: &prune)
    try visitor.visit("replace", flag: &replace)
    try visitor.visit("preview", flag: &preview)
    try visitor.visit("strict", flag: &strict)
  }

  /// Replaces what others choose.
  mutating func override(with others: FolderChoices) {
    output = others.output ?? output
    prune = prune || others.prune
    replace = replace || others.replace
    preview = preview || others.preview
    strict = strict || others.strict
  }

  package func validate() throws(ValueFault) {
    if output?.isEmpty == true {
      throw ValueFault("'--output' is empty", remedy: "name a folder, '.' for the current one")
    }
  }
}
