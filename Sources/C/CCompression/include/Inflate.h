// Inflates deflate streams (RFC 1951) as strictly as zlib does, and part by part, so that the rows
// in them can be used while they are in the processor's caches.
#ifndef INFLATE_H
#define INFLATE_H

#include <stddef.h>
#include <stdint.h>

typedef struct LGInflater LGInflater;

typedef enum {
  /// The stream is damaged, or its content is larger than the output.
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

/// Creates an inflater for the stream that begins with the first of `count` pieces. The pieces and
/// their bytes must outlive the inflater. Returns NULL if out of memory.
LGInflater *lginflate_create(const LGInflatePiece *pieces, size_t count);
void lginflate_destroy(LGInflater *inflater);

/// Appends bytes after the first `*filled` bytes at `output`, and increases `*filled`. Stops when
/// there are at least `target` bytes, or when the stream is complete. If `target` is `count`, stops
/// only when the stream is complete. At most `count` bytes are written. Bytes after the new
/// `*filled` may be overwritten too.
///
/// Each call must get the same `output`, with everything that was written to it. `target` and
/// `*filled` are at most `count`. A stream refers to at most 32768 bytes before `*filled`, so bytes
/// before these may be changed between calls. After LGINFLATE_DAMAGED, do not call the function
/// again.
LGInflateStatus lginflate(LGInflater *inflater, uint8_t *output, size_t *filled, size_t target,
                          size_t count);

/// Once the stream is complete, the number of bytes after the stream in all pieces.
size_t lginflate_rest(const LGInflater *inflater);

/// A thread that works on what another thread has done so far.
typedef struct LGFollower LGFollower;

/// Starts a thread that calls `body` with each announced amount. If several amounts are announced
/// during a call, the next call gets only the latest. Returns NULL if the system refuses a thread.
LGFollower *lgfollower_start(void (*body)(void *context, size_t amount), void *context);

/// Announces an amount, which must not be less than the amount before.
void lgfollower_advance(LGFollower *follower, size_t amount);

/// Announces the last amount, waits until `body` has finished, and ends the thread.
void lgfollower_finish(LGFollower *follower, size_t amount);

#endif
