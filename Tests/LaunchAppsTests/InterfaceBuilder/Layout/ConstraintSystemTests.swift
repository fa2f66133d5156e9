import Testing

@testable import LaunchApps

@Suite struct ConstraintSystemTests {
  private typealias Expression = ConstraintSystem.Expression

  private func number(_ value: Double) -> Expression { Expression(constant: value) }

  @Test func aHigherPriorityWins() throws {
    var system = ConstraintSystem()
    let x = system.variable()
    system.add(x, .equal, number(10), priority: 250)
    system.add(x, .equal, number(20), priority: 251)
    #expect(try #require(system.values(of: [x])).map { $0.rounded() } == [20])
  }

  @Test func inequalitiesLimitAWish() throws {
    var system = ConstraintSystem()
    let (x, width) = (system.variable(), system.variable())
    system.add(x, .greaterThanOrEqual, number(-300))
    system.add(x + width, .lessThanOrEqual, number(100))
    system.add(width, .equal, number(500), priority: 750)
    system.add(x, .equal, number(0), priority: 250)
    let values = try #require(system.values(of: [x, width, x + width]))
    #expect(zip(values, [-300, 400, 100]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(values)")
  }

  @Test func contradictionsHaveNoValues() {
    var system = ConstraintSystem()
    let x = system.variable()
    system.add(x, .equal, number(1))
    #expect(system.values(of: [x]) != nil)
    system.add(x, .greaterThanOrEqual, number(2))
    #expect(system.values(of: [x]) == nil)
  }

  /// A repeated constraint is no reason for doubt; a free variable is.
  @Test func onlyDeterminedValuesAreKnown() {
    var system = ConstraintSystem()
    let (x, y) = (system.variable(), system.variable())
    for _ in 0..<3 { system.add(x, .equal, number(7)) }
    system.add(y, .greaterThanOrEqual, x)
    #expect(system.values(of: [x]).map { $0.map { $0.rounded() } } == [7])
    #expect(system.values(of: [y]) == nil)
    #expect(system.values(of: [x, y]) == nil)
    system.add(y, .equal, x * 0.5 - number(100), priority: 1)
    #expect(system.values(of: [y - x]).map { $0.map { abs($0) < 1e-6 } } == [true])
  }
}
