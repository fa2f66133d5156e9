import LaunchImages
import WebApps

extension CommandError {
  init(_ error: WebAppError) {
    switch error {
    case .artworkNotPortrait(let path, let size):
      self.init(
        .badData, path, "is not portrait (\(size))", "use artwork that is taller than it is wide")
    case .warnings(let warnings):
      self.init(
        status: .badData,
        messages: warnings.map { "\($0.place): error: \($0.problem); \($0.remedy)" })
    }
  }
}
