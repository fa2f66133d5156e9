/// A language that templates are written in.
public enum CodeLanguage: String, Hashable, Sendable, CaseIterable {
  case swift
  case objectiveC = "objc"
}
