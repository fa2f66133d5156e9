import LaunchImages
import WebApps

extension CommandError {
  init(_ error: WebAppError) {
    switch error {
    case .pictures(let error): self.init(LaunchImagesError(error))
    case .warnings(let warnings):
      self.init(
        status: .badData,
        messages: warnings.map { "\($0.place): error: \($0.problem); \($0.remedy)" })
    }
  }
}
