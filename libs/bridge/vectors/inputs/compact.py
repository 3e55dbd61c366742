"""Long strings, written short: {"~": ["start", ["a", 1000], "end"]} is "start", a thousand times "a", "end"."""


def expand(value):
    if isinstance(value, dict):
        if set(value) == {"~"}:
            return "".join(part if isinstance(part, str) else part[0] * part[1] for part in value["~"])
        return {key: expand(item) for key, item in value.items()}
    if isinstance(value, list):
        return [expand(item) for item in value]
    return value
