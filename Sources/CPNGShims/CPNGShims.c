#include "CPNGShims.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MESSAGE_SIZE 160

struct LGPNGReader {
  png_structp png;
  png_infop info;
  // libpng keeps what it found behind the image apart from what stood before it.
  png_infop end_info;
  const uint8_t *bytes;
  size_t count;
  size_t position;
  LGPNGStatus status;
  char message[MESSAGE_SIZE];
  char warning[MESSAGE_SIZE];
};

static void keep(char *field, const char *text) { snprintf(field, MESSAGE_SIZE, "%s", text); }

static void on_error(png_structp png, png_const_charp text) {
  LGPNGReader *reader = png_get_error_ptr(png);
  if (reader->status == LGPNG_OK) reader->status = LGPNG_DAMAGED;
  keep(reader->message, text);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  LGPNGReader *reader = png_get_error_ptr(png);
  if (reader->warning[0] == 0) keep(reader->warning, text);
}

static void on_read(png_structp png, png_bytep out, size_t wanted) {
  LGPNGReader *reader = png_get_io_ptr(png);
  if (wanted > reader->count - reader->position) {
    reader->position = reader->count;
    reader->status = LGPNG_TRUNCATED;
    png_error(png, "the file ends too early");
  }
  memcpy(out, reader->bytes + reader->position, wanted);
  reader->position += wanted;
}

LGPNGReader *lgpng_reader_create(const uint8_t *bytes, size_t count) {
  LGPNGReader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (reader->info) reader->end_info = png_create_info_struct(reader->png);
  if (!reader->end_info) {
    lgpng_reader_destroy(reader);
    return NULL;
  }
  return reader;
}

void lgpng_reader_destroy(LGPNGReader *reader) {
  if (!reader) return;
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, &reader->end_info);
  free(reader);
}

static void ask_for_plain_samples(LGPNGReader *reader) {
  png_set_expand(reader->png);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  if (png_get_bit_depth(reader->png, reader->info) == 16) png_set_swap(reader->png);
#endif
  png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
}

LGPNGStatus lgpng_reader_layout(LGPNGReader *reader, LGPNGLayout *layout) {
  if (setjmp(png_jmpbuf(reader->png))) return reader->status;
  png_set_user_limits(reader->png, 1000000, 1000000);
  png_set_read_fn(reader->png, reader, on_read);
  png_read_info(reader->png, reader->info);
  ask_for_plain_samples(reader);
  layout->width = png_get_image_width(reader->png, reader->info);
  layout->height = png_get_image_height(reader->png, reader->info);
  layout->channels = png_get_channels(reader->png, reader->info);
  layout->bits_per_sample = png_get_bit_depth(reader->png, reader->info);
  return LGPNG_OK;
}

LGPNGStatus lgpng_reader_rows(LGPNGReader *reader, uint8_t *rows, size_t stride) {
  if (setjmp(png_jmpbuf(reader->png))) return reader->status;
  png_uint_32 height = png_get_image_height(reader->png, reader->info);
  int interlaced = png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
  for (int pass = 0; pass < (interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1); pass++)
    for (png_uint_32 y = 0; y < height; y++) png_read_row(reader->png, rows + y * stride, NULL);
  png_read_end(reader->png, reader->end_info);
  return LGPNG_OK;
}

const uint8_t *lgpng_reader_exif(LGPNGReader *reader, size_t *count) {
  png_uint_32 length = 0;
  png_bytep bytes = NULL;
  *count = 0;
  // A fault here concerns an ancillary chunk only: the image stays good.
  if (setjmp(png_jmpbuf(reader->png))) return NULL;
  if (!png_get_eXIf_1(reader->png, reader->info, &length, &bytes) &&
      !png_get_eXIf_1(reader->png, reader->end_info, &length, &bytes))
    return NULL;
  *count = length;
  return bytes;
}

size_t lgpng_reader_position(const LGPNGReader *reader) { return reader->position; }
const char *lgpng_reader_message(const LGPNGReader *reader) { return reader->message; }
const char *lgpng_reader_warning(const LGPNGReader *reader) { return reader->warning; }
