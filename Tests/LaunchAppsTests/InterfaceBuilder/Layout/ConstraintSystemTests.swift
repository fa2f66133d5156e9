import TestSupport
import Testing

@testable import LaunchApps

@Suite struct ConstraintSystemTests {
  private func number(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

  private func values(
    _ system: ConstraintSystem, _ expressions: [LinearExpression], steps: Int = 100_000
  ) throws -> [Double?] {
    var steps = steps
    return try system.values(of: expressions, steps: &steps)
  }

  private func expect(_ found: [Double?], _ expected: [Double]) {
    let found = found.compactMap(\.self)
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found)")
  }

  @Test func aHigherPriorityWins() throws {
    var system = ConstraintSystem()
    let x = system.variable()
    system.add(x, .equal, number(10), priority: 250)
    system.add(x, .equal, number(20), priority: 251)
    expect(try values(system, [x]), [20])
  }

  @Test func inequalitiesLimitAWish() throws {
    var system = ConstraintSystem()
    let (x, width) = (system.variable(), system.variable())
    system.add(x, .greaterThanOrEqual, number(-300))
    system.add(x + width, .lessThanOrEqual, number(100))
    system.add(width, .equal, number(500), priority: 750)
    system.add(x, .equal, number(0), priority: 250)
    expect(try values(system, [x, width, x + width]), [-300, 400, 100])
  }

  @Test func contradictionsHaveNoValues() throws {
    var system = ConstraintSystem()
    let x = system.variable()
    system.add(x, .equal, number(1))
    expect(try values(system, [x]), [1])
    system.add(x, .greaterThanOrEqual, number(2))
    #expect(throws: ConstraintSystem.Failure.contradiction) { try values(system, [x]) }
  }

  /// A repeated constraint is no reason for doubt; a free variable is.
  @Test func onlyDeterminedValuesAreKnown() throws {
    var system = ConstraintSystem()
    let (x, y) = (system.variable(), system.variable())
    for _ in 0..<3 { system.add(x, .equal, number(7)) }
    system.add(y, .greaterThanOrEqual, x)
    let open = try values(system, [x, y, x - y])
    #expect(open.map { $0?.rounded() } == [7, nil, nil])
    system.add(y, .equal, x * 0.5 - number(100), priority: 1)
    expect(try values(system, [y - x]), [0])
  }

  /// Two equal wishes that contradict each other leave everything between them open.
  @Test func aDrawIsOpen() throws {
    var system = ConstraintSystem()
    let x = system.variable()
    system.add(x, .equal, number(10), priority: 250)
    system.add(x, .equal, number(20), priority: 250)
    #expect(try values(system, [x]) == [nil])
    system.add(x, .equal, number(12), priority: 249)
    expect(try values(system, [x]), [12])
  }

  @Test func theStepsAreCounted() throws {
    var system = ConstraintSystem()
    let variables = (0..<40).map { _ in system.variable() }
    for (first, second) in zip(variables, variables.dropFirst()) {
      system.add(second, .greaterThanOrEqual, first + number(3))
      system.add(second, .equal, first, priority: 500)
    }
    system.add(variables[0], .equal, number(1))
    expect(try values(system, [variables[39]]), [118])
    for steps in [0, 1, 50, 300] {
      #expect(throws: ConstraintSystem.Failure.tooManySteps) {
        try values(system, variables, steps: steps)
      }
    }
  }

  /// The solution of a random system meets every required constraint, and no other value of a variable
  /// would violate a wish less.
  @Test(arguments: 0..<40)
  func randomSystems(_ seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var system = ConstraintSystem()
    let variables = (0..<5).map { _ in system.variable() }
    let hidden = variables.map { _ in Double(Int.random(in: -50...900, using: &generator)) }
    var sums: [(factors: [Double], least: Double)] = []
    for _ in 0..<6 {
      let factors = variables.map { _ in Double(Int.random(in: -2...2, using: &generator)) }
      let sum = zip(factors, hidden).map { $0 * $1 }.reduce(0, +)
      let least = sum - Double(Int.random(in: 0...30, using: &generator))
      sums.append((factors, least))
      var expression = number(0)
      for (variable, factor) in zip(variables, factors) { expression.add(variable, times: factor) }
      system.add(expression, .greaterThanOrEqual, number(least))
    }
    for (index, variable) in variables.enumerated() {
      system.add(variable, .equal, number(0), priority: 100 + index)
    }
    let found = try values(system, variables).compactMap(\.self)
    #expect(found.count == variables.count)
    for (factors, least) in sums {
      #expect(zip(factors, found).map { $0 * $1 }.reduce(0, +) >= least - 1e-3)
    }
    // The last variable has the highest priority, so that it is nearest to 0.
    let limit = abs(found[4])
    if limit > 1 {
      var closer = system
      closer.add(variables[4], .lessThanOrEqual, number(limit - 0.5))
      closer.add(variables[4], .greaterThanOrEqual, number(0.5 - limit))
      #expect(throws: ConstraintSystem.Failure.contradiction) { try values(closer, variables) }
    }
  }
}
