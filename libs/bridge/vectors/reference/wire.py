"""Bridge protocol, version 1: a message as text. Standard library only."""

import json
import re
from urllib.parse import quote

MIB = 1024 * 1024
UUID = re.compile(r"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}")
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_.]{0,63}")
PROTOTYPE_KEYS = ("__proto__", "constructor")
BAD_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
LONE_SURROGATE = re.compile("[\ud800-\udfff]")


class Refused(Exception):
    """The text is no message."""


def limit(message):
    files = message["type"] in ("request", "event") and message["name"] in ("saveImage", "saveFile")
    return 8 * MIB if files else MIB


def write(message):
    """Text of a message; Refused when it is too long."""
    text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
    text = LONE_SURROGATE.sub(lambda found: "\\u%04x" % ord(found[0]), text)
    encoded = quote(text, safe="-_.!~*'()")
    if len(encoded) > limit(message):
        raise Refused("too long")
    return encoded


def read(text):
    """The message in a text; Refused when there is none."""
    if len(text) > 8 * MIB:
        raise Refused("too long")
    message = parse(percent_decode(text))
    check(message)
    if len(text) > limit(message):
        raise Refused("too long")
    return message


def percent_decode(text):
    if BAD_PERCENT.search(text):
        raise Refused("bad escape")
    decoded = bytearray()
    position = 0
    while position < len(text):
        if text[position] == "%":
            decoded.append(int(text[position + 1 : position + 3], 16))
            position += 3
        else:
            decoded += text[position].encode("utf-8")
            position += 1
    try:
        return decoded.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("not UTF-8") from None


def parse(text):
    def no_constant(name):
        raise Refused("not JSON: " + name)

    def keep(pairs):
        return {key: value for key, value in pairs if key not in PROTOTYPE_KEYS}

    try:
        return json.loads(text, parse_constant=no_constant, object_pairs_hook=keep)
    except (ValueError, RecursionError):
        raise Refused("not JSON") from None


def check(message):
    if not isinstance(message, dict):
        raise Refused("not an object")
    version = message.get("v")
    if isinstance(version, bool) or not isinstance(version, (int, float)) or version != 1:
        raise Refused("version")
    if not is_match(UUID, message.get("id")):
        raise Refused("id")
    if message.get("type") in ("request", "event"):
        if not is_match(NAME, message.get("name")):
            raise Refused("name")
    elif message.get("type") == "response":
        check_answer(message)
    else:
        raise Refused("type")


def check_answer(message):
    if message.get("ok") is True:
        return
    error = message.get("error")
    if message.get("ok") is not False or not isinstance(error, dict):
        raise Refused("answer")
    if not isinstance(error.get("code"), str) or not isinstance(error.get("message"), str):
        raise Refused("error")


def is_match(pattern, value):
    return isinstance(value, str) and pattern.fullmatch(value) is not None
