// Linked in place of the Swift runtime's function that looks for its program swift-backtrace, which no
// package has. In a static program the original aborts at launch where /proc is not mounted.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name);

char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return 0;
}
