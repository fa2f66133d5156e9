// Reading a PNG with libpng's classic row API. Every setjmp of the project is in CPNGShims.c;
// no png_* type is visible here, and nothing calls back into Swift.
#ifndef CPNG_SHIMS_H
#define CPNG_SHIMS_H

#include <stddef.h>
#include <stdint.h>

typedef struct LGPNGReader LGPNGReader;

typedef enum {
  LGPNG_OK = 0,
  /// libpng found a fault; lgpng_reader_message says which.
  LGPNG_DAMAGED = 1,
  /// The bytes end before the image does.
  LGPNG_TRUNCATED = 2,
} LGPNGStatus;

/// What lgpng_reader_rows will deliver.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// 1 grey, 2 grey and alpha, 3 RGB, 4 RGB and alpha; a palette is expanded, tRNS becomes alpha.
  uint8_t channels;
  /// 8 or 16; 16-bit samples come in the machine's byte order.
  uint8_t bits_per_sample;
} LGPNGLayout;

/// A reader over `count` bytes, which must outlive it. NULL: out of memory.
LGPNGReader *lgpng_reader_create(const uint8_t *bytes, size_t count);
void lgpng_reader_destroy(LGPNGReader *reader);

/// Reads everything before the first IDAT.
LGPNGStatus lgpng_reader_layout(LGPNGReader *reader, LGPNGLayout *layout);

/// Reads all rows, interlaced or not, into `height` rows of `stride` bytes, then the chunks
/// behind the image up to IEND.
LGPNGStatus lgpng_reader_rows(LGPNGReader *reader, uint8_t *rows, size_t stride);

/// The eXIf chunk's content (from "II" or "MM" on), or NULL. Valid until the reader is destroyed.
const uint8_t *lgpng_reader_exif(LGPNGReader *reader, size_t *count);

/// How many bytes libpng has taken.
size_t lgpng_reader_position(const LGPNGReader *reader);

/// What the last failure was, in libpng's words; never NULL.
const char *lgpng_reader_message(const LGPNGReader *reader);

/// libpng's first warning, or an empty string.
const char *lgpng_reader_warning(const LGPNGReader *reader);

#endif
