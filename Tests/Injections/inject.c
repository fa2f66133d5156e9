// A preload library that makes one system call of a program fail, or that raises a signal at one.
//
//   INJECT_CALL   which call counts: a name below, "change" for those that change something, or "any"
//   INJECT_AT     the number of the call, from 1
//   INJECT_ERRNO  the error that it gets; without it, the call goes through
//   INJECT_SIGNAL the signal that the process gets just before it
//   INJECT_DELAY  how many microseconds the call waits, for races
//   INJECT_HIT    a file that is created when the call is reached
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_int calls;

static int number(const char *name) {
  const char *text = getenv(name);
  return text ? atoi(text) : 0;
}

// Raw system calls: the functions of the same names come back here.
static void mark(void) {
  const char *path = getenv("INJECT_HIT");
  if (!path) return;
  long file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  if (file >= 0) syscall(SYS_close, file);
}

static int is_wanted(const char *call) {
  const char *wanted = getenv("INJECT_CALL");
  if (!wanted) return 0;
  if (strcmp(wanted, "change") != 0) return !strcmp(wanted, call) || !strcmp(wanted, "any");
  return strcmp(call, "open") && strcmp(call, "read") && strcmp(call, "stat") &&
         strcmp(call, "pipe");
}

// Whether the call has to fail, with errno set.
static int fails(const char *call) {
  if (!is_wanted(call)) return 0;
  if (atomic_fetch_add(&calls, 1) + 1 != number("INJECT_AT")) return 0;
  mark();
  if (number("INJECT_DELAY")) usleep((useconds_t)number("INJECT_DELAY"));
  if (number("INJECT_SIGNAL")) syscall(SYS_kill, getpid(), number("INJECT_SIGNAL"));
  if (!number("INJECT_ERRNO")) return 0;
  errno = number("INJECT_ERRNO");
  return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static mode_t mode_of(int flags, va_list list) {
  return (flags & (O_CREAT | O_TMPFILE)) ? va_arg(list, mode_t) : 0;
}

#define OPEN(name)                                        \
  int name(const char *path, int flags, ...) {            \
    va_list list;                                         \
    va_start(list, flags);                                \
    mode_t mode = mode_of(flags, list);                   \
    va_end(list);                                         \
    return fails("open") ? -1 : NEXT(name)(path, flags, mode); \
  }

OPEN(open)
OPEN(open64)

int openat(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = mode_of(flags, list);
  va_end(list);
  return fails("open") ? -1 : NEXT(openat)(folder, path, flags, mode);
}

#define CALL(type, name, call, parameters, arguments) \
  type name parameters { return fails(call) ? -1 : NEXT(name) arguments; }

CALL(ssize_t, read, "read", (int file, void *bytes, size_t count), (file, bytes, count))
CALL(ssize_t, pread, "read", (int file, void *bytes, size_t count, off_t at), (file, bytes, count, at))
CALL(ssize_t, write, "write", (int file, const void *bytes, size_t count), (file, bytes, count))
CALL(ssize_t, pwrite, "write", (int file, const void *bytes, size_t count, off_t at),
     (file, bytes, count, at))
CALL(int, fsync, "fsync", (int file), (file))
CALL(int, rename, "rename", (const char *from, const char *to), (from, to))
CALL(int, mkdir, "mkdir", (const char *path, mode_t mode), (path, mode))
CALL(int, renameat, "rename", (int folder, const char *from, int other, const char *to),
     (folder, from, other, to))
CALL(int, mkdirat, "mkdir", (int folder, const char *name, mode_t mode), (folder, name, mode))
CALL(int, unlinkat, "unlink", (int folder, const char *name, int flags), (folder, name, flags))
CALL(int, unlink, "unlink", (const char *path), (path))
CALL(int, rmdir, "rmdir", (const char *path), (path))
CALL(int, fchmod, "fchmod", (int file, mode_t mode), (file, mode))
CALL(int, fstat, "stat", (int file, struct stat *status), (file, status))
CALL(int, stat, "stat", (const char *path, struct stat *status), (path, status))
CALL(int, lstat, "stat", (const char *path, struct stat *status), (path, status))
CALL(int, fstatat, "stat", (int folder, const char *path, struct stat *status, int flags),
     (folder, path, status, flags))

int pipe(int files[2]) { return fails("pipe") ? -1 : NEXT(pipe)(files); }

// How launchgen exchanges files.
long syscall(long number, ...) {
  static __typeof__(&syscall) next;
  if (!next) next = NEXT(syscall);
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_renameat2 && fails("exchange")) return -1;
  return next(number, a, b, c, d, e, f);
}
