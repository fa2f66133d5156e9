"""Counts what is not as expected."""

failures = []


def expect(condition, *words):
    if not condition:
        failures.append(" ".join(str(word) for word in words))
        print("FAILED:", failures[-1], flush=True)


def near(color, other, most=14):
    return all(abs(a - b) <= most for a, b in zip(color, other))
