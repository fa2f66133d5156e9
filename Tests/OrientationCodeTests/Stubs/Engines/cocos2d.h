// What Documentation/Engines.md uses of cocos2d-x, after cocos/base/CCDirector.h and
// CCEventDispatcher.h.

namespace cocos2d {
class EventCustom {};
class EventListenerCustom;

/// In place of std::function.
class Callback {
  public:
    template <typename Function> Callback(Function function) { function(nullptr); }
};

class EventDispatcher {
  public:
    EventListenerCustom *addCustomEventListener(const char *eventName, Callback callback);
};

class Director {
  public:
    static const char *EVENT_AFTER_DRAW;
    static Director *getInstance();
    EventDispatcher *getEventDispatcher() const;
};
} // namespace cocos2d
