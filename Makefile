# Rummy Room: `make play` plays, `make test` checks everything. Each sets up what it needs, once, in .venv and web/node_modules.

PYTHON ?= python3
ARGS ?=
PORT ?= 8765

BIN := .venv/bin
STAMPS := .venv/stamps
STATIC := src/rummyroom/server/static/index.html
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
MAKEFLAGS += --no-print-directory

CATALOGUES := $(wildcard src/rummyroom/i18n/*/*.ftl)
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -name '*.test.ts' 2>/dev/null) $(CATALOGUES)
KERNEL_SOURCES := $(wildcard src/rummyroom/rummikub/solver/*.py src/rummyroom/rummikub/solver/*.pxd src/rummyroom/rummy/*.pxd \
	src/rummyroom/rummy/playouts.py src/rummyroom/rummy/sampling.py)

.PHONY: help play dev test lint format check-python check-web test-web test-python bench wheel lock clean
.DELETE_ON_ERROR:
# Pytest comes last, also with make -j.
.NOTPARALLEL:

help: ## Show what can be made.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(STAMPS)/package $(STATIC) ## Play: serve the game and open the browser (ARGS="--port 9000" and the like).
	@exec rummyroom $(ARGS)

dev: $(STAMPS)/dev $(STAMPS)/package web/node_modules/.ready ## Develop: server and page, both reloading when a file changes.
	@exec python tools/dev.py $(PORT)

test: lint test-web chromium test-python ## Check everything: style, types, unit tests, browser tests.

lint: check-python check-web ## Check style and types, in Python and in the page.

check-python: $(STAMPS)/dev
	ruff check --quiet .
	ruff format --check --quiet .
	mypy --no-error-summary

check-web: web/node_modules/.ready
	npm --prefix web run --silent check

test-web: web/node_modules/.ready ## Run the page's unit tests.
	npm --prefix web run --silent test

.PHONY: chromium
chromium:
	@tools/chromium.sh

test-python: $(STAMPS)/dev $(STAMPS)/package $(STATIC) ## Run the Python and browser tests (ARGS="tests/rules -k joker" for some).
	@exec python -m pytest $(or $(ARGS),-n auto --maxprocesses 4 --dist worksteal)

format: $(STAMPS)/dev ## Format the Python sources and mend what can be mended by itself.
	ruff check --quiet --fix .
	ruff format --quiet .

bench: $(STAMPS)/bench $(STAMPS)/package ## Measure the solver against the published one.
	python bench/solver.py $(ARGS)

wheel: $(STAMPS)/dev web/node_modules/.ready ## Build the wheel, page and kernel inside, into dist/.
	python -m build --no-isolation --wheel

lock: $(STAMPS)/dev ## Write the lock files anew (ARGS="--upgrade-package NAME").
	tools/lock.sh $(ARGS)
	npm --prefix web install --package-lock-only

clean: ## Remove everything that was built or installed here.
	rm -rf .venv dist build web/node_modules src/rummyroom/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

# What the targets above stand on. A stamp is newer than all that it was made from.

$(STAMPS)/venv:
	@tools/venv.sh "$(PYTHON)"
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/run: requirements/run.txt $(STAMPS)/venv
	@echo "Installing the server's packages"
	@python -m pip install --quiet --require-hashes -r $<
	@touch $@

$(STAMPS)/dev: requirements/dev.txt $(STAMPS)/run
	@echo "Installing the development packages"
	@python -m pip install --quiet --require-hashes -r $<
	@touch $@

$(STAMPS)/bench: requirements/bench.txt $(STAMPS)/dev
	@echo "Installing the solver to compare with"
	@python -m pip install --quiet --require-hashes -r $<
	@touch $@

$(STAMPS)/package: pyproject.toml hatch_build.py $(KERNEL_SOURCES) $(STAMPS)/run
	@echo "Compiling the solver"
	@python -m pip install --quiet --no-build-isolation --no-deps --no-index --editable .
	@python hatch_build.py
	@touch $@

web/node_modules/.ready: web/package-lock.json web/package.json $(STAMPS)/run
	@echo "Installing the page's packages"
	@npm --prefix web ci --no-audit --no-fund --loglevel error
	@touch $@

$(STATIC): $(PAGE_SOURCES) web/node_modules/.ready
	@echo "Building the page"
	@npm --prefix web run --silent build -- --logLevel warn
	@touch $@
