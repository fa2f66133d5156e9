// Reads a PNG with libpng's classic row API. All setjmp calls of the project are in CPNGShims.c; no
// png_* type is visible here, and nothing calls back into Swift.
#ifndef CPNG_SHIMS_H
#define CPNG_SHIMS_H

#include <stddef.h>
#include <stdint.h>

typedef struct LGPNGReader LGPNGReader;

typedef enum {
  LGPNG_OK = 0,
  /// libpng rejected the file before its rows; lgpng_reader_message returns the reason.
  LGPNG_FAILED = 1,
  /// The compressed rows are damaged, or too few.
  LGPNG_DAMAGED_ROWS = 2,
  LGPNG_OUT_OF_MEMORY = 3,
} LGPNGStatus;

/// The layout of the rows that lgpng_reader_rows will deliver.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// 1: gray or index, 2: gray and alpha, 3: RGB, 4: RGB and alpha. In gray and RGB images, tRNS
  /// becomes alpha.
  uint8_t channels;
  /// 8 or 16; 16-bit samples are in the machine's byte order.
  uint8_t bits_per_sample;
} LGPNGLayout;

/// Creates a reader of `count` bytes, which must outlive the reader; NULL if out of memory.
///
/// The reader reads only the chunks IHDR, PLTE and IDAT, and tRNS if `uses_transparency` is set. A
/// tRNS with a wrong checksum is discarded; other checksums are not verified.
LGPNGReader *lgpng_reader_create(const uint8_t *bytes, size_t count, int uses_transparency);
void lgpng_reader_destroy(LGPNGReader *reader);

/// Reads everything before the first IDAT.
LGPNGStatus lgpng_reader_layout(LGPNGReader *reader, LGPNGLayout *layout);

/// Reads all rows, interlaced or not, into `height` rows of `stride` bytes. After the last row, no
/// more bytes are read than a valid stream can have there.
LGPNGStatus lgpng_reader_rows(LGPNGReader *reader, uint8_t *rows, size_t stride);

/// Whether the compressed stream continues after the last row.
int lgpng_reader_has_extra_rows(const LGPNGReader *reader);

/// Number of bytes that libpng has read.
size_t lgpng_reader_position(const LGPNGReader *reader);

/// libpng's message for the last failure; never NULL.
const char *lgpng_reader_message(const LGPNGReader *reader);

#endif
