// What UIKit.h uses of the C library, Foundation and Dispatch.

#define ios(first) ios, introduced = first
#define API_AVAILABLE(platform) __attribute__((availability(platform)))
#define API_DEPRECATED(first, last) \
    __attribute__((availability(ios, introduced = first, deprecated = last)))

#pragma clang assume_nonnull begin

#if __LP64__
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
#else
typedef int NSInteger;
typedef unsigned int NSUInteger;
typedef float CGFloat;
#endif

typedef double NSTimeInterval;
typedef signed char BOOL;
#define YES __objc_yes
#define NO __objc_no
#ifdef __cplusplus
#define nil nullptr
#define NULL nullptr
#else
#define nil ((void *)0)
#define NULL ((void *)0)
#endif
#define __unused __attribute__((unused))
#define MIN(a, b) ((a) < (b) ? (a) : (b))

#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_OPTIONS(type, name) enum name : type name; enum __attribute__((flag_enum)) name : type

// MARK: - Foundation

@protocol NSObject
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isEqual:(nullable id)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
@end

@interface NSString : NSObject
+ (instancetype)stringWithFormat:(NSString *)format, ...;
@property (readonly) NSUInteger length;
- (NSString *)stringByAppendingPathComponent:(NSString *)component;
@end

@interface NSNumber : NSObject
@property (readonly) BOOL boolValue;
@end

@interface NSURL : NSObject
@property (nullable, readonly, copy) NSString *scheme;
@end

NSString *NSHomeDirectory(void);

@interface NSError : NSObject
@end

@interface NSFileManager : NSObject
@property (class, readonly, strong) NSFileManager *defaultManager;
- (BOOL)removeItemAtPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
@end

typedef struct {
    unsigned long state;
    id __unsafe_unretained _Nullable *_Nullable itemsPtr;
    unsigned long *_Nullable mutationsPtr;
    unsigned long extra[5];
} NSFastEnumerationState;

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable[_Nonnull])buffer
                                    count:(NSUInteger)length;
@end

@interface NSDictionary<Key, Value> : NSObject
- (nullable Value)objectForKeyedSubscript:(Key)key;
@end

@interface NSArray<Element> : NSObject <NSFastEnumeration>
+ (instancetype)arrayWithObjects:(const Element _Nonnull[_Nullable])objects count:(NSUInteger)count;
@property (nullable, readonly) Element firstObject;
@end

@interface NSSet<Element> : NSObject
- (nullable Element)anyObject;
@end

@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext;
@end

typedef NSString *NSNotificationName;

@class NSOperationQueue;

@interface NSNotification : NSObject
@property (nullable, readonly, strong) id object;
@end

@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)object
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (^)(NSNotification *notification))block;
@end

// MARK: - Dispatch

typedef __INT64_TYPE__ int64_t;
typedef unsigned long long dispatch_time_t;
typedef id dispatch_queue_t;
#define DISPATCH_TIME_NOW 0ull
#define NSEC_PER_SEC 1000000000ull
dispatch_queue_t dispatch_get_main_queue(void);
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
void dispatch_async(dispatch_queue_t queue, void (^block)(void));
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, void (^block)(void));

// MARK: - Geometry

typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;

static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height)
{
    return (CGRect) { { x, y }, { width, height } };
}

typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
extern const UIEdgeInsets UIEdgeInsetsZero;

static inline BOOL UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets first, UIEdgeInsets second)
{
    return first.top == second.top && first.left == second.left
        && first.bottom == second.bottom && first.right == second.right;
}

#pragma clang assume_nonnull end
