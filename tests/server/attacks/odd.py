"""Malformed HTTP: huge heads, wrong lengths and chunks, absurd methods and versions."""

from tests.server.attacks.wire import Target, repeat, request

CONNECTIONS = 20
CHUNKED = "transfer-encoding: chunked\r\n"
OPEN = "/api/tables"
ODD = [
    request("GET", "/" + "x" * 20_000),
    request("GET", "/healthz", "x-long: " + "x" * 20_000 + "\r\n"),
    request("GET", "/healthz", "a: b\r\n" * 2_000),
    request("POST", OPEN, CHUNKED) + b"zz\r\nhello\r\n0\r\n\r\n",
    request("POST", OPEN, CHUNKED) + b"ffffffffffffffffff\r\nhello",
    request("POST", OPEN, CHUNKED) + b"5\r\nhelloworld\r\n0\r\n\r\n",
    request("POST", OPEN, CHUNKED) + b"1\r\n{\r\n" * 2_000,
    request("POST", OPEN, CHUNKED + "content-length: 3\r\n") + b"0\r\n\r\n",
    request("POST", OPEN, "content-length: -1\r\n"),
    request("POST", OPEN, "content-length: 5\r\ncontent-length: 6\r\n") + b"hello!",
    request("POST", OPEN, "content-length: 99999999999999999999\r\n"),
    request("POST", OPEN, "expect: 100-continue\r\ncontent-length: 20000\r\n") + b"x" * 20_000,
    request("X" * 300, "/healthz"),
    request("BREW", "/healthz"),
    request("CONNECT", "localhost:1"),
    request("GET", "http://elsewhere.example/"),
    request("OPTIONS", "*"),
    request("GET", "/healthz").replace(b"1.1", b"9.9"),
    request("GET", "/healthz").replace(b"1.1", b"1.0"),
    request("GET", "/%00/../..//%ff?%zz#"),
    b"GET /healthz\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
    b"\r\n" * 1_000 + request("GET", "/healthz"),
    b"\n\0: \r\r\n\n",
]


async def attack(target: Target, seconds: float) -> None:
    async def send_all(number: int) -> None:
        for place in range(len(ODD)):
            async with await target.connect() as line:
                await line.send(ODD[(number + place) % len(ODD)])
                line.writer.write_eof()
                target.seen["sent"] += 1
                if (first := await line.reader.read(20)).startswith(b"HTTP"):
                    target.seen[first.split()[1].decode()] += 1

    await repeat(CONNECTIONS, send_all, seconds)
