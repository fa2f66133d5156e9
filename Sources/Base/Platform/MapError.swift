/// Evaluates an expression; an error of it is thrown as what `translate` makes of it.
///
/// This says in one line that a module's error carries that of the module below.
package func mapError<Value: ~Copyable, Fault: Error, Wrapper: Error>(
  _ value: @autoclosure () throws(Fault) -> Value, _ translate: (Fault) -> Wrapper
) throws(Wrapper) -> Value {
  do throws(Fault) {
    return try value()
  } catch {
    throw translate(error)
  }
}
