// Linked in place of the Swift runtime's function that looks for its program swift-backtrace, which no
// package has. In a static program the original aborts at launch where /proc is not mounted.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name);

char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return 0;
}

// Linked in place of the runtime's names of all Unicode characters (0.5 MB), which nothing here asks for:
// no character has a name.
long __wrap__swift_stdlib_getScalarName(unsigned int scalar, unsigned char *buffer, long capacity);

long __wrap__swift_stdlib_getScalarName(unsigned int scalar, unsigned char *buffer, long capacity) {
  (void)scalar;
  (void)buffer;
  (void)capacity;
  return 0;
}
