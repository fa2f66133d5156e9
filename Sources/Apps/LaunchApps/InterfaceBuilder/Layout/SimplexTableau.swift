/// The simplex method, for constraints with priorities.
///
/// Each row is a sum that is 0. A row has one basic column, with the factor 1, which is in no other
/// row; all other columns are 0 at present. First come the columns of the variables, which may be
/// negative. Two columns follow for each constraint, which may not: how much the constraint's sum
/// is above 0, and how much it is below. Most rows have few columns, and store only these.
struct SimplexTableau {
  typealias Failure = ConstraintSystem.Failure

  /// Smaller factors count as 0.
  private static let smallest = 1e-9

  private let constraints: [ConstraintSystem.Constraint]
  private let variableCount: Int
  private var rows: [LinearExpression] = []
  private var basis: [Int] = []
  /// Columns that must stay 0, so that the errors that were minimized before do not grow.
  private var isExcluded: [Bool]
  /// The number of steps that are still allowed. A step reads or writes a term of a row; to find a
  /// column in a row takes four.
  private(set) var steps: Int

  init(
    _ constraints: [ConstraintSystem.Constraint], _ variableCount: Int, steps: Int
  ) throws(Failure) {
    // Equations come first, so that they, and not inequalities, give the variables their rows.
    let equations = constraints.filter { $0.isRequired && $0.relation == .equal }
    self.constraints =
      equations + constraints.filter { !($0.isRequired && $0.relation == .equal) }
    self.variableCount = variableCount
    self.steps = steps
    isExcluded = Array(repeating: false, count: variableCount + 2 * constraints.count)
    for (index, constraint) in self.constraints.enumerated() {
      var row = constraint.sum
      row.add(LinearExpression(variable: variableCount + 2 * index), times: -1)
      row.add(LinearExpression(variable: variableCount + 2 * index + 1))
      rows.append(row)
      // No column yet.
      basis.append(-1)
    }
    for variable in 0..<variableCount { try makeBasic(variable) }
    for (row, column) in basis.enumerated() where column < 0 {
      // The constraint's own columns are in no other row. One of them has a value that is not negative.
      let isAbove = rows[row].constant > 0
      if isAbove { rows[row].divide(by: -1) }
      basis[row] = variableCount + 2 * row + (isAbove ? 0 : 1)
    }
  }

  /// Makes a variable the basic column of a row that has no such column yet, if there is one.
  private mutating func makeBasic(_ variable: Int) throws(Failure) {
    let found = rows.indices.first { basis[$0] < 0 && abs(rows[$0][variable]) > Self.smallest }
    try spend(4 * ((found ?? rows.count - 1) + 1))
    if let found { try pivot(found, variable) }
  }

  private mutating func spend(_ count: Int) throws(Failure) {
    steps -= count
    if steps < 0 { throw .tooManySteps }
  }

  /// The sum of the errors of some constraints.
  func errors(_ isMeant: (ConstraintSystem.Constraint) -> Bool) -> LinearExpression {
    var columns: [Int] = []
    for (index, constraint) in constraints.enumerated() where isMeant(constraint) {
      let above = variableCount + 2 * index
      if constraint.relation != .greaterThanOrEqual { columns.append(above) }
      if constraint.relation != .lessThanOrEqual { columns.append(above + 1) }
    }
    return LinearExpression(sumOf: columns)
  }

  /// The same value as a sum of columns that are not basic.
  private func reduced(_ sum: LinearExpression) -> LinearExpression {
    zip(rows, basis).reduce(into: sum) { result, row in
      let factor = sum[row.1]
      if factor != 0 { result.add(row.0, times: -factor) }
    }
  }

  /// The present value of a sum, which later constraints may change.
  func current(_ sum: LinearExpression) -> Double { reduced(sum).constant }

  /// The value of a sum; `nil` if the constraints allow several values.
  mutating func value(of sum: LinearExpression) throws(Failure) -> Double? {
    let reduced = reduced(sum)
    try spend(4 * rows.count)
    let isOpen = reduced.terms.contains {
      !isExcluded[$0.variable] && abs($0.factor) > Self.smallest
    }
    if !isOpen { return reduced.constant }
    // The columns may still be 0 in all solutions.
    guard let least = try minimum(of: sum), let most = try minimum(of: sum * -1),
      abs(least + most) < ConstraintSystem.tolerance
    else { return nil }
    return least
  }

  /// The minimum of a sum, which later sums need not keep; `nil` if there is none.
  private mutating func minimum(of sum: LinearExpression) throws(Failure) -> Double? {
    var copy = self
    defer { steps = copy.steps }
    return try copy.minimize(sum)
  }

  /// Minimizes a sum, and excludes the columns that would increase the sum again.
  ///
  /// - Returns: the minimum; `nil` if there is none.
  mutating func minimize(_ sum: LinearExpression) throws(Failure) -> Double? {
    var objective = reduced(sum)
    for pivots in 0... {
      let candidates = objective.terms.filter {
        $0.factor < -Self.smallest && !isExcluded[$0.variable]
      }
      // Bland's rule prevents endless loops, but is slow. It is used only after many pivots.
      let next =
        pivots < 200 ? candidates.min { $0.factor < $1.factor } : candidates.first
      guard let entering = next?.variable else { break }
      try spend(objective.terms.count + 4 * rows.count)
      guard let row = leavingRow(for: entering) else { return nil }
      try pivot(row, entering)
      objective.add(rows[row], times: -objective[entering])
    }
    for term in objective.terms where term.factor > Self.smallest {
      isExcluded[term.variable] = true
    }
    return objective.constant
  }

  /// The row whose basic column is the first to become 0 if another column grows.
  private func leavingRow(for column: Int) -> Int? {
    var best: (row: Int, limit: Double)?
    for row in rows.indices where basis[row] >= variableCount {
      let factor = rows[row][column]
      guard factor > Self.smallest else { continue }
      let limit = -rows[row].constant / factor
      if best.map({ (limit, basis[row]) < ($0.limit, basis[$0.row]) }) ?? true {
        best = (row, limit)
      }
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) throws(Failure) {
    rows[row].divide(by: rows[row][column])
    basis[row] = column
    for other in rows.indices where other != row {
      let factor = rows[other][column]
      if factor == 0 { continue }
      try spend(rows[other].terms.count + rows[row].terms.count)
      rows[other].add(rows[row], times: -factor)
      // Rounding errors must not make a column negative.
      if basis[other] >= variableCount { rows[other].constant = min(rows[other].constant, 0) }
    }
  }
}
