import LaunchPreview

extension CommandError {
  init(_ error: PreviewFileError) {
    switch error {
    case .isInput(let path):
      self.init(
        .usage, path, "is what the preview is of, and would be replaced", "choose another file")
    case .isForeign(let path): self = .foreign(path)
    case .sheetTooLarge(let path): self = .exhausted(path, "cannot be drawn (out of memory)")
    case .unwritable(let path, let error):
      self.init(
        ExitStatus(writing: error), path, "cannot be written (\(error))",
        error.remedy(writing: "choose another file"))
    }
  }
}
