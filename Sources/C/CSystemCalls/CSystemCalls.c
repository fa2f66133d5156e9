#define _GNU_SOURCE
#include "CSystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif
#if defined(__GLIBC__)
#include <malloc.h>
#endif

int lgs_can_allocate(size_t bytes) {
  if (bytes == 0) return 1;
  // Not malloc, because freeing the memory would change malloc's thresholds.
  void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (memory == MAP_FAILED) return 0;
  munmap(memory, bytes);
  return 1;
}

int lgs_memory_is_limited(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) return 1;
  return getrlimit(RLIMIT_DATA, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
}

unsigned long long lgs_installed_memory(void) {
  long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
  return pages > 0 && size > 0 ? (unsigned long long)pages * (unsigned long long)size : 0;
}

void lgs_share_heap(void) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, 1);
#endif
}

void lgs_return_memory(void) {
#if defined(__GLIBC__)
  // Setting a threshold also keeps it from growing with the largest block that was freed.
  mallopt(M_MMAP_THRESHOLD, 2 << 20);
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
#endif
}

void lgs_prefer_large_pages(void *memory, size_t bytes) {
#if defined(MADV_HUGEPAGE)
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t first = ((uintptr_t)memory + page - 1) / page * page;
  uintptr_t end = ((uintptr_t)memory + bytes) / page * page;
  if (first < end) madvise((void *)first, end - first, MADV_HUGEPAGE);
#else
  (void)memory;
  (void)bytes;
#endif
}

// macOS gives threads half a megabyte, which is little for the values that nest most deeply.
static const size_t least_stack = 2 << 20;

size_t lgs_stack_size(void) {
  size_t size = 0;
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return 0;
  pthread_attr_getstacksize(&attributes, &size);
  pthread_attr_destroy(&attributes);
  // The limit on stacks may be any number. A sum with more than this would overflow.
  const size_t most = PTRDIFF_MAX / 2;
  if (size > most) return most;
  return size > least_stack ? size : least_stack;
}

static void *run(void *context) {
  void (*body)(void) = (void (*)(void))(uintptr_t)context;
  body();
  return NULL;
}

int lgs_start_thread(void (*body)(void), size_t stack) {
  pthread_attr_t attributes;
  pthread_t thread;
  int error = pthread_attr_init(&attributes);
  if (error != 0) return error;
  pthread_attr_setstacksize(&attributes, stack != 0 ? stack : lgs_stack_size());
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  error = pthread_create(&thread, &attributes, run, (void *)(uintptr_t)body);
  pthread_attr_destroy(&attributes);
  return error;
}

int lgs_exchange(int folder, const char *first, const char *second) {
#if defined(__APPLE__)
  return renameatx_np(folder, first, folder, second, RENAME_SWAP);
#elif defined(__linux__) && defined(SYS_renameat2)
  // Not the C library's function, which older C libraries do not have. 2 is RENAME_EXCHANGE.
  return (int)syscall(SYS_renameat2, folder, first, folder, second, 2u);
#else
  (void)folder, (void)first, (void)second;
  errno = ENOSYS;
  return -1;
#endif
}

int lgs_open_folder(int parent, const char *path, int follows_links) {
#if defined(O_PATH)
  int flags = O_PATH;
#elif defined(O_SEARCH)
  int flags = O_SEARCH;
#else
  int flags = O_RDONLY;
#endif
  flags |= O_DIRECTORY | O_CLOEXEC | (follows_links ? 0 : O_NOFOLLOW);
  return openat(parent < 0 ? AT_FDCWD : parent, path, flags);
}

int lgs_open_at(int folder, const char *name, int flags, unsigned int permissions) {
  return openat(folder, name, flags | O_CLOEXEC, (mode_t)permissions);
}

void lgs_sleep(int milliseconds) { poll(NULL, 0, milliseconds); }
