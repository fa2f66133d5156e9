import LaunchPreview

extension CommandError {
  init(_ error: PreviewFileError) {
    switch error {
    case .refused(let path, let refusal): self.init(path, refusal, "choose another file")
    case .sheetTooLarge(let path): self = .exhausted(path, "cannot be drawn (out of memory)")
    case .unwritable(let path, let error):
      self.init(
        ExitStatus(writing: error), path, "cannot be written (\(error))",
        error.remedy(writing: "choose another file"))
    }
  }
}
