#include "CSystemCalls.h"

// Any header of the C library defines the macros that identify it.
#include <stdlib.h>

static const char *const *arguments = NULL;

// glibc and Darwin pass the arguments of main to constructors; other libraries pass nothing.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep_arguments(
    int count, const char *const *values, const char *const *environment) {
  (void)count;
  (void)environment;
  arguments = values;
}
#endif

const char *const *lg_arguments(void) { return arguments; }
