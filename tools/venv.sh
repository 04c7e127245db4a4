#!/usr/bin/env bash
# Makes .venv with the Python given; says in one line what is missing, or installs it where that is allowed.
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Rummy Room needs Python 3.11 or newer; name one with: make PYTHON=python3.12" >&2
    exit 1
fi

# Debian packs two parts of Python by themselves. Only the first is needed; without the second the solver is slower.
version=$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')
packages=()
"$python" -c 'import ensurepip, venv' 2>/dev/null || packages+=("$version-venv")
"$python" -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' ||
    packages+=("$version-dev")
if [ ${#packages[@]} -gt 0 ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing ${packages[*]}"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${packages[@]}" >/dev/null
elif [[ " ${packages[*]} " == *-venv* ]]; then
    echo "This Python cannot make virtual environments; on Debian or Ubuntu: sudo apt-get install ${packages[*]}" >&2
    exit 1
fi
[ -x .venv/bin/python ] || "$python" -m venv .venv
