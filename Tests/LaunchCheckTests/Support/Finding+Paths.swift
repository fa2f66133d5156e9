@testable import LaunchCheck

extension Finding {
  /// The finding without a folder in its paths and its message.
  ///
  /// - Parameter folder: with a slash at its end.
  func relative(to folder: String) -> Finding {
    var finding = self
    finding.path = path.replacing(folder, with: "")
    finding.problem = problem.replacing(folder, with: "")
    finding.remedy = remedy?.replacing(folder, with: "")
    finding.also = also.map { $0.replacing(folder, with: "") }
    finding.joint = Finding.Joint(cause: "")
    for index in parts.indices {
      finding.parts[index].path = parts[index].path.replacing(folder, with: "")
    }
    return finding
  }
}
