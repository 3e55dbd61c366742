"""The form of the data that a shell and the wallet page hand to each other, by name. See the tables in ../../README.md."""

import re

ABSENT = object()
MIB = 1024 * 1024
BASE64 = re.compile(r"[A-Za-z0-9+/]+={0,2}")


def nothing(data):
    return data is ABSENT or data is None


def anything(_data):
    return True


def boolean(data):
    return isinstance(data, bool)


def number(data):
    return isinstance(data, (int, float)) and not isinstance(data, bool)


def text(data):
    # A length is counted in UTF-16 code units.
    return isinstance(data, str) and len(data.encode("utf-16-le", "surrogatepass")) <= 2 * 4096


def bill_number(data):
    return isinstance(data, str) and re.fullmatch(r"[A-Za-z0-9_-]{1,64}", data) is not None


def https(data):
    if not text(data) or not data.startswith("https://") or re.search(r"\s", data):
        return False
    authority = re.split(r"[/?#]", data[len("https://") :], maxsplit=1)[0]
    return authority != "" and "@" not in authority and "\\" not in authority


def data_url(*types):
    heads = ["data:%s;base64" % one for one in types]

    def is_right(data):
        if not isinstance(data, str):
            return False
        head, comma, content = data.partition(",")
        # Three bytes are four characters, RFC 4648 section 4; the last group is filled up.
        longest = (5 * MIB + 2) // 3 * 4
        return head in heads and comma == "," and BASE64.fullmatch(content) is not None and len(content) <= longest

    return is_right


picture = data_url("image/png", "image/jpeg", "image/webp")
document = data_url("application/pdf", "text/csv", "text/plain")


def file_name(data):
    return isinstance(data, str) and re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_-]{0,79}\.[a-z]{2,4}", data) is not None


def biometric_type(data):
    return data in ("fingerprint", "face")


def haptic_kind(data):
    return data in ("selection", "success", "warning", "error")


def has(**fields):
    return lambda data: isinstance(data, dict) and all(
        name in data and is_right(data[name]) for name, is_right in fields.items()
    )


def list_of(is_right):
    return lambda data: isinstance(data, list) and len(data) <= 100 and all(is_right(item) for item in data)


record = has(
    userId=text,
    loginName=text,
    email=text,
    phone=text,
    countryCode=text,
    biometricsCode=text,
    expirationTime=number,
    isUseBiometric=boolean,
    isUseBiometricToLogin=boolean,
)

# What the shell asks the page, or announces to it.
TO_PAGE = {
    "back": nothing,
    "toBillDetail": has(billNo=bill_number),
    "openBrowser": has(url=https),
    "toQRCodeScanner": nothing,
    "saveImage": has(image=picture),
    "openCustomerService": nothing,
    "openQiaQia": nothing,
    "supportBiometricType": list_of(biometric_type),
    "changeBiometricView": has(visible=boolean),
    "invokeBiometricAuth": has(success=boolean),
    "changeIsUseBiometric": has(isUseBiometric=boolean),
    "alreadyCrossBiometric": list_of(record),
    "qrScanResult": has(text=text),
    "openHumanKyc": nothing,
}

# What the page asks the shell.
TO_SHELL = {
    "getAlreadyCrossBiometric": nothing,
    "setAlreadyCrossBiometric": list_of(record),
    "invokeBiometricAuth": has(reason=text),
    "toQRCodeScanner": nothing,
    "openBrowser": has(url=https),
    "saveImage": has(image=picture),
    "saveFile": has(name=file_name, file=document),
    "setScreenshotProtection": has(on=boolean),
    "playHaptic": has(kind=haptic_kind),
}

# What the page announces to the shell.
EVENTS = {
    "userLogin": nothing,
    "userLogout": nothing,
}

# What the shell answers to the page.
ANSWERS = {
    "getAlreadyCrossBiometric": list_of(record),
    "setAlreadyCrossBiometric": anything,
    "invokeBiometricAuth": has(success=boolean),
    "toQRCodeScanner": has(text=text),
    "openBrowser": anything,
    "saveImage": anything,
    "saveFile": anything,
    "setScreenshotProtection": anything,
    "playHaptic": anything,
}
