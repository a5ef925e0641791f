# The front door. `make play` and `make test` need Python 3.11 or later, git and make; the rest
# they fetch themselves, into .venv.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	&& echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?= auto
KILLS ?= 1000

FRENCH := $(filter fr% FR%,$(firstword $(LC_ALL) $(LC_MESSAGES) $(LANG)))
TONGUE := $(if $(FRENCH),fr,en)

.PHONY: help play terminal web setup test check format lock replays crash race bench docs pictures clean

help:  ## show these lines
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: setup web  ## play in the browser; HOST=0.0.0.0 for others on the network, PORT=…
	@$(BIN)/colonnade serve --open --quiet --host $(HOST) --port $(PORT)

terminal: setup  ## play at the keyboard
	@$(BIN)/colonnade play

web: setup  ## build the web app, if it is not built yet
	@$(BIN)/python scripts/web.py

setup: $(VENV)/.run  ## prepare .venv so that .venv/bin/colonnade works

test: $(VENV)/.dev  ## every check and every test
	@echo "$(LONG.$(TONGUE))"
	$(MAKE) --no-print-directory lint
	$(BIN)/python scripts/web.py check
	@$(BIN)/python scripts/chromium.py || echo "$(BLIND.$(TONGUE))" >&2
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
	@test -n "$(PYTHON)" || { exec >&2; \
		echo "$(OLD.$(TONGUE)) $$(python3 --version 2>/dev/null || echo $(NONE.$(TONGUE)))."; \
		echo "  Debian 12, Ubuntu 24.04 $(OR_LATER.$(TONGUE)):  sudo apt install python3 python3-venv"; \
		echo "  Fedora:  sudo dnf install python3      macOS:  brew install python"; \
		echo "  $(OTHER.$(TONGUE)):  make play PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { exec >&2; \
		echo "$$($(PYTHON) --version) $(BARE.$(TONGUE))"; \
		$(PYTHON) -c 'import sys; print("  Debian, Ubuntu:  sudo apt install python%d.%d-venv" % sys.version_info[:2])'; \
		exit 1; }
	@echo "$(PREPARING.$(TONGUE)) $$($(PYTHON) --version)…"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "$(NO_VENV.$(TONGUE))" >&2; exit 1; }

$(VENV)/.run: $(VENV)/bin/python requirements/run.txt requirements/swift.txt pyproject.toml
	@$(BIN)/python scripts/environment.py run
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@$(BIN)/python scripts/environment.py dev
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@$(BIN)/python scripts/environment.py bench
	@touch $@

# What is said before there is a Python to say it.
OLD.en := Colonnade needs Python 3.11 or later; here is
OLD.fr := Colonnade demande Python 3.11 ou plus récent ; ici :
NONE.en := none
NONE.fr := aucun
OR_LATER.en := and later
OR_LATER.fr := et suivants
OTHER.en := A Python under another name
OTHER.fr := Un Python sous un autre nom
BARE.en := is here without its venv module.
BARE.fr := est là sans son module venv.
PREPARING.en := Once, and in less than a minute on a fast line: preparing $(VENV) with
PREPARING.fr := Une seule fois, et en moins d'une minute sur une ligne rapide : préparation de $(VENV) avec
NO_VENV.en := $(VENV) could not be made: the lines above say why, or the disk is full.
NO_VENV.fr := $(VENV) n'a pas pu être créé : les lignes ci-dessus disent pourquoi, ou le disque est plein.
LONG.en := Every check and every test: about a quarter of an hour on two cores.
LONG.fr := Toutes les vérifications et tous les tests : un quart d'heure environ sur deux cœurs.
BLIND.en := All other tests are run meanwhile; those that need the browser will fail.
BLIND.fr := Tous les autres tests ont lieu ; ceux qui ont besoin du navigateur échoueront.
