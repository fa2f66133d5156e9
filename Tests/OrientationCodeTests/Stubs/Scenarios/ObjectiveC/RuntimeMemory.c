// Reference counts and weak references of the runtime, for one thread.

#include "Runtime.h"

extern void *_NSConcreteStackBlock[], *_NSConcreteMallocBlock[], *_NSConcreteGlobalBlock[];
void *_Block_copy(const void *block);
void _Block_release(const void *block);

// MARK: - Reference counts

/// The count is in front of an object.
static long *count(id object) { return (long *)object - 2; }

id runtime_create(Class class)
{
    runtime_link();
    long *memory = calloc(1, 2 * sizeof(long) + (size_t)class->instanceSize);
    memory[0] = 1;
    id object = (id)(memory + 2);
    object->isa = class;
    return object;
}

bool runtime_isKind(id object, Class class)
{
    for (Class own = object->isa; own != NULL; own = own->super.class) {
        if (own == class) {
            return true;
        }
    }
    return false;
}

const char *runtime_name(id object) { return object->isa->name; }

static bool isBlock(id object)
{
    return object->isa == (void *)_NSConcreteStackBlock
        || object->isa == (void *)_NSConcreteMallocBlock
        || object->isa == (void *)_NSConcreteGlobalBlock;
}

/// Classes and constant strings live as long as the program.
static bool isConstant(id object)
{
    return object->isa->info & isMeta || strcmp(object->isa->name, "NSConstantString") == 0;
}

id objc_retain(id object)
{
    if (object == NULL) {
        return NULL;
    }
    if (isBlock(object)) {
        return _Block_copy(object);
    }
    if (!isConstant(object)) {
        *count(object) += 1;
    }
    return object;
}

static id *weak[1000];
static int weakCount;

void objc_release(id object)
{
    if (object == NULL) {
        return;
    }
    if (isBlock(object)) {
        _Block_release(object);
        return;
    }
    if (isConstant(object) || --*count(object) > 0) {
        return;
    }
    for (int i = 0; i < weakCount; i++) {
        if (*weak[i] == object) {
            *weak[i] = NULL;
        }
    }
    for (Class class = object->isa; class != NULL; class = class->super.class) {
        // Each class destroys its own variables.
        Class super = class->super.class;
        IMP destroy = runtime_method(class, ".cxx_destruct");
        if (destroy != NULL && (super == NULL || destroy != runtime_method(super, ".cxx_destruct"))) {
            ((void (*)(id, SEL))destroy)(object, NULL);
        }
    }
    free(count(object));
}

static id pool[10000];
static long poolCount;

void *objc_autoreleasePoolPush(void) { return (void *)poolCount; }

void objc_autoreleasePoolPop(void *start)
{
    while (poolCount > (long)start) {
        objc_release(pool[--poolCount]);
    }
}

id objc_autorelease(id object)
{
    if (object != NULL) {
        pool[poolCount++] = object;
    }
    return object;
}

id objc_retainAutorelease(id object) { return objc_autorelease(objc_retain(object)); }
id objc_autoreleaseReturnValue(id object) { return objc_autorelease(object); }
id objc_retainAutoreleaseReturnValue(id object) { return objc_retainAutorelease(object); }
id objc_retainAutoreleasedReturnValue(id object) { return objc_retain(object); }
id objc_unsafeClaimAutoreleasedReturnValue(id object) { return object; }
id objc_retainBlock(id block) { return block == NULL ? NULL : _Block_copy(block); }

void objc_storeStrong(id *place, id object)
{
    id old = *place;
    *place = objc_retain(object);
    objc_release(old);
}

// MARK: - Weak references

id objc_storeWeak(id *place, id object)
{
    bool isKnown = false;
    for (int i = 0; i < weakCount; i++) {
        isKnown = isKnown || weak[i] == place;
    }
    if (!isKnown) {
        weak[weakCount++] = place;
    }
    return *place = object;
}

id objc_initWeak(id *place, id object) { return objc_storeWeak(place, object); }

void objc_destroyWeak(id *place)
{
    for (int i = 0; i < weakCount; i++) {
        if (weak[i] == place) {
            weak[i] = weak[--weakCount];
            return;
        }
    }
}

id objc_loadWeakRetained(id *place) { return objc_retain(*place); }
id objc_loadWeak(id *place) { return objc_autorelease(objc_loadWeakRetained(place)); }
void objc_copyWeak(id *to, id *from) { objc_initWeak(to, *from); }

void objc_moveWeak(id *to, id *from)
{
    objc_initWeak(to, *from);
    objc_destroyWeak(from);
}
