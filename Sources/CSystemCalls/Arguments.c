#include "CSystemCalls.h"

// Any header of the C library says which it is.
#include <stdlib.h>

static const char *const *arguments = NULL;

// glibc and Darwin call constructors as they call main; other libraries pass nothing.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep_arguments(
    int count, const char *const *values, const char *const *environment) {
  (void)count;
  (void)environment;
  arguments = values;
}
#endif

const char *const *lg_arguments(void) { return arguments; }
