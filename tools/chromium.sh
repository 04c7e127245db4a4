#!/usr/bin/env bash
# Sees to a Chromium for the browser tests; without one they are skipped, which pytest then says.
set -euo pipefail

for program in "${RUMMYROOM_CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$program" ] && command -v "$program" >/dev/null; then
        exit 0
    fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >/dev/null
else
    echo "No Chromium: the browser tests (tests/browser) are skipped; on Debian: sudo apt-get install chromium" >&2
fi
