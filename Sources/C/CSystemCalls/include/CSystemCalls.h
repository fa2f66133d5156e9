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

/// Reports changes of files and folders, by inotify on Linux and by kqueue on macOS.
struct lgs_watcher;

/// The changes for which a path is watched.
enum lgs_watch {
  /// A folder is moved or removed.
  LGS_WATCH_PLACE,
  /// A folder is moved or removed, or names in it change.
  LGS_WATCH_NAMES,
  /// A file's bytes change.
  LGS_WATCH_BYTES,
};

/// Kinds of events; an event may have several of these kinds, or none.
enum lgs_watch_kind {
  /// The watch has ended, because the watched file or folder no longer exists.
  LGS_WATCH_GONE = 1,
  /// A program may go on writing into the file.
  LGS_WATCH_WRITTEN = 2,
  /// No program will go on writing into the file: it was closed, moved or removed.
  LGS_WATCH_CLOSED = 4,
};

struct lgs_watch_event {
  /// The key of the watch; -1 if events were lost.
  int key;
  /// A combination of `lgs_watch_kind`.
  int kind;
  /// The name that changed in a folder; empty if it is not known, or if the folder itself has
  /// changed.
  char name[256];
};

/// Opens a watcher. Returns NULL and errno on failure: EMFILE if there can be no more watchers,
/// ENOSYS if the system has none at all.
struct lgs_watcher *lgs_watcher_open(void);
void lgs_watcher_close(struct lgs_watcher *watcher);

/// Whether events report that a program has closed a file.
int lgs_watcher_knows_closing(void);

/// Watches a path; links are followed. Returns the watch's key, or -1 and errno: ENOSPC or EMFILE
/// if there can be no more watches.
int lgs_watcher_add(struct lgs_watcher *watcher, const char *path, enum lgs_watch what);

/// Removes a watch; also needed for a watch that has ended.
void lgs_watcher_remove(struct lgs_watcher *watcher, int key);

/// Waits for an event; without a time limit if `milliseconds` is negative.
///
/// Returns 1 and an event, 0 if there was no event in this time or a signal arrived, or -1 and
/// errno.
int lgs_watcher_next(struct lgs_watcher *watcher, int milliseconds, struct lgs_watch_event *event);

/// Whether the path is on a file system that other machines can change without causing an event.
int lgs_is_remote(const char *path);

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
