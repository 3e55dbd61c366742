#!/usr/bin/env python3
"""Writes the vectors: the cases of `inputs`, with what `reference` makes of them.

    python3 derive.py [folder]      writes the files into the folder, by default this one

`reference` is a second implementation of the protocol. It was written from the description alone, shares no code with the
package, and needs nothing but Python 3.9.
"""

import json
import sys
from pathlib import Path

# The folder belongs to a package: nothing but the vectors is left in it.
sys.dont_write_bytecode = True

from inputs import conversation_cases, data_cases, wire_cases
from inputs.compact import expand
from reference import data, wire
from reference.page import Page


def reading():
    for note, text in [*wire_cases.chosen(), *wire_cases.damaged(400)]:
        try:
            message = wire.read(expand(text))
        except wire.Refused:
            yield {"note": note, "text": text, "outcome": "refused"}
        else:
            # What a long text says would only make this file long.
            told = {"message": message} if isinstance(text, str) else {}
            yield {"note": note, "text": text, "outcome": "read", **told}


def writing():
    for note, message in wire_cases.messages():
        try:
            text = wire.write(expand(message))
        except wire.Refused:
            yield {"note": note, "message": message, "outcome": "refused"}
        else:
            told = {"text": text} if len(text) < 10_000 else {"length": len(text)}
            yield {"note": note, "message": message, "outcome": "written", **told}


def forms():
    for use, names in (("handles", data.TO_PAGE), ("calls", data.TO_SHELL), ("events", data.EVENTS), ("answers", data.ANSWERS)):
        for name, is_right in names.items():
            yield {"use": use, "name": name, "right": is_right(data.ABSENT)}
            for value in data_cases.of_name(name):
                yield {"use": use, "name": name, "data": value, "right": is_right(expand(value))}


def conversations():
    for case in conversation_cases.cases():
        page = Page(case["handlers"], case["shell"])
        for step in case["steps"]:
            page.advance(step["at"])
            take(page, step)
        page.advance(case["until"])
        expected = {"sent": page.sent, "settled": page.settled, "ran": page.ran, "ignored": page.ignored}
        yield {**case, "expected": expected}


def take(page, step):
    told = {"data": expand(step["data"])} if "data" in step else {}
    if "receive" in step:
        page.receive(step["receive"])
    elif "call" in step:
        page.call(step["call"], step["id"], **told)
    elif "emit" in step:
        page.emit(step["emit"], step["id"], **told)
    elif "pagehide" in step:
        page.pagehide()
    else:
        page.close()


FILES = {
    "reading": (reading, "a text off the wire is read as this message, or refused"),
    "writing": (writing, "a message is written as this text (or one that reads the same), or refused as too long"),
    "data": (forms, "data of this name is of the declared form, or not"),
    "conversations": (conversations, "given these steps, the page sends, settles, runs and ignores this"),
}


def main(folder):
    for name, (derive, rule) in FILES.items():
        cases = list(derive())
        head = {"name": name, "protocol": 1, "count": len(cases), "rule": rule}
        lines = ",\n".join("    " + json.dumps(case, separators=(", ", ": ")) for case in cases)
        fields = "".join("  %s: %s,\n" % (json.dumps(key), json.dumps(value)) for key, value in head.items())
        text = "{\n%s  \"cases\": [\n%s\n  ]\n}\n" % (fields, lines)
        with open(folder / (name + ".json"), "w", encoding="ascii", newline="\n") as file:
            file.write(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
