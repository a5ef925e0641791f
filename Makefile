# The front door. `make play` and `make test` need Python 3.11 or later, git and make; the rest
# they fetch themselves, into .venv.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	&& echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= auto
KILLS ?= 1000

.PHONY: help play terminal web setup test check format lock replays crash race bench docs pictures clean

help:  ## show these lines
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: setup web  ## play in the browser
	@$(BIN)/colonnade serve --open --quiet

terminal: setup  ## play at the keyboard
	@$(BIN)/colonnade play

web: setup  ## build the web app, if it is not built yet
	@$(BIN)/python scripts/web.py

setup: $(VENV)/.run  ## prepare .venv so that .venv/bin/colonnade works

test: $(VENV)/.dev  ## every check and every test
	$(MAKE) --no-print-directory lint
	$(BIN)/python scripts/web.py check
	$(BIN)/python -m pytest -n $(WORKERS)

check: $(VENV)/.dev lint  ## the quick check: style, types, house rules, clauses
	$(BIN)/python -m pytest -q tests/house tests/rulebook tests/kernel

.PHONY: lint
lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.dev  ## rewrite the sources in the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

replays: $(VENV)/.dev  ## write the golden replays anew; read the diff as a change of rules
	$(BIN)/python tests/replays/regenerate.py

crash: $(VENV)/.dev  ## kill a server a thousand times while fifty games are played on it
	PYTHONPATH=tests:scripts $(BIN)/python tests/server/crashing.py --kills $(KILLS)

race: $(VENV)/.dev  ## our server beside boardgame.io and Colyseus, in one run (needs Node 20)
	$(BIN)/python bench/server/compare.py

bench: $(VENV)/.bench  ## plain speed beside python-chess, compiled speed beside C and OpenSpiel
	$(BIN)/python bench/plain.py
	$(BIN)/python bench/swift.py
	$(BIN)/python bench/searches.py

docs: $(VENV)/.dev  ## the documentation site, in build/site
	$(BIN)/python scripts/docs_site.py

pictures: $(VENV)/.dev  ## take the pictures of the README anew
	PYTHONPATH=tests $(BIN)/python scripts/pictures.py

lock: $(VENV)/.dev  ## pin the dependencies anew, with hashes and without addresses
	$(BIN)/python scripts/lock.py

clean:  ## remove all that make made
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Colonnade needs Python 3.11 or later (Debian: apt install python3 python3-venv)." >&2; exit 1; }
	@echo "Preparing $(VENV) with $$($(PYTHON) --version)…"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "venv is missing (Debian: apt install python3-venv)." >&2; exit 1; }

$(VENV)/.run: $(VENV)/bin/python requirements/run.txt requirements/swift.txt pyproject.toml
	@echo "Installing what the program needs…"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@echo "Installing the compiler of the rules…"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/swift.txt \
		|| echo "There is none for this machine: everything works, and bots think more slowly."
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo "Installing what the tests need…"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@
