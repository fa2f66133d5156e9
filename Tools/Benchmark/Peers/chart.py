"""Draws the chart of time against bytes: every tool a point, both axes logarithmic."""

import math

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 150, 40, 60
OURS, THEIRS = "#0a7d4f", "#5b6573"


def ticks(low, high, steps=(1, 2, 5)):
    exponent = math.floor(math.log10(low))
    while 10 ** exponent <= high:
        for step in steps:
            if low <= step * 10 ** exponent <= high:
                yield step * 10 ** exponent
        exponent += 1


def text(x, y, content, size=12, anchor="start", fill="#24292f", extra=""):
    return (f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" text-anchor="{anchor}" fill="{fill}"{extra}>'
            f"{content}</text>")


def labels(points):
    """The height of each label: moved down until it is clear of those above it."""
    placed = []
    for name, x, y in sorted(points, key=lambda point: point[2]):
        height = y + 4
        while any(abs(height - other) < 13 and abs(x - at) < 150 for at, other in placed):
            height += 2
        placed.append((x, height))
        yield name, x, y, height


def chart(title, points):
    """SVG text. `points`: (name, seconds, megabytes) of each tool; ours begin with "launchgen"."""
    xs, ys = [p[1] for p in points], [p[2] for p in points]
    low_x, high_x = min(xs) / 1.3, max(xs) * 1.3
    low_y, high_y = min(ys) / 1.1, max(ys) * 1.1
    across, down = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x_of(value):
        return LEFT + across * math.log(value / low_x) / math.log(high_x / low_x)

    def y_of(value):
        return TOP + down * (1 - math.log(value / low_y) / math.log(high_y / low_y))

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="system-ui, sans-serif">',
        f"<title>{title}</title>", f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        text(LEFT, 24, title, 14)]
    for value in ticks(low_x, high_x):
        x = x_of(value)
        lines.append(f'<line x1="{x:.0f}" y1="{TOP}" x2="{x:.0f}" y2="{TOP + down}" stroke="#e4e7eb"/>')
        lines.append(text(x, TOP + down + 18, f"{value:g} s", anchor="middle", fill=THEIRS))
    for value in ticks(low_y, high_y, (1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9)):
        y = y_of(value)
        lines.append(f'<line x1="{LEFT}" y1="{y:.0f}" x2="{LEFT + across}" y2="{y:.0f}" stroke="#e4e7eb"/>')
        lines.append(text(LEFT - 8, y + 4, f"{value:g} MB", anchor="end", fill=THEIRS))
    lines.append(text(LEFT + across, HEIGHT - 16, "to the left is faster, further down is smaller",
                      anchor="end", fill=THEIRS))
    for name, x, y, height in labels([(n, x_of(t), y_of(b)) for n, t, b in points]):
        color = OURS if name.startswith("launchgen") else THEIRS
        lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{color}"/>')
        lines.append(text(x + 9, height, name, fill=color))
    return "\n".join(lines + ["</svg>", ""])
