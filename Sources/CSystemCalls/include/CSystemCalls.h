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

/// Exchanges two files of an open folder, in one step.
///
/// Returns 0, or -1 and errno: ENOSYS or EINVAL if the system or the file system cannot do it,
/// ENOENT if one of them is missing.
int lgs_exchange(int folder, const char *first, const char *second);

/// Opens a folder in which others are then opened by name; it need not be readable.
///
/// `parent` is an open folder that the path begins in; a negative one is the current folder. A link
/// in the path's last place is followed only on demand. Returns a descriptor, or -1 and errno.
int lgs_open_folder(int parent, const char *path, int follows_links);

/// `openat`, which closes the descriptor when another program is executed.
int lgs_open_at(int folder, const char *name, int flags, unsigned int permissions);

/// Tells when files and folders change: inotify on Linux, kqueue on macOS.
struct lgs_watcher;

/// What a path is watched for.
enum lgs_watch {
  /// A folder: whether it is moved or removed.
  LGS_WATCH_PLACE,
  /// The same, and the names in it.
  LGS_WATCH_NAMES,
  /// A file: its bytes.
  LGS_WATCH_BYTES,
};

/// What an event is about; events may be of several kinds, or of none of these.
enum lgs_watch_kind {
  /// The watch has ended, because what it was for does not exist any more.
  LGS_WATCH_GONE = 1,
  /// A program may go on writing into the file.
  LGS_WATCH_WRITTEN = 2,
  /// It does not.
  LGS_WATCH_CLOSED = 4,
};

struct lgs_watch_event {
  /// Which watch; -1 if events were lost.
  int key;
  /// Of `lgs_watch_kind`.
  int kind;
  /// Of what changed in a folder; empty if it is not known, or the folder itself has changed.
  char name[256];
};

/// Returns NULL and errno if the system has no more watchers (EMFILE), or none at all (ENOSYS).
struct lgs_watcher *lgs_watcher_open(void);
void lgs_watcher_close(struct lgs_watcher *watcher);

/// Whether events say that a program has closed a file.
int lgs_watcher_knows_closing(void);

/// Links are followed. Returns the watch's key, or -1 and errno: ENOSPC or EMFILE if there can be no
/// more watches.
int lgs_watcher_add(struct lgs_watcher *watcher, const char *path, enum lgs_watch what);

/// Also needed for a watch that has ended.
void lgs_watcher_remove(struct lgs_watcher *watcher, int key);

/// Waits for an event; without end if `milliseconds` is negative.
///
/// Returns 1 and an event, 0 if there was none in this time or a signal came, or -1 and errno.
int lgs_watcher_next(struct lgs_watcher *watcher, int milliseconds, struct lgs_watch_event *event);

/// Whether the path is on a file system that other machines change without an event.
int lgs_is_remote(const char *path);

/// Waits, but no longer than until a signal comes.
void lgs_sleep(int milliseconds);

/// The arguments as the system passed them to the process. Swift reads them from /proc on Linux,
/// which a chroot or a sandbox may not have.
///
/// The arguments, the program first, up to a null pointer; a null pointer where the C library does
/// not hand them to constructors, as musl does not.
const char *const *lg_arguments(void);

#endif
