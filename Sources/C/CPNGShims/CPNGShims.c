#include "CPNGShims.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MESSAGE_SIZE 160

// Bytes that may follow the rows in the file: a few empty blocks and the checksum; in the worst
// case, each byte has a chunk of its own.
#define TAIL_LIMIT 4096

struct LGPNGReader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  int uses_transparency;
  size_t position;
  // Rows still to come, over all passes; libpng also inflates bytes after the last row.
  size_t rows_left;
  // The position at which the last row was complete.
  size_t rows_end;
  int has_extra_rows;
  LGPNGStatus status;
  char message[MESSAGE_SIZE];
};

static void on_error(png_structp png, png_const_charp text) {
  LGPNGReader *reader = png_get_error_ptr(png);
  if (reader->status == LGPNG_OK) reader->status = LGPNG_FAILED;
  snprintf(reader->message, MESSAGE_SIZE, "%s", text);
  png_longjmp(png, 1);
}

// After the last row, libpng only warns, even about a wrong checksum.
static void on_warning(png_structp png, png_const_charp text) {
  LGPNGReader *reader = png_get_error_ptr(png);
  if (reader->rows_left > 0 || strncmp(text, "IDAT: ", 6) != 0) return;
  if (strstr(text, "Too much") || strstr(text, "Extra"))
    reader->has_extra_rows = 1;
  else
    png_error(png, text);
}

static void on_read(png_structp png, png_bytep out, size_t wanted) {
  LGPNGReader *reader = png_get_io_ptr(png);
  if (reader->rows_left == 0 && reader->position - reader->rows_end > TAIL_LIMIT) {
    reader->has_extra_rows = 1;
    png_error(png, "the rows continue");
  }
  if (wanted > reader->count - reader->position) png_error(png, "the file ends too early");
  memcpy(out, reader->bytes + reader->position, wanted);
  reader->position += wanted;
}

// libpng delivers each row as soon as it is complete, before it inflates more.
static void on_row(png_structp png, png_row_infop row, png_bytep samples) {
  LGPNGReader *reader = png_get_io_ptr(png);
  (void)row;
  (void)samples;
  reader->rows_left--;
  reader->rows_end = reader->position;
}

static png_voidp on_allocate(png_structp png, png_alloc_size_t count) {
  void *memory = malloc(count);
  if (!memory) ((LGPNGReader *)png_get_mem_ptr(png))->status = LGPNG_OUT_OF_MEMORY;
  return memory;
}

static void on_free(png_structp png, png_voidp memory) {
  (void)png;
  free(memory);
}

LGPNGReader *lgpng_reader_create(const uint8_t *bytes, size_t count, int uses_transparency) {
  LGPNGReader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->uses_transparency = uses_transparency;
  reader->png = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning,
                                         reader, on_allocate, on_free);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    lgpng_reader_destroy(reader);
    return NULL;
  }
  return reader;
}

void lgpng_reader_destroy(LGPNGReader *reader) {
  if (!reader) return;
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

// Lets libpng read only the chunks that affect pixels. Checksums of critical chunks are ignored,
// because they have already been verified.
static void limit_reading(LGPNGReader *reader) {
  png_set_user_limits(reader->png, 1000000, 1000000);
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  if (!reader->uses_transparency)
    png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep) "tRNS", 1);
  // A damaged tRNS chunk before an intact one must not be used.
  png_set_crc_action(reader->png, PNG_CRC_QUIET_USE, PNG_CRC_WARN_DISCARD);
  png_set_read_fn(reader->png, reader, on_read);
}

static void ask_for_plain_samples(LGPNGReader *reader) {
  // Palettes are expanded elsewhere, so that indices beyond them can be counted.
  if (png_get_color_type(reader->png, reader->info) == PNG_COLOR_TYPE_PALETTE)
    png_set_packing(reader->png);
  else
    png_set_expand(reader->png);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  if (png_get_bit_depth(reader->png, reader->info) == 16) png_set_swap(reader->png);
#endif
  png_set_read_user_transform_fn(reader->png, on_row);
  png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
}

LGPNGStatus lgpng_reader_layout(LGPNGReader *reader, LGPNGLayout *layout) {
  reader->rows_left = SIZE_MAX;
  if (setjmp(png_jmpbuf(reader->png))) return reader->status;
  limit_reading(reader);
  png_read_info(reader->png, reader->info);
  ask_for_plain_samples(reader);
  layout->width = png_get_image_width(reader->png, reader->info);
  layout->height = png_get_image_height(reader->png, reader->info);
  layout->channels = png_get_channels(reader->png, reader->info);
  layout->bits_per_sample = png_get_bit_depth(reader->png, reader->info);
  return LGPNG_OK;
}

// The number of rows that libpng delivers; for an interlaced image, the rows of all passes that
// have pixels.
static size_t row_count(png_uint_32 width, png_uint_32 height, int interlaced) {
  if (!interlaced) return height;
  size_t count = 0;
  for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++)
    if (PNG_PASS_COLS(width, pass) > 0) count += PNG_PASS_ROWS(height, pass);
  return count;
}

LGPNGStatus lgpng_reader_rows(LGPNGReader *reader, uint8_t *rows, size_t stride) {
  png_uint_32 height = png_get_image_height(reader->png, reader->info);
  int interlaced = png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
  reader->rows_left =
      row_count(png_get_image_width(reader->png, reader->info), height, interlaced);
  if (setjmp(png_jmpbuf(reader->png))) {
    // All rows are complete; bytes after them do not belong to the image.
    if (reader->rows_left == 0 && reader->has_extra_rows) return LGPNG_OK;
    return reader->status == LGPNG_FAILED ? LGPNG_DAMAGED_ROWS : reader->status;
  }
  for (int pass = 0; pass < (interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1); pass++)
    for (png_uint_32 y = 0; y < height; y++) png_read_row(reader->png, rows + y * stride, NULL);
  return LGPNG_OK;
}

int lgpng_reader_has_extra_rows(const LGPNGReader *reader) { return reader->has_extra_rows; }
size_t lgpng_reader_position(const LGPNGReader *reader) { return reader->position; }
const char *lgpng_reader_message(const LGPNGReader *reader) { return reader->message; }
