#define _GNU_SOURCE
#include "CSystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

// The most threads that wait at the same time, and the bytes of their stacks.
enum { THREADS = 8, STACK = 512 << 10 };

void lgs_begin_writing(int descriptor) {
#if defined(__linux__)
  // Not sync_file_range's other flags, which wait.
  (void)sync_file_range(descriptor, 0, 0, SYNC_FILE_RANGE_WRITE);
#else
  (void)descriptor;
#endif
}

static int synchronize(int descriptor) {
  while (fsync(descriptor) != 0) {
    if (errno == EINVAL || errno == ENOTSUP) return 0;
    if (errno != EINTR) return errno;
  }
  return 0;
}

typedef struct {
  const int *descriptors;
  int *errors;
  size_t count;
  atomic_size_t next;
} Files;

static void *synchronize_some(void *pointer) {
  Files *files = pointer;
  for (size_t i; (i = atomic_fetch_add(&files->next, 1)) < files->count;)
    files->errors[i] = synchronize(files->descriptors[i]);
  return NULL;
}

void lgs_synchronize(const int *descriptors, int *errors, size_t count) {
  Files files = {descriptors, errors, count, 0};
  pthread_t threads[THREADS];
  size_t started = 0;
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) == 0) {
    pthread_attr_setstacksize(&attributes, STACK);
    while (started + 1 < count && started + 1 < THREADS &&
           pthread_create(&threads[started], &attributes, synchronize_some, &files) == 0)
      started++;
    pthread_attr_destroy(&attributes);
  }
  synchronize_some(&files);
  while (started > 0) pthread_join(threads[--started], NULL);
}
