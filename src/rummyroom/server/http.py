"""Requests and answers besides the socket: the page, rooms, records, health (docs/protocol.md)."""

from __future__ import annotations

import logging
import re
from importlib import metadata
from typing import TYPE_CHECKING, Any

from litestar import HttpMethod, Request, Response, get, post, route
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from rummyroom import codec
from rummyroom.problem import Problem
from rummyroom.server import identity, origin, records
from rummyroom.server.commands import Refused
from rummyroom.server.limits import MESSAGE_BYTES, RECORD_BYTES
from rummyroom.server.lobby import game_infos, read_new_room
from rummyroom.server.protocol import Health, NewRoom, Problems, ProtocolError, RoomCreated, read
from rummyroom.server.state import House, house_of
from rummyroom.server.static import NOT_BUILT
from rummyroom.server.store import StoreFailedError
from rummyroom.server.views import summary
from rummyroom.server.workers import JobFailedError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

_log = logging.getLogger(__name__)

_VERSION = metadata.version("rummyroom")
_ASSET_SECONDS = 365 * 24 * 3600
READ = [HttpMethod.GET, HttpMethod.HEAD]
COMPRESSED = "is_compressed"
"""Marks the handlers that compress by themselves."""
_HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")

AnyRequest = Request[Any, Any, Any]


def _json(value: Any, status: int = 200, **more: Any) -> Response[bytes]:
    headers = {"cache-control": "no-store", **more.pop("headers", {})}
    return Response(codec.to_json(value), status_code=status, media_type="application/json", headers=headers, **more)


def _refused(status: int, *problems: Problem) -> Response[bytes]:
    return _json(Problems(problems), status)


# ---------------------------------------------------------------- rooms


@get("/api/games")
async def list_games() -> Response[bytes]:
    """Answer what can be played, and how."""
    return _json(game_infos())


@post("/api/rooms", request_max_body_size=MESSAGE_BYTES)
async def create_room(request: AnyRequest) -> Response[bytes]:
    """Open a room for the guest who asks, who becomes a guest with it if need be."""
    house = house_of(request.app)
    if not origin.is_own(request.headers, house.settings.origins):
        return _refused(403, Problem("protocol.origin"))
    if not house.openings.take(request.client.host if request.client else ""):
        return _refused(429, Problem("server.too_many_rooms"))
    known = _guest(request)
    guest = known or identity.new_guest()
    try:
        opening = read_new_room(read(await request.body(), NewRoom), guest)
    except ProtocolError as error:
        return _refused(400, Problem("protocol.bad_message", data={"detail": str(error)}))
    except Refused as refusal:
        return _refused(400, *refusal.problems)
    link = await house.hub.create(opening)
    cookies = [] if known else [_cookie(house, request, guest)]
    return _json(RoomCreated(link), 201, cookies=cookies, headers={"location": f"/room/{link}"})


@get("/api/rooms")
async def list_rooms(request: AnyRequest) -> Response[bytes]:
    """Answer the guest's own rooms, newest first."""
    guest = _guest(request)
    if guest is None:
        return _json([])
    found = await house_of(request.app).store.rooms_of(guest)
    return _json([summary(room, guest, updated) for room, updated in found])


@get("/api/rooms/{link:str}/record")
async def download_record(request: AnyRequest, link: FromPath[str]) -> Response[bytes]:
    """Answer the record file of a room's ended games."""
    house = house_of(request.app)
    room = await house.store.load(link)
    if room is None:
        return _refused(404, Problem("room.unknown"))
    if room.seat_of(_guest(request)) is None:
        return _refused(403, Problem("room.not_yours"))
    if not room.results:
        return _refused(409, Problem("record.no_game_ended"))
    data = await house.desk.run(records.write, records.kept_of(room), seconds=records.CHECK_SECONDS)
    name = f'attachment; filename="rummyroom-{room.link}.json"'
    headers = {"content-disposition": name, "cache-control": "no-store"}
    return Response(data, media_type="application/json", headers=headers)


@post("/api/verify", request_max_body_size=RECORD_BYTES, status_code=200)
async def verify_record(request: AnyRequest) -> Response[bytes]:
    """Answer whether deals, draws and moves of a record file followed from its sealed secrets."""
    house = house_of(request.app)
    if not origin.is_own(request.headers, house.settings.origins):
        return _refused(403, Problem("protocol.origin"))
    is_record, text = await house.desk.run(records.check, await request.body(), seconds=records.CHECK_SECONDS)
    if not is_record:
        return _refused(400, Problem("record.invalid", data={"detail": text}))
    return Response(text.encode(), media_type="application/json", headers={"cache-control": "no-store"})


@route("/healthz", http_method=READ)
async def health(request: AnyRequest) -> Response[bytes]:
    """Answer whether the server can do its work."""
    try:
        await house_of(request.app).store.check()
    except StoreFailedError as error:
        _log.warning("the store does not answer: %s", error)
        return _json(Health("store_failed", _VERSION), 503)
    return _json(Health("ok", _VERSION))


# ---------------------------------------------------------------- the page


@route(["/", "/room/{link:str}", "/rules", "/verify", "/about"], opt={COMPRESSED: True}, http_method=READ)
async def index(request: AnyRequest) -> Response[bytes]:
    """Answer the page; what it shows it reads from its address."""
    if house_of(request.app).pages.find("index.html") is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    return _file(request, "index.html", "no-cache")


@route("/assets/{path:path}", opt={COMPRESSED: True}, http_method=READ)
async def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """Answer a file whose name changes with its content."""
    return _file(request, f"assets/{path.lstrip('/')}", f"public, max-age={_ASSET_SECONDS}, immutable")


@route("/{name:str}", opt={COMPRESSED: True}, http_method=READ)
async def root_file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Answer a file beside the page, such as its icon."""
    return _file(request, name, "public, max-age=3600")


def _file(request: AnyRequest, name: str, caching: str) -> Response[bytes]:
    file = house_of(request.app).pages.find(name)
    if file is None:
        return Response(b"Not found", status_code=404, media_type="text/plain", headers={"cache-control": "no-cache"})
    headers = {"cache-control": caching, "etag": file.etag, "vary": "accept-encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body, coding = file.best(request.headers.get("accept-encoding", ""))
    if coding is not None:
        headers["content-encoding"] = coding
    return Response(body, media_type=file.media_type, headers=headers)


HANDLERS = [
    list_games, create_room, list_rooms, download_record, verify_record, health, index, asset, root_file,
]  # fmt: skip


# ---------------------------------------------------------------- guests, errors, headers


def _guest(request: AnyRequest) -> str | None:
    return house_of(request.app).signer.guest(request.cookies.get(identity.COOKIE))


def _cookie(house: House, request: AnyRequest, guest: str) -> Cookie:
    return Cookie(
        key=identity.COOKIE,
        value=house.signer.sign(guest),
        max_age=identity.COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _http_error(_request: AnyRequest, error: HTTPException) -> Response[bytes]:
    return _refused(error.status_code, Problem("request.failed", data={"status": error.status_code}))


def _store_failed(request: AnyRequest, error: StoreFailedError) -> Response[bytes]:
    _log.error("%s %s: %s", request.method, request.url.path, error)
    return _refused(503, Problem("server.store_failed"))


def _job_failed(request: AnyRequest, error: JobFailedError) -> Response[bytes]:
    _log.error("%s %s: %s", request.method, request.url.path, error)
    return _refused(503, Problem("server.failed"))


def _any_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _refused(500, Problem("server.failed"))


ERROR_HANDLERS: dict[Any, Any] = {
    HTTPException: _http_error,
    StoreFailedError: _store_failed,
    JobFailedError: _job_failed,
    Exception: _any_error,
}


class Headers:
    """Adds to every answer what keeps a browser from doing more than the page needs."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap ``app``."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; add headers to answers."""
        if scope["type"] != "http":  # type: ignore[comparison-overlap]
            await self._app(scope, receive, send)
            return
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                kind = next((value for name, value in message["headers"] if name.lower() == b"content-type"), b"")
                headers = _FOR_PARTS if kind.startswith(_PARTS) else security_headers(host)
                added = [(name.encode(), value.encode()) for name, value in headers.items()]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await self._app(scope, receive, send_with_headers)


_PARTS = (b"text/javascript", b"text/css")
"""What only a document can load: the policy that counts is the document's."""
_FOR_PARTS = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}


def security_headers(host: str) -> Mapping[str, str]:
    """Return the headers of every answer that a browser may show by itself.

    Args:
        host: the request's ``Host`` header; some browsers do not count sockets of it as ``'self'``.
    """
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    policy = {
        "default-src": "'none'",
        "script-src": "'self'",
        # Tiles and melds are placed by style attributes; style sheets come from here alone.
        "style-src": "'self'",
        "style-src-attr": "'unsafe-inline'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "media-src": "'self' data: blob:",
        "connect-src": f"'self'{sockets}",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return {
        "content-security-policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
    }
