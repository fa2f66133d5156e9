// What Documentation/Engines.md uses of SDL 3, after include/SDL3/SDL_video.h and others.

#include <stdbool.h>

typedef struct SDL_Window SDL_Window;
typedef struct SDL_Renderer SDL_Renderer;
typedef unsigned int SDL_PropertiesID;
#define SDL_PROP_WINDOW_UIKIT_WINDOW_POINTER "SDL.window.uikit.window"
SDL_PropertiesID SDL_GetWindowProperties(SDL_Window *window);
void *SDL_GetPointerProperty(SDL_PropertiesID props, const char *name, void *default_value);
bool SDL_RenderPresent(SDL_Renderer *renderer);
