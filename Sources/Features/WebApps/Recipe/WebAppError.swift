package import Pictures
package import Texts

package enum WebAppError: Error, Equatable, Sendable {
  case pictures(PictureError)
  case warnings([WebAppWarning])
}

extension WebAppError: Problem, PictureFailure {
  package init(_ error: PictureError) { self = .pictures(error) }

  package var messages: [Message] {
    switch self {
    case .pictures(let error): error.messages
    case .warnings(let warnings): warnings.map { $0.message.with(.error) }
    }
  }
}

/// A problem that the user should know about, but that does not stop a build.
package enum WebAppWarning: Equatable, Sendable {
  /// A problem with an artwork, or with the images made from it. `name` is the artwork's name.
  case artwork(PictureWarning, WebArtworkRole, name: String)
  /// Dark images look the same as light images, because the artwork covers the dark background.
  case unseenDarkBackground(name: String)
  case folder(PictureWarning)

  package var message: Message {
    switch self {
    case .unseenDarkBackground(let name):
      return Message(
        warning: "is the same in dark images (it covers --dark-background)",
        at: Message.Place(name), "add --dark or --dark-logo, or leave it out")
    case .folder(let warning): return warning.message(at: "")
    case .artwork(let warning, let role, let name):
      var message = warning.message(at: name)
      let options: [WebArtworkRole: String] = [
        .main: "--artwork-portrait", .dark: "--dark-portrait",
      ]
      if case .cropped = warning, let option = options[role] {
        message.remedy = "use \(option), or --fit contain"
      }
      return message
    }
  }
}
