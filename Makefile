# The commands of the project. `make play` and `make test` need Python 3.11 or later, git and make; they
# fetch everything else into .venv.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	&& echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?=
KILLS ?= 1000
SECONDS ?= 5
MUTATIONS ?= 200
ROUNDS ?= 4
WITHOUT ?=

FRENCH := $(filter fr% FR%,$(firstword $(LC_ALL) $(LC_MESSAGES) $(LANG)))
LANG_CODE := $(if $(FRENCH),fr,en)

.PHONY: help play terminal web site setup test check soak format lock replays crash attack race bench docs pictures clean

help:  ## show these lines
	@$(HELP.$(LANG_CODE)) $(MAKEFILE_LIST) | expand -t 12

play: setup web  ## play in the browser; HOST=0.0.0.0 for others on the network, PORT=…
	@$(BIN)/colonnade serve --open --quiet --host $(HOST) --port $(PORT)

terminal: setup  ## play at the keyboard
	@$(BIN)/colonnade play

site: setup  ## the edition without a server: static files in build/play
	@$(BIN)/python scripts/play_site.py

web: setup  ## build the web app, if it is not built yet
	@$(BIN)/python scripts/web.py

setup: $(VENV)/.run  ## prepare .venv so that .venv/bin/colonnade works

test: $(VENV)/.dev  ## every check and every test; WITHOUT=browser leaves a part out
	@echo "$(LONG.$(LANG_CODE))"
	@$(BIN)/python scripts/checks.py test --workers "$(WORKERS)" --without "$(WITHOUT)"

check: $(VENV)/.dev  ## the quick check: style, types, rules of the repository, clauses
	@$(BIN)/python scripts/checks.py check --workers "$(WORKERS)"

soak: $(VENV)/.dev  ## nightly: new examples, KILLS=1000 kills, MUTATIONS=200 mutations
	@$(BIN)/python scripts/checks.py soak --workers "$(WORKERS)" --without "$(WITHOUT)" \
		--kills $(KILLS) --mutations $(MUTATIONS)

.PHONY: lint
lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.dev  ## rewrite the sources in the style of the project
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

replays: $(VENV)/.dev  ## write the golden replays anew; read the diff as a change of rules
	$(BIN)/python tests/replays/regenerate.py

crash: $(VENV)/.dev  ## kill a server a thousand times while fifty games are played on it
	PYTHONPATH=tests:scripts $(BIN)/python tests/server/kill_server.py --kills $(KILLS)

attack: $(VENV)/.dev  ## every attack we know on a server while others play; SECONDS=5 each
	PYTHONPATH=tests:scripts $(BIN)/python tests/server/run_attacks.py --seconds $(SECONDS)

race: $(VENV)/.dev  ## our server beside boardgame.io and Colyseus, in ROUNDS=4 (needs Node 20)
	$(BIN)/python bench/server/compare.py --rounds $(ROUNDS)

bench: $(VENV)/.bench  ## plain speed beside python-chess, compiled speed beside C and OpenSpiel
	$(BIN)/python bench/plain.py
	$(BIN)/python bench/compiled.py
	$(BIN)/python bench/searches.py

docs: $(VENV)/.dev  ## the documentation site, in build/site
	$(BIN)/python scripts/docs_site.py

pictures: $(VENV)/.dev  ## take the pictures of the README anew
	PYTHONPATH=tests $(BIN)/python scripts/pictures.py

lock: $(VENV)/.dev  ## pin the dependencies anew, with hashes and without addresses
	$(BIN)/python scripts/lock.py

clean:  ## remove everything that make has made
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { exec >&2; \
		echo "$(OLD.$(LANG_CODE)) $$(python3 --version 2>/dev/null || echo $(NONE.$(LANG_CODE)))."; \
		echo "  Debian 12, Ubuntu 24.04 $(OR_LATER.$(LANG_CODE)):  sudo apt install python3 python3-venv"; \
		echo "  Fedora:  sudo dnf install python3      macOS:  brew install python"; \
		echo "  $(OTHER.$(LANG_CODE)):  make play PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { exec >&2; \
		echo "$$($(PYTHON) --version) $(BARE.$(LANG_CODE))"; \
		$(PYTHON) -c 'import sys; print("  Debian, Ubuntu:  sudo apt install python%d.%d-venv" % sys.version_info[:2])'; \
		exit 1; }
	@echo "$(PREPARING.$(LANG_CODE)) $$($(PYTHON) --version)…"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "$(NO_VENV.$(LANG_CODE))" >&2; exit 1; }

$(VENV)/.run: $(VENV)/bin/python requirements/run.txt requirements/compiled.txt pyproject.toml
	@$(BIN)/python scripts/environment.py run
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@$(BIN)/python scripts/environment.py dev
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@$(BIN)/python scripts/environment.py bench
	@touch $@

# Messages for the time before there is a Python to print them.
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
PREPARING.fr := Une seule fois, et en moins d’une minute sur une ligne rapide : préparation de $(VENV) avec
NO_VENV.en := $(VENV) could not be made: the lines above say why, or the disk is full.
NO_VENV.fr := $(VENV) n’a pas pu être créé : les lignes ci-dessus disent pourquoi, ou le disque est plein.
LONG.en := Every check and every test: 9 to 25 minutes on two idle cores.
LONG.fr := Toutes les vérifications et tous les tests : 9 à 25 minutes sur deux cœurs libres.

# The lines of `make help`: the English ones stand beside the targets.
HELP.en := sed -nE 's/^([a-z]+):[^\#]*\#\# /\1\t/p'
HELP.fr := sed -n 's/^\#fr //p'
#fr help	montrer ces lignes
#fr play	jouer dans le navigateur ; HOST=0.0.0.0 pour d’autres du réseau, PORT=…
#fr terminal	jouer au clavier
#fr site	l’édition sans serveur : des fichiers dans build/play
#fr web	construire les pages du jeu, si elles ne le sont pas encore
#fr setup	préparer .venv pour que .venv/bin/colonnade marche
#fr test	toutes les vérifications et tous les tests ; WITHOUT=browser en laisse une partie
#fr check	la vérification rapide : style, types, règles du dépôt, articles
#fr soak	la nuit : nouveaux exemples, KILLS=1000 arrêts, MUTATIONS=200 mutations
#fr format	récrire les sources dans le style du projet
#fr replays	récrire les parties de référence ; leur différence est un changement de règles
#fr crash	tuer mille fois un serveur pendant qu’on y joue cinquante parties
#fr attack	toutes les attaques connues sur un serveur où l’on joue ; SECONDS=5 chacune
#fr race	notre serveur à côté de boardgame.io et Colyseus, en ROUNDS=4 (veut Node 20)
#fr bench	la vitesse des règles à côté de python-chess, de C et d’OpenSpiel
#fr docs	le site de la documentation, dans build/site
#fr pictures	reprendre les images du README
#fr lock	fixer les dépendances, avec empreintes et sans adresses
#fr clean	effacer tout ce que make a fait
