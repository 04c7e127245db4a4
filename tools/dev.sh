#!/usr/bin/env bash
# The development server: the Python server reloads by itself, and Vite serves the page with hot reload in front of it.
set -euo pipefail
cd "$(dirname "$0")/.."
port=${1:-8765}

rummyroom --reload --no-browser --port "$port" &
server=$!
trap 'kill "$server" 2>/dev/null || true' EXIT
RUMMYROOM_SERVER="http://127.0.0.1:$port" npm --prefix web run dev
