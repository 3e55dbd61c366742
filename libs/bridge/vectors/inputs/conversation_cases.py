"""Conversations: what the shell and the wallet do, and when."""

from .data_cases import KAI
from .wire_cases import wire

ALL = ("back", "toBillDetail", "openBrowser", "toQRCodeScanner", "saveImage", "openCustomerService", "openQiaQia", "supportBiometricType")
SAMPLES = {
    "toBillDetail": {"billNo": "B1"},
    "openBrowser": {"url": "https://example.com/"},
    "saveImage": {"image": "data:image/png;base64,AQID"},
    "supportBiometricType": ["face"],
}
ANSWERS = {
    "getAlreadyCrossBiometric": [KAI],
    "setAlreadyCrossBiometric": "success",
    "invokeBiometricAuth": {"success": True},
    "toQRCodeScanner": {"text": "T1ABC"},
    "openBrowser": "success",
    "saveImage": "success",
    "saveFile": "success",
    "setScreenshotProtection": "success",
    "playHaptic": "success",
}
CALLS = {
    "getAlreadyCrossBiometric": {},
    "setAlreadyCrossBiometric": {"data": [KAI]},
    "invokeBiometricAuth": {"data": {"reason": "login"}},
    "toQRCodeScanner": {},
    "openBrowser": {"data": {"url": "https://example.com/"}},
    "saveImage": {"data": {"image": "data:image/png;base64,AQID"}},
    "saveFile": {"data": {"name": "bills.csv", "file": "data:text/csv;base64,AQID"}},
    "setScreenshotProtection": {"data": {"on": True}},
    "playHaptic": {"data": {"kind": "success"}},
}
PERSON_ACTS = ("invokeBiometricAuth", "toQRCodeScanner")


# What the page must not send.
WRONG = {
    "getAlreadyCrossBiometric": [],
    "setAlreadyCrossBiometric": [{**KAI, "expirationTime": "never"}],
    "invokeBiometricAuth": {},
    "toQRCodeScanner": "all",
    "openBrowser": {"url": "javascript:alert(1)"},
    "saveImage": {"image": "https://e.com/a.png"},
    "saveFile": {"name": "../bills.csv", "file": "data:text/csv;base64,AQID"},
    "setScreenshotProtection": {"on": "yes"},
    "playHaptic": {"kind": "loud"},
}

def uuid(number):
    return "00000000-0000-4000-8000-%012d" % number


def request(at, number, name, **more):
    return {"at": at, "receive": wire({"v": 1, "type": "request", "id": uuid(number), "name": name, **more})}


def event(at, number, name, **more):
    return {"at": at, "receive": wire({"v": 1, "type": "event", "id": uuid(number), "name": name, **more})}


def answer(at, number, **more):
    return {"at": at, "receive": wire({"v": 1, "type": "response", "id": uuid(number), "ok": True, **more})}


def refuse(at, number, code, message="", **more):
    error = {"code": code, "message": message}
    return {"at": at, "receive": wire({"v": 1, "type": "response", "id": uuid(number), "ok": False, "error": error, **more})}


def call(at, number, name, **more):
    return {"at": at, "call": name, "id": uuid(number), **more}


def emit(at, number, name):
    return {"at": at, "emit": name, "id": uuid(number)}


def case(note, until, *steps, handlers=None, shell=0):
    return {"note": note, "handlers": handlers or {}, "shell": shell, "steps": list(steps), "until": until}


def cases():
    yield from page_asked()
    yield from page_told()
    yield from page_asks()
    yield from readiness()
    yield from endings()


def page_asked():
    registered = {name: {} for name in ALL}
    for name in ALL:
        data = {"data": SAMPLES[name]} if name in SAMPLES else {}
        yield case("%s answers success" % name, 10, request(1, 1, name, **data), handlers=registered)
        yield case("%s refuses data of another form" % name, 10, request(1, 1, name, data={"x": 1}), handlers=registered)
        yield case("%s without a handler is not found" % name, 10, request(1, 1, name, **data))
    for name in ("openMagic", "toString", "constructor", "hasOwnProperty", "a.B_9"):
        yield case("no handler %s" % name, 10, request(1, 1, name), handlers=registered)
    yield case("a handler's own answer", 10, request(1, 1, "back"), handlers={"back": {"returns": {"depth": 2}}})
    yield case("a handler that throws", 10, request(1, 1, "back"), handlers={"back": {"throws": True}})
    yield case("an answer keeps the id as it was written", 10, request(1, 1, "back", id=uuid(1).replace("8000", "A000")), handlers=registered)
    yield case(
        "malformed text, then a request",
        10,
        {"at": 1, "receive": "%"},
        {"at": 2, "receive": wire({"v": 2, "type": "request", "id": uuid(1), "name": "back"})},
        {"at": 3, "receive": ""},
        request(4, 2, "back"),
        handlers=registered,
    )


def page_told():
    handlers = {"qrScanResult": {}, "back": {"throws": True}}
    yield case("an event runs its handler and is not answered", 10, event(1, 1, "qrScanResult", data={"text": "T1"}), handlers=handlers)
    yield case("an unknown event is ignored", 10, event(1, 1, "somethingNew"), event(2, 2, "qrScanResult", data={"text": ""}), handlers=handlers)
    yield case("an event with wrong data is ignored", 10, event(1, 1, "qrScanResult", data={"text": 5}), handlers=handlers)
    yield case("an event whose handler throws", 10, event(1, 1, "back"), handlers=handlers)


def page_asks():
    for name, data in CALLS.items():
        limit = 120_000 if name in PERSON_ACTS else 10_000
        yield case("%s answered" % name, 20, call(0, 1, name, **data), answer(7, 1, data=ANSWERS[name]))
        yield case("%s answered without data" % name, 20, call(0, 1, name, **data), answer(7, 1))
        yield case("%s refused" % name, 20, call(0, 1, name, **data), refuse(7, 1, "KEYSTORE", "locked"))
        yield case("%s not answered" % name, limit, call(0, 1, name, **data))
        yield case("%s answered at the last moment" % name, limit, call(0, 1, name, **data), answer(limit - 1, 1, data=ANSWERS[name]))
        yield case("%s answered too late" % name, limit + 5, call(0, 1, name, **data), answer(limit, 1, data=ANSWERS[name]))
    words = "handler name -> toQRCodeScanner can't find!!!"
    yield case("a shell that does not know the name", 20, call(0, 1, "toQRCodeScanner"), refuse(3, 1, "NOT_FOUND", words, data=words))
    yield case("a doubled answer", 20, call(0, 1, "invokeBiometricAuth", data={"reason": "pay"}), answer(3, 1, data={"success": False}), answer(4, 1, data={"success": True}))
    yield case("an answer to nothing", 20, answer(3, 9, data="success"))
    yield case("a malformed answer does not end the call", 20, call(0, 1, "toQRCodeScanner"), {"at": 3, "receive": wire({"v": 1, "type": "response", "id": uuid(1), "ok": "yes"})}, answer(4, 1, data={"text": ""}))
    yield case("an answer in another order", 20, call(0, 1, "toQRCodeScanner"), call(1, 2, "getAlreadyCrossBiometric"), answer(3, 2, data=[]), answer(4, 1, data={"text": "T1"}))
    yield case("a request under the id of an open call is no answer", 20, call(0, 1, "toQRCodeScanner"), request(3, 1, "back"), answer(4, 1, data={"text": "T1"}), handlers={"back": {}})
    yield case("too long to send", 20, call(0, 1, "setAlreadyCrossBiometric", data=[{**KAI, "email": {"~": [["家", 4096]]}}] * 30))
    for name, data in WRONG.items():
        yield case("%s with data of another form is not sent" % name, 20, call(0, 1, name, data=data), call(1, 2, "toQRCodeScanner"), answer(3, 2, data={"text": "T1"}))
    yield case("an undeclared name is not sent", 20, call(0, 1, "openMagic"), call(1, 2, "constructor"))
    yield case("an announcement", 20, emit(3, 1, "userLogin"), emit(4, 2, "userLogout"))


def readiness():
    three = (emit(0, 1, "userLogin"), call(10, 2, "getAlreadyCrossBiometric"), emit(20, 3, "userLogout"))
    for shell in (1, 50, 499, 501, 2_999, 3_000):
        yield case("a shell after %d ms" % shell, 3_100, *three, answer(3_050, 2, data=[]), shell=shell)
    for shell in (3_001, None):
        yield case("a shell after %s ms is too late" % shell, 3_100, *three, call(3_050, 4, "toQRCodeScanner"), shell=shell)
    yield case("64 messages wait, the next is refused", 100, *(emit(0, 1 + n, "userLogin") for n in range(63)), call(1, 64, "toQRCodeScanner"), call(2, 65, "toQRCodeScanner"), shell=50)
    yield case("the time limit runs while a message waits", 10_000, call(0, 1, "getAlreadyCrossBiometric"), shell=2_000)


def endings():
    calls = (call(0, 1, "toQRCodeScanner"), call(1, 2, "getAlreadyCrossBiometric"))
    yield case("the page hides", 20, *calls, {"at": 5, "pagehide": True}, answer(6, 1, data={"text": "T1"}))
    yield case("a page that comes back asks again", 20, *calls, {"at": 5, "pagehide": True}, call(6, 3, "toQRCodeScanner"), answer(9, 3, data={"text": "T1"}))
    yield case("what waited when the page hid is not sent", 200, *calls, {"at": 5, "pagehide": True}, emit(6, 3, "userLogin"), shell=100)
    yield case("a closed bridge", 200, *calls, {"at": 5, "close": True}, call(6, 3, "toQRCodeScanner"), emit(7, 4, "userLogin"))
