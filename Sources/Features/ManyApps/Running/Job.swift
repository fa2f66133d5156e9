package import Files
internal import Texts

/// One thing to make in a run of several, or for an artwork on the command line.
package struct Job: Sendable {
  /// The app's id; `nil` for an artwork on the command line.
  package let id: String?
  /// What is made of the app's artwork; `nil` for an artwork on the command line.
  package let part: AppPart?
  package let request: any Request
  /// The settings of a file that the request comes from, to tell whether they have changed.
  let source: [JSONMember]

  package init(_ request: any Request) {
    (id, part, source) = (nil, nil, [])
    self.request = request
  }

  init(_ id: String, _ part: AppPart, _ request: any Request, _ source: [JSONMember]) {
    (self.id, self.part, self.request, self.source) = (id, part, request, source)
  }

  /// What tells the jobs of a run apart.
  package var key: Key { Key(id: id, part: part) }

  package struct Key: Hashable, Sendable {
    let id: String?
    let part: AppPart?
  }

  func isSame(as other: Job) -> Bool {
    key == other.key && source == other.source && request.artwork == other.request.artwork
      && request.output == other.request.output && request.otherFiles == other.request.otherFiles
  }
}

/// How a job ended.
package enum Outcome: Sendable {
  case made(JobReport)
  case failed(CommandError)
  /// The job was not started, because another one failed and the run then ends.
  case skipped
}

package protocol OutcomeReporter: Sendable {
  mutating func report(_ job: Job, _ outcome: Outcome, _ time: Duration) throws
  /// Called after the last outcome.
  mutating func finish(_ list: JobList) throws
}

/// The jobs of a run, checked before anything is written.
package struct JobList: Sendable {
  /// In the order of the file that lists the apps.
  package var jobs: [Job]
  /// The paths of launchgen.json and the manifest.
  package var inputs: [String] = []
  /// The files and folders that determine the list.
  package var sources: Set<String> = []
  /// What the patterns cannot match.
  package var omissions = SearchOmissions()

  package init(_ request: any Request) { jobs = [Job(request)] }

  init(_ jobs: [Job]) { self.jobs = jobs }

  /// The gate of the whole run, which has admitted the depfile.
  package func gate(_ run: RunChoices) throws(CommandError) -> OutputGate {
    // What a launch screen is put into is an input of others, and written all the same.
    let installs = jobs.contains { $0.request is InstallRequest }
    let read = jobs.flatMap { installs ? $0.request.pictures : $0.request.readFiles }
    var gate = OutputGate(
      inputs: inputs + read, replaces: jobs.allSatisfy(\.request.replaces))
    if run.depfile != nil { gate.add(inputs: jobs.flatMap(\.request.watchedFiles)) }
    try gate.admitDepfile(run)
    return gate
  }
}
