// The layout that clang writes with -fobjc-runtime=objfw, and what the parts of the runtime share.

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Class *Class;
typedef struct Object { Class isa; } *id;
typedef struct { const char *name, *types; } *SEL;
typedef void (*IMP)(void);

struct MethodList {
    struct MethodList *next;
    int count;
    struct { const char *name, *types; IMP function; } methods[];
};

struct Variables {
    unsigned count;
    struct { const char *name, *types; unsigned offset; } list[];
};

struct Class {
    Class isa;
    union { Class class; const char *name; } super;
    const char *name;
    long version;
    unsigned long info;
    long instanceSize;
    struct Variables *variables;
    struct MethodList *methods;
    void *table, *subclasses, *siblings, *protocols, *collector;
    long version2;
    int **offsets;
};

struct Category {
    const char *name, *class;
    struct MethodList *instanceMethods, *classMethods;
};

struct Instances { const char *class; id list[]; };

struct Module {
    unsigned long version, size;
    const char *name;
    struct {
        unsigned long selectorCount;
        void *selectors;
        uint16_t classCount, categoryCount;
        void *definitions[];
    } *symbols;
};

enum { isMeta = 2, isReady = 1 << 20 };

/// Ends the program.
void runtime_fail(const char *what, const char *name);
/// Puts classes, categories and constant strings in order, once.
void runtime_link(void);
/// The function of a method; NULL if the class has none.
IMP runtime_method(Class class, const char *name);
