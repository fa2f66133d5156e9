import LaunchPreview

extension PreviewNotice {
  /// What to do about it.
  var remedy: String {
    switch self {
    case .focusCropped: "choose the part with --position, or use --fit contain"
    case .focusUnderCamera: "move it toward the middle of the artwork"
    }
  }
}
