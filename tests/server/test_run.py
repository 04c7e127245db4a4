"""The command that serves: ports, addresses, data folder, key."""

from __future__ import annotations

import os
import socket
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from rummyroom.i18n import Texts
from rummyroom.server import run, settings
from rummyroom.server.identity import Signer, load_key, new_guest
from rummyroom.server.limits import Bucket, Buckets
from rummyroom.server.lock import FolderInUseError, FolderLock
from rummyroom.server.origin import is_own


class Sayings:
    """Collects what the command says."""

    def __init__(self) -> None:
        self.said: dict[str, dict[str, str]] = {}

    def __call__(self, key: str, **values: str) -> None:
        self.said[key] = values


def test_a_taken_default_port_is_replaced_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        monkeypatch.setattr(run, "DEFAULT_PORT", taken)
        say = Sayings()
        listener = run._listen("127.0.0.1", None, say)
        assert listener is not None
        with listener:
            chosen = listener.getsockname()[1]
        assert chosen != taken
        assert say.said == {"serve-port_taken": {"port": str(taken), "chosen": str(chosen)}}


def test_a_taken_port_that_was_asked_for_is_an_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        say = Sayings()
        taken = other.getsockname()[1]
        assert run.serve("127.0.0.1", taken, tmp_path, open_browser=False, say=say) == 1
        assert say.said["serve-cannot_listen"]["port"] == str(taken)


def test_a_data_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    say = Sayings()
    assert run.serve(data=tmp_path / "file" / "data", open_browser=False, say=say) == 1
    assert say.said["serve-no_data_folder"]["data"] == str(tmp_path / "file" / "data")


def test_a_data_folder_has_one_server_and_the_second_says_where_it_is(tmp_path: Path) -> None:
    with FolderLock(tmp_path) as lock:
        with pytest.raises(FolderInUseError):
            FolderLock(tmp_path).__enter__()
        lock.tell("http://127.0.0.1:8765/")
        say = Sayings()
        assert run.serve(data=tmp_path, open_browser=False, say=say) == 1
        assert say.said["serve-already_running"]["url"] == "http://127.0.0.1:8765/"
    with FolderLock(tmp_path):
        assert not (tmp_path / "server.url").exists()


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("0.0.0.0", "127.0.0.1"),
        ("::", "[::1]"),
        ("localhost", "localhost"),
        ("192.0.2.7", "192.0.2.7"),
    ],
)
def test_the_address_to_open_is_one_that_a_browser_here_reaches(host: str, name: str) -> None:
    assert run._name(host) == name


def test_the_address_for_others_is_told_only_if_they_may_come() -> None:
    assert run._lan_address("127.0.0.1") is None
    assert run._lan_address("localhost") is None
    assert run._lan_address("::1") is None
    assert run._lan_address("192.0.2.7") == "192.0.2.7"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_sentence_of_the_command_is_in_the_catalogue(language: str) -> None:
    import re

    keys = set(re.findall(r'say\("(serve-[a-z_]+)"', Path(run.__file__).read_text(encoding="utf-8")))
    texts = Texts(language)
    assert len(keys) >= 8
    values = dict.fromkeys(("url", "port", "chosen", "host", "reason", "data"), "x")
    for key in keys:
        assert texts.text(key, **values) not in {"", key}


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="these platforms have their own folders")
def test_the_users_data_folder_follows_the_platform(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert settings.user_data_folder() == tmp_path / "rummyroom"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert settings.user_data_folder() == Path.home() / ".local" / "share" / "rummyroom"


def test_the_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    assert load_key(tmp_path) == key
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "cookie.key").stat().st_mode) == 0o600
    (tmp_path / "cookie.key").write_bytes(b"short")
    with pytest.raises(ValueError, match="not a key"):
        load_key(tmp_path)


def test_a_cookie_is_recognised_by_who_signed_it_alone() -> None:
    guest = new_guest()
    signer = Signer(b"k" * 32)
    assert signer.guest(signer.sign(guest)) == guest
    assert Signer(b"x" * 32).guest(signer.sign(guest)) is None
    for bad in (None, "", guest, f"{guest}.", signer.sign(guest)[:-1], signer.sign(guest) + "0"):
        assert signer.guest(bad) is None


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    time = [0.0]
    bucket = Bucket(3, 2.0, lambda: time[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    time[0] = 100.0
    assert bucket.is_full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everyone_has_a_bucket_of_their_own_and_full_ones_are_forgotten() -> None:
    time = [0.0]
    buckets = Buckets(1, 1.0, lambda: time[0])
    assert buckets.take("a")
    assert not buckets.take("a")
    assert all(buckets.take(str(number)) for number in range(2000))
    assert not buckets.take("a")
    time[0] = 10.0
    assert buckets.take("a")
    assert all(buckets.take(f"later {number}") for number in range(4000))
    assert len(buckets._buckets) < 4100


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ({"host": "a:1", "origin": "http://a:1"}, True),
        ({"host": "a:1", "origin": "https://a:1"}, True),
        ({"host": "a:1"}, True),
        ({"host": "a:1", "origin": "http://a:2"}, False),
        ({"host": "a:1", "origin": "null"}, False),
        ({"host": "a:1", "origin": "http://a:1.evil.example"}, False),
        ({"host": "a:1", "origin": "ftp://a:1"}, False),
        ({"host": "a:1", "origin": "http://[bad"}, False),
        ({"host": "", "origin": "http://"}, False),
        ({"host": "a:1", "origin": "https://play.example"}, True),
    ],
)
def test_whose_page_a_request_comes_from(headers: dict[str, Any], own: bool) -> None:
    assert is_own(headers, {"https://play.example"}) is own
