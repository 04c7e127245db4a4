#!/usr/bin/env bash
# Writes requirements/*.txt anew: exact versions with hashes, and no word about where they were fetched.
# More arguments go to pip-compile, such as --upgrade-package litestar.
set -euo pipefail
cd "$(dirname "$0")/.."

compile() {
    local output=$1
    shift
    CUSTOM_COMPILE_COMMAND="make lock" .venv/bin/pip-compile pyproject.toml --quiet --output-file "requirements/$output" \
        --generate-hashes --allow-unsafe --strip-extras --build-deps-for wheel \
        --no-emit-options "$@"
}

compile run.txt "$@"
compile dev.txt --extra dev --constraint requirements/run.txt "$@"
compile bench.txt --extra dev --extra bench --constraint requirements/dev.txt "$@"

if grep -nE '://|^--' requirements/*.txt; then
    echo "A lock file names an index or an option; see the lines above." >&2
    exit 1
fi
