"""The page's side of a conversation, played against a clock of milliseconds."""

from . import wire
from .data import ABSENT, ANSWERS, TO_PAGE, TO_SHELL

CALL = 10_000
PERSON = 120_000
PERSON_ACTS = ("invokeBiometricAuth", "toQRCodeScanner")
PROBE_EVERY = 50
PROBE_UNTIL = 3_000
QUEUE = 64


class Page:
    """What it did, in the order of time: `sent`, `settled`, `ran`; and how many messages it `ignored`."""

    def __init__(self, handlers, shell_at):
        self.handlers = handlers
        self.shell_at = shell_at
        self.now = 0
        self.connected = self.given_up = self.closed = False
        self.next_probe = 0
        self.queue = []
        self.open = {}
        self.sent, self.settled, self.ran = [], [], []
        self.ignored = 0
        self.probe()

    def advance(self, to):
        """Lets time pass. What is due at the very end has happened."""
        while True:
            due = [deadline for deadline, _name in self.open.values()]
            if self.next_probe is not None:
                due.append(self.next_probe)
            if not due or min(due) > to:
                break
            self.now = min(due)
            if self.next_probe == self.now:
                self.probe()
            for call in [call for call, (deadline, _name) in self.open.items() if deadline == self.now]:
                self.settle(call, error="TIMEOUT")
        self.now = to

    def probe(self):
        if self.shell_at is not None and self.now >= self.shell_at:
            self.connected = True
        elif self.now >= PROBE_UNTIL:
            self.given_up = True
        if not self.connected and not self.given_up:
            self.next_probe = self.now + PROBE_EVERY
            return
        self.next_probe = None
        waiting, self.queue = self.queue, []
        for message in waiting:
            self.post(message)

    def post(self, message):
        if self.connected:
            self.sent.append({"at": self.now, "message": message})
        elif not self.given_up and len(self.queue) < QUEUE:
            self.queue.append(message)
        elif message["id"] in self.open:
            self.settle(message["id"], error="UNAVAILABLE")

    def settle(self, call, **outcome):
        self.open.pop(call, None)
        self.settled.append({"at": self.now, "call": call, **outcome})

    def call(self, name, call, data=ABSENT):
        self.open[call] = (self.now + (PERSON if name in PERSON_ACTS else CALL), name)
        message = with_data({"v": 1, "type": "request", "id": call, "name": name}, data)
        if name not in TO_SHELL or not TO_SHELL[name](data):
            self.settle(call, error="INVALID_DATA")
            return
        if self.closed:
            self.settle(call, error="CLOSED")
            return
        try:
            wire.write(message)
        except wire.Refused:
            self.settle(call, error="TOO_LARGE")
        else:
            self.post(message)

    def emit(self, name, event, data=ABSENT):
        if not self.closed:
            self.post(with_data({"v": 1, "type": "event", "id": event, "name": name}, data))

    def pagehide(self):
        self.queue = []
        for call in list(self.open):
            self.settle(call, error="CLOSED")

    def close(self):
        self.pagehide()
        self.closed, self.connected, self.next_probe = True, False, None

    def receive(self, text):
        if not self.connected:
            return
        try:
            message = wire.read(text)
        except wire.Refused:
            self.ignored += 1
            return
        if message["type"] == "response":
            self.take_answer(message)
        else:
            self.serve(message)

    def take_answer(self, message):
        if message["id"] not in self.open:
            self.ignored += 1
        elif not message["ok"]:
            self.settle(message["id"], error=message["error"]["code"])
        elif not ANSWERS[self.open[message["id"]][1]](message.get("data", ABSENT)):
            self.settle(message["id"], error="INVALID_DATA")
        else:
            self.settle(message["id"], **with_data({}, message.get("data", ABSENT)))

    def serve(self, message):
        outcome = self.run(message["name"], message.get("data", ABSENT))
        if message["type"] == "request":
            self.post({"v": 1, "type": "response", "id": message["id"], **outcome})
        elif not outcome["ok"] and outcome["error"]["code"] != "HANDLER":
            self.ignored += 1

    def run(self, name, data):
        if name not in self.handlers:
            words = "handler name -> " + name + " can't find!!!"
            return {"ok": False, "error": {"code": "NOT_FOUND", "message": words}, "data": words}
        if not TO_PAGE[name](data):
            return refusal("INVALID_DATA")
        self.ran.append(with_data({"at": self.now, "name": name}, data))
        handler = self.handlers[name]
        if handler.get("throws"):
            return refusal("HANDLER")
        return {"ok": True, "data": handler.get("returns", "success")}


def refusal(code):
    return {"ok": False, "error": {"code": code, "message": code}}


def with_data(fields, data):
    return fields if data is ABSENT else {**fields, "data": data}
