"""The screens that `launchgen build --screens` knows, and the names of their images."""

load(":screen_table.bzl", "IPADS", "PHONES")

_ALL = dict(PHONES, **IPADS)

# The screens that get images by default, and at all scales that a target lists.
DEFAULT_SCREENS = ["320x480", "320x568", "375x667", "414x736"]

_WORDS = {"all": _ALL.keys(), "ipads": IPADS.keys(), "phones": PHONES.keys()}

def _height(screen):
    return screen.split("x")[1]

def _screens(label, words):
    """The sizes that a list of sizes, heights and words for several screens stands for."""
    heights = {_height(screen): screen for screen in _ALL}
    found = {}
    for word in words:
        word = word.lower()
        height = word[:-1] if word.endswith("h") else word
        if word in _WORDS:
            screens = _WORDS[word]
        elif word in _ALL:
            screens = [word]
        elif height in heights:
            screens = [heights[height]]
        else:
            fail("%s: no screen %r; screens are %s" %
                 (label, word, ", ".join(sorted(_WORDS) + _ALL.keys())))
        found.update({screen: None for screen in screens})
    return found.keys()

def _version(label, text):
    """The major and the minor number of a version."""
    parts = text.split(".")
    if len(parts) > 3 or not all([part.isdigit() for part in parts]):
        fail("%s: not a version of iOS: %r; write one such as 9.0" % (label, text))
    return (int(parts[0]), int(parts[1]) if len(parts) > 1 else 0)

def _systems(label, screen, upright_from):
    """For each image of a screen: the iOS that its name has, and whether it is not turned."""
    first = _version(label, _ALL[screen][0])
    if screen in IPADS:
        return [(first[0], True)]
    if not upright_from:
        return [(first[0], False)]
    upright = max(_version(label, upright_from), first)
    turned = [(first[0], False)] if first < upright else []
    return turned + [(upright[0], True)]

def _scales(label, screen, scales):
    for scale in scales:
        if scale not in ["2", "3", "native"] or (scale == "native" and len(scales) > 1):
            fail("%s: not a scale: %r; scales are 2 and 3, or 'native' alone" % (label, scale))
    if "native" in scales or screen not in DEFAULT_SCREENS:
        return _ALL[screen][1:]
    return {scale: None for scale in scales}.keys()

def image_names(label, prefix, screens, scales, upright_from):
    """The names that launchgen gives the images of a target.

    Args:
      label: The target, for messages.
      prefix: The beginning of the names.
      screens: The target's attribute: sizes, heights, and words for several screens.
      scales: The target's attribute.
      upright_from: The target's attribute.

    Returns:
      A list of strings.
    """
    names = []
    for screen in _screens(label, screens):
        for system, is_upright in _systems(label, screen, upright_from):
            name = "%s-iOS%d" % (prefix, system)
            if is_upright:
                name += "-Landscape"
            if screen != "320x480":
                name += "-%sh" % _height(screen)
            for scale in _scales(label, screen, scales):
                suffix = "" if scale == "1" else "@%sx" % scale
                device = "~ipad" if screen in IPADS else ""
                names.append(name + suffix + device + ".png")
    return names
