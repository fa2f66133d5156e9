// The arguments as the system passed them to the process. Swift reads them from /proc on Linux,
// which a chroot or a sandbox may not have.
#ifndef CARGUMENTS_H
#define CARGUMENTS_H

/// The arguments, the program first, up to a null pointer; a null pointer where the C library does
/// not hand them to constructors, as musl does not.
const char *const *lg_arguments(void);

#endif
