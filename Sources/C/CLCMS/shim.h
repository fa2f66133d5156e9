#include <lcms2.h>

// Little CMS defines its buffer formats as macros that Swift cannot import.
static const cmsUInt32Number lglcms_gray_float = TYPE_GRAY_FLT;
static const cmsUInt32Number lglcms_rgb_float = TYPE_RGB_FLT;
static const cmsUInt32Number lglcms_rgb8 = TYPE_RGB_8;
static const cmsUInt32Number lglcms_rgb16 = TYPE_RGB_16;
// Alpha is an extra channel that Little CMS skips.
static const cmsUInt32Number lglcms_rgba8 = TYPE_RGBA_8;
static const cmsUInt32Number lglcms_rgba16 = TYPE_RGBA_16;
