// System calls that Swift cannot make: variadic ones, those that its import of the C library
// leaves out, and those whose types differ between systems.
#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

#include <stddef.h>

/// Whether this many bytes of address space can be had at this moment. Nothing is kept.
int lgs_can_allocate(size_t bytes);

/// Whether the process may have less memory than the system could give (`ulimit -v`, `ulimit -d`).
int lgs_memory_is_limited(void);

/// The bytes of memory that the machine has.
unsigned long long lgs_installed_memory(void);

/// Keeps the C library from reserving address space for each thread; glibc reserves 64 MB.
void lgs_share_heap(void);

/// Lets large blocks of memory go back to the system as soon as they are freed.
void lgs_return_memory(void);

/// The bytes of address space that a thread's stack takes by default.
size_t lgs_stack_size(void);

/// Starts a thread that nobody waits for.
///
/// `stack` is the size of its stack in bytes, or 0 for the default. Returns 0 or an error number.
int lgs_start_thread(void (*body)(void), size_t stack);

/// Exchanges the files at two paths, in one step.
///
/// Returns 0, or -1 and errno: ENOSYS or EINVAL if the system or the file system cannot do it,
/// ENOENT if one of them is missing.
int lgs_exchange(const char *first, const char *second);

#endif
