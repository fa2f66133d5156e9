// Inflates deflate streams (RFC 1951) as strictly as zlib does, and part by part, so that the rows
// in them can be used while they are in the processor's caches.
#ifndef INFLATE_H
#define INFLATE_H

#include <stddef.h>
#include <stdint.h>

typedef struct LGInflater LGInflater;

typedef enum {
  /// The stream is damaged, or holds more than there is room for.
  LGINFLATE_DAMAGED,
  LGINFLATE_UNFINISHED,
  /// The stream is complete.
  LGINFLATE_FINISHED
} LGInflateStatus;

/// A piece of a stream.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} LGInflatePiece;

/// Inflates the stream that begins with the first of `count` pieces; pieces and bytes must outlive
/// the inflater. NULL if there is no memory.
LGInflater *lginflate_create(const LGInflatePiece *pieces, size_t count);
void lginflate_destroy(LGInflater *inflater);

/// Appends bytes after the first `*filled` bytes at `output`, until there are at least `target`
/// bytes or the stream is complete; if `target` is `count`, only until the stream is complete. At
/// most `count` bytes are written. Bytes after the new `*filled` may be overwritten too.
///
/// Each call must get the same `output`, with everything that was written to it. `target` and
/// `*filled` are at most `count`. A stream refers to at most 32768 bytes before `*filled`, so
/// earlier bytes may be changed between calls. Do not call it again after LGINFLATE_DAMAGED.
LGInflateStatus lginflate(LGInflater *inflater, uint8_t *output, size_t *filled, size_t target,
                          size_t count);

/// Number of bytes after the stream in all pieces, once the stream is complete.
size_t lginflate_rest(const LGInflater *inflater);

/// A thread that works on what another one has done so far.
typedef struct LGFollower LGFollower;

/// Starts a thread that calls `body` with each amount that is announced, or only with the latest of
/// several. NULL if the system refuses a thread.
LGFollower *lgfollower_start(void (*body)(void *context, size_t amount), void *context);

/// Announces an amount, which is not less than the one before.
void lgfollower_advance(LGFollower *follower, size_t amount);

/// Announces the last amount, waits until `body` has returned from it, and ends the thread.
void lgfollower_finish(LGFollower *follower, size_t amount);

#endif
