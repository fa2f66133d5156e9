// A small Objective-C runtime for scenarios, because Linux has none: classes, messages, reference
// counts and weak references, for one thread, in the layout that clang writes with
// -fobjc-runtime=objfw. Without checks: what it cannot do ends the program.

#include "Runtime.h"

void runtime_fail(const char *what, const char *name)
{
    fprintf(stderr, "%s %s\n", what, name);
    abort();
}

// MARK: - Classes

static Class classes[200];
static struct Category *categories[200];
static struct Instances *instances[200];
static int classCount, categoryCount, instancesCount;
static bool isLinked;

void __objc_exec_class(struct Module *module)
{
    void **definition = module->symbols->definitions;
    for (int i = 0; i < module->symbols->classCount; i++) {
        classes[classCount++] = *definition++;
    }
    for (int i = 0; i < module->symbols->categoryCount; i++) {
        categories[categoryCount++] = *definition++;
    }
    for (struct Instances **list = *definition; list != NULL && *list != NULL; list++) {
        instances[instancesCount++] = *list;
    }
}

static Class find(const char *name)
{
    for (int i = 0; i < classCount; i++) {
        if (strcmp(classes[i]->name, name) == 0) {
            return classes[i];
        }
    }
    return NULL;
}

static void addMethods(Class class, struct MethodList *methods)
{
    if (methods != NULL) {
        methods->next = class->methods;
        class->methods = methods;
    }
}

/// Puts the class after its superclass, and its variables after those of the superclass.
static void link(Class class)
{
    if (class->info & isReady) {
        return;
    }
    class->info |= isReady;
    Class super = class->super.name == NULL ? NULL : find(class->super.name);
    if (class->super.name != NULL && super == NULL) {
        runtime_fail("no class", class->super.name);
    }
    if (super != NULL) {
        link(super);
    }
    class->super.class = super;
    class->isa->super.class = super == NULL ? class : super->isa;
    unsigned start = super == NULL ? 0 : (unsigned)super->instanceSize;
    class->instanceSize = start - class->instanceSize;
    for (unsigned i = 0; class->variables != NULL && i < class->variables->count; i++) {
        class->variables->list[i].offset += start;
        *class->offsets[i] = (int)class->variables->list[i].offset;
    }
}

void runtime_link(void)
{
    if (isLinked) {
        return;
    }
    isLinked = true;
    for (int i = 0; i < classCount; i++) {
        link(classes[i]);
    }
    for (int i = 0; i < categoryCount; i++) {
        Class class = find(categories[i]->class);
        if (class != NULL) {
            addMethods(class, categories[i]->instanceMethods);
            addMethods(class->isa, categories[i]->classMethods);
        }
    }
    for (int i = 0; i < instancesCount; i++) {
        for (id *object = instances[i]->list; *object != NULL; object++) {
            (*object)->isa = find(instances[i]->class);
        }
    }
}

IMP runtime_method(Class class, const char *name)
{
    runtime_link();
    for (; class != NULL; class = class->super.class) {
        for (struct MethodList *list = class->methods; list != NULL; list = list->next) {
            for (int i = 0; i < list->count; i++) {
                if (strcmp(list->methods[i].name, name) == 0) {
                    return list->methods[i].function;
                }
            }
        }
    }
    return NULL;
}

// MARK: - Messages

static id nothing(void) { return NULL; }

IMP objc_msg_lookup(id object, SEL selector)
{
    if (object == NULL) {
        return (IMP)nothing;
    }
    IMP function = runtime_method(object->isa, selector->name);
    if (function == NULL) {
        runtime_fail("no method", selector->name);
    }
    return function;
}

struct Super { id object; Class class; };

IMP objc_msg_lookup_super(struct Super *super, SEL selector)
{
    IMP function = runtime_method(super->class, selector->name);
    if (function == NULL) {
        runtime_fail("no method", selector->name);
    }
    return function;
}

static void *zeros(void *result, ...) { return memset(result, 0, 32); }

IMP objc_msg_lookup_stret(id object, SEL selector)
{
    return object == NULL ? (IMP)zeros : objc_msg_lookup(object, selector);
}

IMP objc_msg_lookup_super_stret(struct Super *super, SEL selector)
{
    return objc_msg_lookup_super(super, selector);
}

void objc_enumerationMutation(id object) { runtime_fail("mutation of", object->isa->name); }
