"""Texts to read and messages to write."""

import json
from urllib.parse import quote

ID = "3f2504e0-4f89-41d3-9a0c-0305e82c3301"
MIB = 1024 * 1024
REQUEST = {"v": 1, "type": "request", "id": ID, "name": "toBillDetail", "data": {"billNo": "B20260101"}}
EVENT = {"v": 1, "type": "event", "id": ID, "name": "qrScanResult", "data": {"text": "T1ABC 100% 家明 😀"}}
PICTURE = {"v": 1, "type": "request", "id": ID, "name": "saveImage"}
RESPONSE = {"v": 1, "type": "response", "id": ID, "ok": True, "data": {"success": True}}
REFUSAL = {"v": 1, "type": "response", "id": ID, "ok": False, "error": {"code": "KEYSTORE", "message": "locked"}}


def wire(value):
    return quote(json.dumps(value, ensure_ascii=False, separators=(",", ":")), safe="-_.!~*'()")


def without(message, key):
    return {name: value for name, value in message.items() if name != key}


def sized(message, length):
    """The text of a message whose data makes it exactly `length` characters long."""
    head, tail = wire({**message, "data": "MARK"}).split("MARK")
    return {"~": [head, ["a", length - len(head) - len(tail)], tail]}


def raw(text):
    return quote(text, safe="-_.!~*'()")


def chosen():
    yield "a request", wire(REQUEST)
    yield "an event", wire(EVENT)
    yield "an answer", wire(RESPONSE)
    yield "an answer without data", wire(without(RESPONSE, "data"))
    yield "a refusal", wire(REFUSAL)
    yield "a refusal with data", wire({**REFUSAL, "data": [1, None]})
    yield "a request without data", wire(without(REQUEST, "data"))
    yield "data null stays null", wire({**REQUEST, "data": None})
    yield "unknown fields are kept", wire({**REQUEST, "trace": "x"})
    yield "an id in capitals", wire({**REQUEST, "id": ID.upper()})
    yield "a name of 64", wire({**REQUEST, "name": "a" + "B" * 63})
    yield "a name with dot, digit and underscore", wire({**REQUEST, "name": "a.B_9"})
    yield "version 1.0 is 1", raw(json.dumps(REQUEST).replace('"v": 1', '"v": 1.0'))
    yield "version 1e0 is 1", raw(json.dumps(REQUEST).replace('"v": 1', '"v": 1e0'))
    yield "white space between tokens", raw(json.dumps(REQUEST, indent=2))
    yield "hex in small letters", wire(EVENT).replace("%E5%AE%B6", "%e5%ae%b6")
    yield "nothing but what must be is escaped", json.dumps(EVENT, ensure_ascii=False).replace("%", "%25")
    yield "a plus is a plus, not a space", wire(EVENT).replace("T1ABC%20", "T1ABC+")
    yield "of two equal keys the last counts", raw(json.dumps(REQUEST)[:-1] + ', "name": "back"}')
    yield "escaped line ends in a string", wire({**EVENT, "data": {"text": 'a\n\t"\\\u2028'}})
    yield "half a surrogate pair, as JSON escape", raw(json.dumps({**EVENT, "data": {"text": "\ud800"}}))
    poison = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
    nested = '{%s,"kept":[{"__proto__":1,"a":2}]}' % poison
    yield (
        "keys that reach a prototype are dropped at every depth",
        raw('{"v":1,"type":"event","id":"%s","name":"a",%s,"data":%s}' % (ID, poison, nested)),
    )

    for version in (0, 2, -1, 1.5, "1", True, None, [1]):
        yield "version %s" % json.dumps(version), wire({**REQUEST, "v": version})
    yield "no version", wire(without(REQUEST, "v"))
    for kind in ("reply", "Request", "", "toString", 1, None, ["request"]):
        yield "type %s" % json.dumps(kind), wire({**REQUEST, "type": kind})
    yield "no type", wire(without(REQUEST, "type"))
    for bad in ("", "1", ID[1:], ID + "\n", " " + ID, "{" + ID + "}", ID.replace("-", ""), ID[:-1] + "g", 7, None, [ID]):
        yield "id %s" % json.dumps(bad), wire({**REQUEST, "id": bad})
    yield "no id", wire(without(REQUEST, "id"))
    bad_names = ("", "1a", "a b", "_a", ".a", "__proto__", "a-b", "a/b", "back\n", "é", "a" + "b" * 64, 1, None, ["back"], {})
    for bad in bad_names:
        yield "name %s" % json.dumps(bad), wire({**REQUEST, "name": bad})
        yield "event name %s" % json.dumps(bad), wire({**EVENT, "name": bad})
    yield "no name", wire(without(REQUEST, "name"))
    for bad in (1, "true", None, 0):
        yield "ok %s" % json.dumps(bad), wire({**RESPONSE, "ok": bad})
    yield "no ok", wire(without(RESPONSE, "ok"))
    for bad in (None, "locked", [], {}, {"code": "X"}, {"message": ""}, {"code": 1, "message": ""}, {"code": "X", "message": None}):
        yield "error %s" % json.dumps(bad), wire({**REFUSAL, "error": bad})
    yield "a refusal without error", wire(without(REFUSAL, "error"))

    for value in (None, True, 1, "text", [], [REQUEST], {}):
        yield "JSON that is no message: %s" % json.dumps(value)[:20], wire(value)
    yield "nothing", ""
    yield "a space", "%20"
    yield "a percent sign alone", "%"
    yield "half an escape", wire(REQUEST) + "%7"
    yield "an escape that is no hex", wire(REQUEST).replace("%22", "%2g", 1)
    yield "half a character", "%E5%AE"
    yield "an overlong character", "%C0%AF"
    yield "a surrogate in UTF-8", "%ED%A0%80"
    yield "a byte that is never UTF-8", "%FF"
    yield "a byte order mark", "%EF%BB%BF" + wire(REQUEST)
    yield "encoded twice", raw(wire(REQUEST))
    yield "cut short", wire(REQUEST)[:-3]
    yield "twice", wire(REQUEST) * 2
    yield "a comma too many", raw(json.dumps(REQUEST)[:-1] + ",}")
    yield "single quotes", raw(json.dumps(REQUEST).replace('"', "'"))
    yield "a comment", raw(json.dumps(REQUEST) + "// x")
    yield "NaN", raw(json.dumps(REQUEST)[:-1] + ', "n": NaN}')
    yield "a line end in a string", raw(json.dumps(REQUEST).replace("B2026", "B\n2026"))
    yield "a plus for a space between tokens", raw(json.dumps(REQUEST)).replace("%20", "+")
    yield "deep nesting that never ends", {"~": [["[", 100_000]]}

    yield "a request of 1 MiB", sized(REQUEST, MIB)
    yield "a request one character longer", sized(REQUEST, MIB + 1)
    yield "an event one character longer", sized(EVENT, MIB + 1)
    yield "an answer of 1 MiB", sized(RESPONSE, MIB)
    yield "an answer one character longer", sized(RESPONSE, MIB + 1)
    yield "a picture over 1 MiB", sized(PICTURE, MIB + 1)
    yield "a picture of 8 MiB", sized(PICTURE, 8 * MIB)
    yield "a document of 8 MiB", sized({**PICTURE, "name": "saveFile"}, 8 * MIB)
    yield "a document one character longer", sized({**PICTURE, "name": "saveFile"}, 8 * MIB + 1)
    yield "a picture one character longer", sized(PICTURE, 8 * MIB + 1)
    yield "white space does not hide the length", {"~": [wire(REQUEST), [" ", MIB]]}


def damaged(count):
    """Messages that a seeded generator has damaged, as text or as JSON: the same ones in every run."""
    state = 20260101

    def draw(below):
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (state >> 33) % below

    pieces = ("", "%", "%22", "%7B", "%7D", "%2C", "%3A", "%00", "%E5", "%5C", "0", "1", "null", "true", "[", '"', "__proto__", "+", " ")
    for number in range(count):
        message = (REQUEST, EVENT, RESPONSE, REFUSAL)[number % 4]
        text = wire(message) if draw(2) else json.dumps(message, ensure_ascii=False, separators=(",", ":")).replace("%", "%25")
        for _edit in range(1 + draw(3)):
            at = draw(len(text) + 1)
            text = text[:at] + pieces[draw(len(pieces))] + text[at + draw(5) :]
        yield "damaged %d" % (number + 1), text


def messages():
    yield "a request", REQUEST
    yield "an event", EVENT
    yield "an answer", RESPONSE
    yield "a refusal", REFUSAL
    yield "no data", without(REQUEST, "data")
    yield "what stays as it is", {**EVENT, "data": {"text": "AZaz09-_.!~*'()"}}
    yield "what is escaped", {**EVENT, "data": {"text": ' "#$%&+,/:;<=>?@[\\]^`{|}\x7f'}}
    yield "control characters", {**EVENT, "data": {"text": "\x00\x08\t\n\x0b\f\r\x1f"}}
    yield "beyond ASCII", {**EVENT, "data": {"text": "é家😀\u2028\ufeff"}}
    yield "half a surrogate pair", {**EVENT, "data": {"text": "\ud800a\udfff"}}
    yield "numbers, lists, null", {**RESPONSE, "data": [0, -1, 1700000000000, [], {}, None, False]}
    yield "too long", {**REQUEST, "data": {"~": [["a", MIB]]}}
    yield "too long once encoded", {**REQUEST, "data": {"~": [["家", MIB // 9]]}}
    yield "a picture may be longer", {**REQUEST, "name": "saveImage", "data": {"~": [["a", MIB]]}}
    yield "a document may be longer", {**REQUEST, "name": "saveFile", "data": {"~": [["a", MIB]]}}
    yield "an answer about a picture may not", {**RESPONSE, "name": "saveImage", "data": {"~": [["a", MIB]]}}
    yield "a picture that is too long", {**REQUEST, "name": "saveImage", "data": {"~": [["a", 8 * MIB]]}}
