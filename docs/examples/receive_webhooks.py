"""Receives webhooks of Pamaina and prints the genuine ones, a line each, with Python's standard library alone.

Usage: PAMAINA_WEBHOOK_SECRET=whsec_... python3 receive_webhooks.py 8443 certificate.pem key.pem
Without a certificate it speaks HTTP on 127.0.0.1, for a proxy that receives HTTPS.

Messages are verified as Standard Webhooks 1.0 says: https://www.standardwebhooks.com
"""

import base64
import hashlib
import hmac
import json
import os
import ssl
import sys
import time
from collections import OrderedDict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

TOLERANCE_SECONDS = 5 * 60
BODY_BYTES_MAX = 100_000
# A message comes again with the same ID until it was answered. A program that must not forget stores them.
REMEMBERED_IDS = 10_000

seen = OrderedDict()
lock = Lock()


def is_genuine(secret, headers, body, now):
    """Whether the holder of the secret signed this body, not long ago."""
    message_id, sent_at = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not (message_id and sent_at.isascii() and sent_at.isdigit()):
        return False
    if abs(now - int(sent_at)) > TOLERANCE_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{sent_at}.".encode() + body
    right = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    # While a secret is replaced, a message has a signature of each. Comparing takes the same time for any wrong one.
    given = headers.get("webhook-signature", "").encode().split(b" ")
    return any([hmac.compare_digest(one, right) for one in given])


def is_new(message_id):
    with lock:
        if message_id in seen:
            return False
        seen[message_id] = True
        if len(seen) > REMEMBERED_IDS:
            seen.popitem(last=False)
        return True


class Receiver(BaseHTTPRequestHandler):
    # Seconds: whoever sends slowly holds no thread for long.
    timeout = 10

    def do_POST(self):
        length = self.headers.get("content-length", "")
        if not (length.isascii() and length.isdigit()):
            return self.answer(411)
        if int(length) > BODY_BYTES_MAX:
            return self.answer(413)
        body = self.rfile.read(int(length))
        if not is_genuine(os.environ["PAMAINA_WEBHOOK_SECRET"], self.headers, body, time.time()):
            return self.answer(401)
        # What was handled is not handled again, and gets a success: otherwise it would be sent again and again.
        if is_new(self.headers["webhook-id"]):
            print(json.dumps(json.loads(body)), flush=True)
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


def main():
    port, *certificate = sys.argv[1:]
    server = ThreadingHTTPServer(("127.0.0.1" if not certificate else "", int(port)), Receiver)
    if certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*certificate)
        # The thread of a connection shakes hands, so that a silent one holds up nobody else.
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    print(f"listening on port {server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
