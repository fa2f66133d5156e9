// System calls that Swift cannot make: variadic functions, functions that Swift's import of the C
// library leaves out, and functions whose types differ between systems.
#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

#include <stddef.h>
#include <stdint.h>

/// Whether this many bytes of address space can be allocated at this moment; they are not kept.
int lgs_can_allocate(size_t bytes);

/// Whether the process may use less memory than the system could provide (`ulimit -v`, `ulimit
/// -d`).
int lgs_memory_is_limited(void);

/// The machine's memory in bytes; 0 if it is not known.
unsigned long long lgs_installed_memory(void);

/// Keeps the C library from reserving address space for each thread; glibc reserves 64 MB.
void lgs_share_heap(void);

/// Returns large blocks of memory to the system as soon as they are freed.
void lgs_return_memory(void);

/// Asks the system to back this memory by large pages, if it has any.
void lgs_prefer_large_pages(void *memory, size_t bytes);

/// The size of a thread's stack in bytes: the default, but not less than 2 MB; 0 if it is not
/// known.
size_t lgs_stack_size(void);

/// Starts a detached thread.
///
/// `stack` is the size of its stack in bytes, or 0 for lgs_stack_size(). Returns 0 or an error
/// number.
int lgs_start_thread(void (*body)(void), size_t stack);

/// Begins to write a file's bytes to the disk, and does not wait for that. Does nothing where the
/// system cannot do so.
void lgs_begin_writing(int descriptor);

/// Waits until the files of `count` descriptors are on the disk. They are waited for together,
/// because a disk that is asked one file after another takes as long for each as for all. `errors`
/// gets an error number for each, or 0, also for those that cannot be synchronized, such as pipes.
void lgs_synchronize(const int *descriptors, int *errors, size_t count);

/// Exchanges two files of an open folder, in one step.
///
/// Returns 0, or -1 and errno: ENOSYS or EINVAL if the system or the file system cannot exchange
/// files, ENOENT if a file is missing.
int lgs_exchange(int folder, const char *first, const char *second);

/// Opens a folder for access to files and folders in it by name; it need not be readable.
///
/// `parent` is the open folder at which the path begins; a negative number stands for the current
/// folder. If the path is a link, it is followed only if `follows_links` is set. Returns a
/// descriptor, or -1 and errno.
int lgs_open_folder(int parent, const char *path, int follows_links);

/// `openat` with O_CLOEXEC, which closes the descriptor when another program is executed.
int lgs_open_at(int folder, const char *name, int flags, unsigned int permissions);

/// Waits for the given time, or until a signal arrives.
void lgs_sleep(int milliseconds);

/// Adds the whole blocks of 64 bytes to the state of a SHA-256, if the processor has instructions
/// for it. Returns the number of bytes that were added, which may be 0.
size_t lgs_hash_blocks(uint32_t state[8], const uint8_t *bytes, size_t count);

/// The arguments as the system passed them to the process. Swift reads them from /proc on Linux,
/// which a chroot or a sandbox may not have.
///
/// The first argument is the program; a null pointer follows the last. Returns a null pointer if
/// the C library does not pass arguments to constructors, as in the case of musl.
const char *const *lg_arguments(void);

#endif
