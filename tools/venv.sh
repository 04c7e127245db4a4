#!/usr/bin/env bash
# Makes .venv with the Python given; says in one line what is missing, or installs it where that is allowed.
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Rummy Room needs Python 3.11 or newer; name one with: make PYTHON=python3.12" >&2
    exit 1
fi
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    # Debian packs this part of Python by itself.
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $package"
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$package" >/dev/null
    else
        echo "This Python cannot make virtual environments; on Debian or Ubuntu: sudo apt-get install $package" >&2
        exit 1
    fi
fi
[ -x .venv/bin/python ] || "$python" -m venv .venv
