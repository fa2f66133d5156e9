// System calls that Swift cannot make: variadic functions, functions that Swift's import of the C
// library leaves out, and functions whose types differ between systems.
#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

#include <stddef.h>
#include <stdint.h>

/// Whether this many bytes of address space can be allocated now. The function frees the bytes
/// again.
int lgs_can_allocate(size_t bytes);

/// Whether the process has a memory limit (`ulimit -v` or `ulimit -d`).
int lgs_memory_is_limited(void);

/// The machine's memory in bytes; 0 if it is not known.
unsigned long long lgs_installed_memory(void);

/// Keeps the C library from reserving address space for each thread. Otherwise, glibc reserves 64
/// MB per thread.
void lgs_share_heap(void);

/// Returns large blocks of memory to the system as soon as they are freed.
void lgs_return_memory(void);

/// Asks the system to use large pages for this memory. Does nothing if the system has no large
/// pages.
void lgs_prefer_large_pages(void *memory, size_t bytes);

/// The size of a new thread's stack in bytes: the system's default or 2 MB, whichever is more; 0 if
/// the default is not known.
size_t lgs_stack_size(void);

/// Starts a detached thread that runs `body`.
///
/// `stack` is the size of the thread's stack in bytes, or 0 for lgs_stack_size(). Returns 0 or an
/// error number.
int lgs_start_thread(void (*body)(void), size_t stack);

/// Begins to write a file's bytes to the disk, without waiting for the end. Does nothing on systems
/// other than Linux.
void lgs_begin_writing(int descriptor);

/// Waits until the files of `count` descriptors are on the disk. Several files are synchronized at
/// the same time, because a disk takes as long for one file as for all. `errors` gets an error
/// number or 0 for each file. Files that cannot be synchronized, such as pipes, get 0.
void lgs_synchronize(const int *descriptors, int *errors, size_t count);

/// Exchanges two files of an open folder, in one step.
///
/// Returns 0, or -1 and errno: ENOSYS or EINVAL if the system or the file system cannot exchange
/// files, ENOENT if a file is missing.
int lgs_exchange(int folder, const char *first, const char *second);

/// Opens a folder, so that files and folders in it can be opened by name. The folder need not be
/// readable.
///
/// The path begins at the open folder `parent`, or at the current folder if `parent` is negative. A
/// path that is a link is followed only if `follows_links` is set. Returns a descriptor, or -1 and
/// errno.
int lgs_open_folder(int parent, const char *path, int follows_links);

/// `openat` with O_CLOEXEC, which closes the descriptor when another program is executed.
int lgs_open_at(int folder, const char *name, int flags, unsigned int permissions);

/// Waits for the given time, or until a signal arrives.
void lgs_sleep(int milliseconds);

/// If the processor has instructions for SHA-256, adds the whole blocks of 64 bytes to `state`.
/// Returns the number of bytes that were added, which may be 0.
size_t lgs_hash_blocks(uint32_t state[8], const uint8_t *bytes, size_t count);

/// The arguments as the system passed them to the process. On Linux, Swift reads the arguments from
/// /proc, which may be missing in a chroot or a sandbox.
///
/// The first argument is the program; a null pointer follows the last. Returns a null pointer if
/// the C library, such as musl, does not pass arguments to constructors.
const char *const *lg_arguments(void);

#endif
