// The stubs of Foundation and the clock that scenarios in Objective-C run with; the bodies are those of the Swift stubs.

#import "Fakes.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

id runtime_create(Class class) __attribute__((ns_returns_retained));
BOOL runtime_isKind(id object, Class class);

@implementation NSObject {
    Class _isa;
}

+ (instancetype)alloc { return runtime_create(self); }
+ (Class)class { return self; }
- (instancetype)init { return self; }
- (BOOL)isKindOfClass:(Class)aClass { return runtime_isKind(self, aClass); }
- (BOOL)isEqual:(id)object { return self == object; }
- (BOOL)accessibilityElementsHidden { return NO; }
- (void)setAccessibilityElementsHidden:(__unused BOOL)hidden { abort(); }

@end

@interface NSString () {
  @public
    const char *_characters;
    NSUInteger _length;
}
@end

@implementation NSString

+ (instancetype)stringWithFormat:(NSString *)format, ...
{
    char text[1000] = "";
    va_list arguments;
    va_start(arguments, format);
    for (const char *rest = format.UTF8String; *rest != 0; rest++) {
        if (rest[0] == '%' && rest[1] == '@') {
            strcat(text, [va_arg(arguments, NSString *) UTF8String]);
            rest++;
        } else {
            strncat(text, rest, 1);
        }
    }
    va_end(arguments);
    NSString *string = [[NSString alloc] init];
    string->_characters = strdup(text);
    string->_length = strlen(text);
    return string;
}

- (const char *)UTF8String { return _characters; }
- (NSUInteger)length { return strlen(_characters); }
- (BOOL)isEqual:(id)object
{
    return [object isKindOfClass:[NSString class]]
        && strcmp(self.UTF8String, [object UTF8String]) == 0;
}
- (NSString *)stringByAppendingPathComponent:(__unused NSString *)component { abort(); }

@end

@interface NSConstantString : NSString
@end

@implementation NSConstantString
@end

@implementation NSNumber {
    int _value;
}
+ (NSNumber *)numberWithInt:(int)value
{
    NSNumber *number = [[NSNumber alloc] init];
    number->_value = value;
    return number;
}
+ (NSNumber *)numberWithBool:(BOOL)value { return [self numberWithInt:value]; }
- (BOOL)boolValue { return _value != 0; }
@end

@implementation NSURL {
    NSString *_scheme;
}
- (instancetype)initWithScheme:(NSString *)scheme
{
    _scheme = scheme;
    return self;
}
- (NSString *)scheme { return _scheme; }
@end

@implementation NSArray {
    id _objects[20];
    NSUInteger _count;
}
+ (instancetype)arrayWithObjects:(const id[])objects count:(NSUInteger)count
{
    NSArray *array = [[NSArray alloc] init];
    for (NSUInteger i = 0; i < count; i++) {
        array->_objects[i] = objects[i];
    }
    array->_count = count;
    return array;
}
- (NSUInteger)count { return _count; }
- (id)objectAtIndexedSubscript:(NSUInteger)index { return _objects[index]; }
- (id)firstObject { return _count == 0 ? nil : _objects[0]; }
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained[])buffer
                                    count:(NSUInteger)length
{
    static unsigned long mutations;
    NSUInteger count = 0;
    for (; count < length && state->state < _count; count++) {
        buffer[count] = _objects[state->state++];
    }
    state->itemsPtr = buffer;
    state->mutationsPtr = &mutations;
    return count;
}
- (NSArray *)without:(id)object with:(id)other
{
    NSArray *array = [[NSArray alloc] init];
    for (NSUInteger i = 0; i < _count; i++) {
        if (_objects[i] != object) {
            array->_objects[array->_count++] = _objects[i];
        }
    }
    if (other != nil) {
        array->_objects[array->_count++] = other;
    }
    return array;
}
@end

@implementation NSDictionary {
    NSArray *_keys, *_values;
}
+ (instancetype)dictionaryWithObjects:(const id[])objects
                              forKeys:(const id[])keys
                                count:(NSUInteger)count
{
    NSDictionary *dictionary = [[NSDictionary alloc] init];
    dictionary->_keys = [NSArray arrayWithObjects:keys count:count];
    dictionary->_values = [NSArray arrayWithObjects:objects count:count];
    return dictionary;
}
- (id)objectForKeyedSubscript:(id)key
{
    for (NSUInteger i = 0; i < _keys.count; i++) {
        if ([_keys[i] isEqual:key]) {
            return _values[i];
        }
    }
    return nil;
}
@end

@implementation NSBundle
+ (NSBundle *)mainBundle { return [[NSBundle alloc] init]; }
- (id)objectForInfoDictionaryKey:(NSString *)key
{
    NSString *own = [NSString stringWithFormat:@"%@%@", key, Fake.isPad ? @"~ipad" : @"~iphone"];
    return Fake.info[own] ?: Fake.info[key];
}
- (NSString *)pathForResource:(NSString *)name ofType:(NSString *)ext
{
    // Without a name, that of any file of the type.
    return name.length == 0 ? @"" : Fake.files[[NSString stringWithFormat:@"%@.%@", name, ext]];
}
@end

// MARK: - Time

static double now;
static struct { double time; void (^work)(void); } pending[100];
static int pendingCount;

void later(void (^work)(void), double delay)
{
    pending[pendingCount].time = now + delay;
    pending[pendingCount++].work = work;
}

dispatch_queue_t dispatch_get_main_queue(void) { return nil; }
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta)
{
    return when + (dispatch_time_t)delta;
}
void dispatch_async(__unused dispatch_queue_t queue, void (^block)(void)) { later(block, 0); }
void dispatch_after(dispatch_time_t when, __unused dispatch_queue_t queue, void (^block)(void))
{
    later(block, (double)when / NSEC_PER_SEC);
}

@implementation Fake

static NSDictionary *info, *files, *colors, *images, *nibs;
static BOOL isPad, reducesMotion;
static UIViewController * (^storyboard)(NSString *);
static int animations;

+ (NSDictionary *)info { return info; }
+ (void)setInfo:(NSDictionary *)value { info = value; }
+ (NSDictionary *)files { return files; }
+ (void)setFiles:(NSDictionary *)value { files = value; }
+ (NSDictionary *)colors { return colors; }
+ (void)setColors:(NSDictionary *)value { colors = value; }
+ (NSDictionary *)images { return images; }
+ (void)setImages:(NSDictionary *)value { images = value; }
+ (NSDictionary *)nibs { return nibs; }
+ (void)setNibs:(NSDictionary *)value { nibs = value; }
+ (BOOL)isPad { return isPad; }
+ (void)setIsPad:(BOOL)value { isPad = value; }
+ (BOOL)reducesMotion { return reducesMotion; }
+ (void)setReducesMotion:(BOOL)value { reducesMotion = value; }
+ (UIViewController * (^)(NSString *))storyboard { return storyboard; }
+ (void)setStoryboard:(UIViewController * (^)(NSString *))value { storyboard = value; }
+ (int)animations { return animations; }
+ (void)setAnimations:(int)value { animations = value; }

+ (void)pass:(double)seconds
{
    double end = now + seconds;
    for (;;) {
        int first = -1;
        for (int i = 0; i < pendingCount; i++) {
            if (pending[i].time <= end && (first < 0 || pending[i].time < pending[first].time)) {
                first = i;
            }
        }
        if (first < 0) {
            break;
        }
        now = pending[first].time > now ? pending[first].time : now;
        void (^work)(void) = pending[first].work;
        for (int i = first; i < pendingCount - 1; i++) {
            pending[i].time = pending[i + 1].time;
            pending[i].work = pending[i + 1].work;
        }
        pending[--pendingCount].work = nil;
        work();
    }
    now = end;
}

@end
