#define _GNU_SOURCE
#include "CSystemCalls.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)

#include <sys/inotify.h>
#include <sys/vfs.h>

struct lgs_watcher {
  int descriptor;
  // The part of the buffer that has not been reported yet.
  size_t position, end;
  _Alignas(struct inotify_event) char buffer[8192];
};

static int descriptor_of(const struct lgs_watcher *watcher) { return watcher->descriptor; }

struct lgs_watcher *lgs_watcher_open(void) {
  struct lgs_watcher *watcher = calloc(1, sizeof *watcher);
  if (watcher == NULL) return NULL;
  watcher->descriptor = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  if (watcher->descriptor >= 0) return watcher;
  int error = errno;
  free(watcher);
  errno = error;
  return NULL;
}

int lgs_watcher_knows_closing(void) { return 1; }

int lgs_watcher_add(struct lgs_watcher *watcher, const char *path, enum lgs_watch what) {
  // Several paths may lead to one folder, which then has one watch with the events that all of them
  // need.
  uint32_t mask = IN_MASK_ADD | IN_DELETE_SELF | IN_MOVE_SELF;
  switch (what) {
    case LGS_WATCH_PLACE: mask |= IN_ONLYDIR; break;
    case LGS_WATCH_NAMES:
      mask |= IN_ONLYDIR | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE;
      break;
    case LGS_WATCH_BYTES: mask |= IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB; break;
  }
  return inotify_add_watch(watcher->descriptor, path, mask);
}

void lgs_watcher_remove(struct lgs_watcher *watcher, int key) {
  inotify_rm_watch(watcher->descriptor, key);
}

int lgs_watcher_next(struct lgs_watcher *watcher, int milliseconds, struct lgs_watch_event *event) {
  if (watcher->position == watcher->end) {
    struct pollfd wanted = {watcher->descriptor, POLLIN, 0};
    int count = poll(&wanted, 1, milliseconds);
    if (count <= 0) return count == 0 || errno == EINTR ? 0 : -1;
    ssize_t length = read(watcher->descriptor, watcher->buffer, sizeof watcher->buffer);
    if (length <= 0) return length < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : -1;
    watcher->position = 0;
    watcher->end = (size_t)length;
  }
  struct inotify_event header;
  const char *start = watcher->buffer + watcher->position;
  memcpy(&header, start, sizeof header);
  event->key = header.wd;
  event->kind = 0;
  if (header.mask & (IN_IGNORED | IN_UNMOUNT)) event->kind |= LGS_WATCH_GONE;
  if (header.mask & IN_MODIFY) event->kind |= LGS_WATCH_WRITTEN;
  if (header.mask & IN_CREATE && !(header.mask & IN_ISDIR)) event->kind |= LGS_WATCH_WRITTEN;
  if (header.mask & (IN_CLOSE_WRITE | IN_DELETE | IN_DELETE_SELF | IN_MOVED_FROM | IN_MOVED_TO))
    event->kind |= LGS_WATCH_CLOSED;
  // The name, if there is one, ends with zero bytes.
  size_t length = header.len < sizeof event->name ? header.len : sizeof event->name - 1;
  memcpy(event->name, start + sizeof header, length);
  event->name[length] = 0;
  watcher->position += sizeof header + header.len;
  return 1;
}

int lgs_is_remote(const char *path) {
  struct statfs status;
  if (statfs(path, &status) != 0) return 0;
  // From linux/magic.h and the file systems' sources: 9P, AFS, Ceph, CIFS, Coda, FUSE, NCP, NFS,
  // SMB, SMB 2, VirtualBox's shared folders.
  static const unsigned int remote[] = {
    0x01021997, 0x5346414F, 0x00C36400, 0xFF534D42, 0x73757245, 0x65735546, 0x564C, 0x6969, 0x517B,
    0xFE534D42, 0x786F4256,
  };
  for (size_t index = 0; index < sizeof remote / sizeof *remote; index++) {
    if ((unsigned int)status.f_type == remote[index]) return 1;
  }
  return 0;
}

#elif defined(__APPLE__)

#include <fcntl.h>
#include <sys/event.h>
#include <sys/mount.h>
#include <sys/param.h>

struct lgs_watcher {
  int descriptor;
};

static int descriptor_of(const struct lgs_watcher *watcher) { return watcher->descriptor; }

struct lgs_watcher *lgs_watcher_open(void) {
  struct lgs_watcher *watcher = calloc(1, sizeof *watcher);
  if (watcher == NULL) return NULL;
  watcher->descriptor = kqueue();
  if (watcher->descriptor >= 0) {
    fcntl(watcher->descriptor, F_SETFD, FD_CLOEXEC);
    return watcher;
  }
  int error = errno;
  free(watcher);
  errno = error;
  return NULL;
}

int lgs_watcher_knows_closing(void) { return 0; }

// The key is the descriptor of the watched file or folder.
int lgs_watcher_add(struct lgs_watcher *watcher, const char *path, enum lgs_watch what) {
  int key = open(path, O_EVTONLY | O_CLOEXEC);
  if (key < 0) return -1;
  unsigned int kinds = NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE;
  if (what != LGS_WATCH_PLACE) kinds |= NOTE_WRITE;
  if (what == LGS_WATCH_BYTES) kinds |= NOTE_EXTEND | NOTE_ATTRIB;
  struct kevent change;
  EV_SET(&change, key, EVFILT_VNODE, EV_ADD | EV_CLEAR, kinds, 0, NULL);
  if (kevent(watcher->descriptor, &change, 1, NULL, 0, NULL) == 0) return key;
  int error = errno;
  close(key);
  errno = error;
  return -1;
}

void lgs_watcher_remove(struct lgs_watcher *watcher, int key) {
  (void)watcher;
  // Closing the descriptor ends the watch too.
  close(key);
}

int lgs_watcher_next(struct lgs_watcher *watcher, int milliseconds, struct lgs_watch_event *event) {
  struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  struct kevent found;
  int count = kevent(watcher->descriptor, NULL, 0, &found, 1, milliseconds < 0 ? NULL : &time);
  if (count <= 0) return count == 0 || errno == EINTR ? 0 : -1;
  event->key = (int)found.ident;
  event->kind = found.fflags & (NOTE_DELETE | NOTE_REVOKE) ? LGS_WATCH_GONE : 0;
  event->name[0] = 0;
  return 1;
}

int lgs_is_remote(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 && !(status.f_flags & MNT_LOCAL);
}

#else

struct lgs_watcher {
  int descriptor;
};

static int descriptor_of(const struct lgs_watcher *watcher) { return watcher->descriptor; }

struct lgs_watcher *lgs_watcher_open(void) {
  errno = ENOSYS;
  return NULL;
}

int lgs_watcher_knows_closing(void) { return 0; }

int lgs_watcher_add(struct lgs_watcher *watcher, const char *path, enum lgs_watch what) {
  (void)watcher, (void)path, (void)what;
  errno = ENOSYS;
  return -1;
}

void lgs_watcher_remove(struct lgs_watcher *watcher, int key) { (void)watcher, (void)key; }

int lgs_watcher_next(struct lgs_watcher *watcher, int milliseconds, struct lgs_watch_event *event) {
  (void)watcher, (void)milliseconds, (void)event;
  return -1;
}

int lgs_is_remote(const char *path) {
  (void)path;
  return 0;
}

#endif

void lgs_watcher_close(struct lgs_watcher *watcher) {
  close(descriptor_of(watcher));
  free(watcher);
}

void lgs_sleep(int milliseconds) { poll(NULL, 0, milliseconds); }
