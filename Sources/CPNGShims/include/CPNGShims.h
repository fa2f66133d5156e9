// Reading a PNG with libpng's classic row API. Every setjmp of the project is in CPNGShims.c;
// no png_* type is visible here, and nothing calls back into Swift.
#ifndef CPNG_SHIMS_H
#define CPNG_SHIMS_H

#include <stddef.h>
#include <stdint.h>

typedef struct LGPNGReader LGPNGReader;

typedef enum {
  LGPNG_OK = 0,
  /// libpng refuses the file before its rows; lgpng_reader_message says why.
  LGPNG_FAILED = 1,
  /// The compressed rows are damaged, or too few.
  LGPNG_DAMAGED_ROWS = 2,
  LGPNG_OUT_OF_MEMORY = 3,
} LGPNGStatus;

/// What lgpng_reader_rows will deliver.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// 1 gray or index, 2 gray and alpha, 3 RGB, 4 RGB and alpha; tRNS of gray and RGB is alpha.
  uint8_t channels;
  /// 8 or 16; 16-bit samples come in the machine's byte order.
  uint8_t bits_per_sample;
} LGPNGLayout;

/// Whether so many bytes can be had at this moment.
int lgpng_can_allocate(size_t count);

/// A reader over `count` bytes, which must outlive it. NULL: out of memory.
///
/// Of the chunks it looks at IHDR, PLTE and IDAT alone, and tRNS where it is to be used; it takes
/// their checksums for right.
LGPNGReader *lgpng_reader_create(const uint8_t *bytes, size_t count, int uses_transparency);
void lgpng_reader_destroy(LGPNGReader *reader);

/// Reads everything before the first IDAT.
LGPNGStatus lgpng_reader_layout(LGPNGReader *reader, LGPNGLayout *layout);

/// Reads all rows, interlaced or not, into `height` rows of `stride` bytes. What the compressed
/// stream holds behind the last row is not inflated, but for the checksum.
LGPNGStatus lgpng_reader_rows(LGPNGReader *reader, uint8_t *rows, size_t stride);

/// Whether the compressed stream goes on behind the last row.
int lgpng_reader_has_extra_rows(const LGPNGReader *reader);

/// How many bytes libpng has taken.
size_t lgpng_reader_position(const LGPNGReader *reader);

/// What the last failure was, in libpng's words; never NULL.
const char *lgpng_reader_message(const LGPNGReader *reader);

#endif
