"""Data of each name, right and wrong."""

KAI = {
    "userId": "1001",
    "loginName": "kai",
    "email": "kai@example.com",
    "phone": "",
    "countryCode": "86",
    "biometricsCode": "code",
    "expirationTime": 4_000_000_000_000,
    "isUseBiometric": True,
    "isUseBiometricToLogin": False,
}
LONGEST = 5 * 1024 * 1024 // 3 * 4 + 4
OTHERS = (None, True, 0, "", "text", [], {}, [[]], {"data": 1})


def without(record, key):
    return {name: value for name, value in record.items() if name != key}


def texts():
    yield from ("", "T1ABC", "家明 😀", "\x00", {"~": [["a", 4096]]}, {"~": [["a", 4097]]})
    yield from ({"~": [["😀", 2048]]}, {"~": [["😀", 2048], "a"]}, None, 7, ["a"], {"text": "a"})


def records():
    yield KAI
    yield {**KAI, "nickname": "from a newer shell"}
    for key, value in KAI.items():
        yield without(KAI, key)
        yield {**KAI, key: None}
        yield {**KAI, key: [value]}
    yield {**KAI, "expirationTime": "4000000000000"}
    yield {**KAI, "isUseBiometric": 1}
    yield {**KAI, "email": {"~": [["a", 4097]]}}
    yield from (None, "kai", [KAI])


def lists_of_records():
    yield from ([], [KAI, KAI], [KAI] * 100, [KAI] * 101)
    for one in records():
        yield [one]


def urls():
    yield from ("https://example.com", "https://example.com:8443/a?b=c#d", "https://e.com?q", "https://e.com#f")
    yield from ("https://e.com/@x", "https://e.com/a\\b", "https://家.example/", {"~": ["https://e.com/", ["a", 4082]]})
    yield from ("", "https://", "https:///a", "https://?a", "https://#a", "https:/e.com", "https:e.com", "//e.com", "/a")
    yield from ("http://e.com", "HTTPS://e.com", "ftp://e.com", "javascript:alert(1)", "data:text/html,x", "intent://e.com")
    yield from (" https://e.com", "https://e.com ", "https://e.com/a b", "https://e.com\n", "https://e.com/\t")
    yield from ("https://a@e.com", "https://a:b@e.com/", "https://e.com\\@f.com", {"~": ["https://e.com/", ["a", 4083]]})


def pictures():
    for kind in ("png", "jpeg", "webp"):
        yield "data:image/%s;base64,AQID" % kind
    yield from ("data:image/png;base64,AQ==", "data:image/png;base64,AQI=", "data:image/png;base64,+/+/")
    yield {"~": ["data:image/png;base64,", ["A", LONGEST]]}
    yield {"~": ["data:image/png;base64,", ["A", LONGEST + 4]]}
    yield from ("", "data:", "data:image/png;base64,", "data:image/png,AQID", "data:image/PNG;base64,AQID")
    yield from ("data:image/svg+xml;base64,AQID", "data:image/gif;base64,AQID", "data:text/html;base64,AQID")
    yield from ("data:image/png;base64,<svg>", "data:image/png;base64,AQ ID", "data:image/png;base64,AQ===", "https://e.com/a.png")
    yield from ("data:image/png;base64,AQID\n", "data:image/png;base64,AQ=ID", "data:image/png;charset=x;base64,AQID", None, 7)


def files():
    pdf = "data:application/pdf;base64,AQID"
    for kind in ("application/pdf", "text/csv", "text/plain"):
        yield {"name": "bills-2026.csv", "file": "data:%s;base64,AQID" % kind}
    yield {"name": "bills.csv", "file": pdf, "more": "from a newer page"}
    for name in ("a.pdf", "A_b-9.csv", "a" * 80 + ".txt", "a" * 81 + ".txt", "", ".pdf", "a", "a.", "a.PDF", "a.b.pdf", "-a.pdf"):
        yield {"name": name, "file": pdf}
    for name in ("../a.pdf", "a/b.pdf", "a\\b.pdf", "a b.pdf", "a.pdf\n", "家.pdf", "a\u202egpj.exe", None, 7, ["a.pdf"]):
        yield {"name": name, "file": pdf}
    for file in ("", "data:", "data:application/pdf;base64,", "data:application/pdf,AQID", "data:text/html;base64,AQID", None, 7):
        yield {"name": "a.pdf", "file": file}
    for file in ("data:image/png;base64,AQID", "data:application/PDF;base64,AQID", pdf + "\n", pdf + "=ID", "https://e.com/a.pdf"):
        yield {"name": "a.pdf", "file": file}
    yield {"name": "a.pdf", "file": {"~": ["data:application/pdf;base64,", ["A", LONGEST]]}}
    yield {"name": "a.pdf", "file": {"~": ["data:application/pdf;base64,", ["A", LONGEST + 4]]}}
    yield from ({"name": "a.pdf"}, {"file": pdf}, {})


def objects(key, values):
    for value in values:
        yield {key: value}
        yield {key: value, "more": "from a newer shell"}
    yield {}
    yield {key.upper(): next(iter(values), None)}


def of_name(name):
    """Data worth trying with a name, of whatever direction."""
    flags = [True, False, None, 0, 1, "true", []]
    special = {
        "toBillDetail": objects("billNo", ["B20260101", "a-b_C", "a" * 64, "a" * 65, "", "../x", "a b", "B1\n", "家", None, 1, ["B1"]]),
        "openBrowser": objects("url", list(urls())),
        "saveImage": objects("image", list(pictures())),
        "saveFile": files(),
        "supportBiometricType": [[], ["face"], ["fingerprint", "face"], ["face"] * 100, ["face"] * 101, ["iris"], ["Face"], [None], ["face", 1], "face"],
        "changeBiometricView": objects("visible", flags),
        "invokeBiometricAuth": [*objects("success", flags), *objects("reason", list(texts()))],
        "setAlreadyCrossBiometric": lists_of_records(),
        "setScreenshotProtection": objects("on", flags),
        "playHaptic": objects("kind", ["selection", "success", "warning", "error", "Success", "loud", "", None, 1, ["error"]]),
        "changeIsUseBiometric": objects("isUseBiometric", flags),
        "alreadyCrossBiometric": lists_of_records(),
        "getAlreadyCrossBiometric": lists_of_records(),
        "qrScanResult": objects("text", list(texts())),
        "toQRCodeScanner": objects("text", list(texts())),
    }
    yield from special.get(name, ())
    yield from OTHERS
