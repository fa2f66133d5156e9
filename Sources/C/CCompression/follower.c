// Work on a thread of its own, beside the work that it follows.
#include "Inflate.h"

#include <pthread.h>
#include <stdlib.h>

enum { STACK = 512 << 10 };

struct LGFollower {
  void (*body)(void *context, size_t amount);
  void *context;
  pthread_t thread;
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  // The latest amount, and whether no other one follows.
  size_t amount;
  int is_last;
};

static void *follow(void *pointer) {
  LGFollower *follower = pointer;
  size_t done = 0;
  int is_last = 0;
  while (!is_last) {
    pthread_mutex_lock(&follower->mutex);
    while (follower->amount == done && !follower->is_last)
      pthread_cond_wait(&follower->changed, &follower->mutex);
    size_t amount = follower->amount;
    is_last = follower->is_last;
    pthread_mutex_unlock(&follower->mutex);
    if (amount != done) follower->body(follower->context, amount);
    done = amount;
  }
  return NULL;
}

static void announce(LGFollower *follower, size_t amount, int is_last) {
  pthread_mutex_lock(&follower->mutex);
  follower->amount = amount;
  follower->is_last = is_last;
  pthread_cond_signal(&follower->changed);
  pthread_mutex_unlock(&follower->mutex);
}

LGFollower *lgfollower_start(void (*body)(void *context, size_t amount), void *context) {
  LGFollower *follower = calloc(1, sizeof *follower);
  if (!follower) return NULL;
  follower->body = body;
  follower->context = context;
  pthread_mutex_init(&follower->mutex, NULL);
  pthread_cond_init(&follower->changed, NULL);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  // A thread reserves megabytes otherwise.
  pthread_attr_setstacksize(&attributes, STACK);
  int error = pthread_create(&follower->thread, &attributes, follow, follower);
  pthread_attr_destroy(&attributes);
  if (error == 0) return follower;
  free(follower);
  return NULL;
}

void lgfollower_advance(LGFollower *follower, size_t amount) { announce(follower, amount, 0); }

void lgfollower_finish(LGFollower *follower, size_t amount) {
  announce(follower, amount, 1);
  pthread_join(follower->thread, NULL);
  pthread_cond_destroy(&follower->changed);
  pthread_mutex_destroy(&follower->mutex);
  free(follower);
}
