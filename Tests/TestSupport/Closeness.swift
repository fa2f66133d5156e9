/// Whether numbers are the same but for the last bits of a double.
package func isClose(_ first: Double, _ second: Double) -> Bool {
  abs(first - second) <= 1e-12 * max(1, abs(first), abs(second))
}
