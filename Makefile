PYTHON ?= python3
VENV   ?= .venv
RUN    := $(VENV)/bin
READY  := $(VENV)/.ready
DEV    := $(VENV)/.ready-dev
FAST   := $(VENV)/.ready-fast
LAB    := $(VENV)/.ready-lab
CLUSTER := $(VENV)/.ready-cluster
TRAIN   := $(VENV)/.ready-train
PIP    := pip --disable-pip-version-check --quiet

# Where the wheels are tested: a clean environment, in which there is no src.
CLEAN  := build/installed
# On the compiled wheel: what plays whole games of all kinds with compiled code. Single rules are tested once, in src.
ON_COMPILED := tests/contract tests/records tests/properties tests/envs
# On the pure wheel, whose code is that of src: what needs the files in it, and every game once.
ON_PURE := tests/cli tests/records tests/server/test_rest.py README.md docs/guides
# The tests of the server and of the browser wait for half of their time: on few cores, twice as many at once.
AT_ONCE := $(shell $(PYTHON) -c 'import os; cores = os.cpu_count() or 1; print(max(cores, min(2 * cores, 4)))')
# What is quick, and finds most of what can be wrong.
QUICK := tests/core tests/games tests/contract tests/records

.DEFAULT_GOAL := play
.PHONY: help play terminal test quick test-of test-core test-fast test-wheel check format records docs site bench fast slow wheel \
  client client-check fields lock everything clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(RUN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "fracas needs Python 3.11 or newer; try: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)

$(READY): $(RUN)/python requirements/play.txt pyproject.toml
	$(RUN)/$(PIP) install --require-hashes -r requirements/play.txt
	$(RUN)/$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): $(READY) requirements/dev.txt requirements/envs.txt
	$(RUN)/$(PIP) install --require-hashes -r requirements/dev.txt
	$(RUN)/$(PIP) install --require-hashes -r requirements/envs.txt
	@touch $@

$(FAST): $(DEV) requirements/fast.txt
	$(RUN)/$(PIP) install --require-hashes -r requirements/fast.txt
	@touch $@

$(LAB): $(DEV) requirements/lab.txt
	$(RUN)/$(PIP) install --require-hashes -r requirements/lab.txt
	@touch $@

$(CLUSTER): $(DEV) requirements/cluster.txt
	$(RUN)/$(PIP) install --require-hashes -r requirements/cluster.txt
	@touch $@

$(TRAIN): $(DEV) requirements/train.txt
	$(RUN)/$(PIP) install --require-hashes -r requirements/train.txt
	@touch $@

play: $(READY) ## set up, and open the game in the browser; LAN=1 lets others on the same network in
	@$(RUN)/fracas serve --open $(if $(LAN),--lan)

terminal: $(READY) ## play in the terminal
	@$(RUN)/fracas play

test: $(LAB) $(CLUSTER) $(TRAIN) ## set up, and run every test: what is quick first
	$(RUN)/pytest -n auto $(QUICK)
	$(RUN)/pytest -n $(AT_ONCE) $(addprefix --ignore=,$(QUICK))

quick: check ## what says within minutes whether a change is sound: checks, core, rules, contract, golden records
	$(RUN)/pytest -n auto $(QUICK)

test-of: $(DEV) ## the tests of one game: make test-of GAME=NAME
	$(RUN)/pytest -n auto tests/games/$(GAME) $(filter-out tests/games,$(QUICK)) tests/bots tests/terminal -k "$(GAME)"

test-core: $(DEV) ## what another Python might do otherwise: PYTHON=python3.13 VENV=build/python3.13
	$(RUN)/pytest -n auto tests/core tests/records tests/properties

check: $(DEV) ## format, lint, types, layers
	$(RUN)/ruff format --check .
	$(RUN)/ruff check .
	$(RUN)/mypy
	$(RUN)/lint-imports

format: $(DEV) ## let ruff format and fix
	$(RUN)/ruff format .
	$(RUN)/ruff check --fix .

fields: $(DEV) ## write what follows from the declared fields of a state
	$(RUN)/python -m tools.fields

records: $(DEV) ## write the golden records anew; review the difference
	$(RUN)/python -m tests.records.regenerate

docs: $(DEV) ## write the rules pages anew, and the picture of the terminal (python -m docs.table: the browser's)
	$(RUN)/python -m docs.generate
	$(RUN)/python -m docs.picture

site: $(DEV) ## build the documentation into build/site, without network; the server has it under /docs
	$(RUN)/sphinx-build -q -E -W --keep-going -c docs . build/site
	$(RUN)/python -m tools.links build/site

bench: $(FAST) ## measure, into bench/results.md
	$(RUN)/python -m bench

fast: $(FAST) ## compile the hot modules with mypyc, in place
	$(RUN)/python -m tools.compile --in-place

slow: ## undo make fast
	find src -name '*.so' -delete

test-fast: $(FAST) $(LAB) $(CLUSTER) $(TRAIN) ## the tests on a compiled copy, without server and browser, which are not compiled
	$(RUN)/python -m tools.compile --to build/fast
	PYTHONPATH=build/fast $(RUN)/python -c 'import fracas.core.flow as m; assert m.__file__.endswith(".so"), m.__file__'
	PYTHONPATH=build/fast $(RUN)/pytest -n auto --ignore=src --ignore=tests/server --ignore=tests/browser

wheel: $(FAST) ## build a pure and a compiled wheel, into dist/
	rm -f dist/fracas-*.whl
	$(RUN)/$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(RUN)/$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@ls -l dist

# Both wheels, each from where it was installed.
test-wheel: wheel ## install each wheel into a clean environment, and run the tests on it
	rm -rf $(CLEAN)
	$(RUN)/python -m venv $(CLEAN)
	$(CLEAN)/bin/$(PIP) install --require-hashes -r requirements/play.txt
	$(CLEAN)/bin/$(PIP) install --no-index dist/fracas-*-none-any.whl
	$(CLEAN)/bin/$(PIP) check
	$(CLEAN)/bin/$(PIP) install --require-hashes -r requirements/dev.txt
	$(CLEAN)/bin/$(PIP) install --require-hashes -r requirements/envs.txt
	$(CLEAN)/bin/python -m tools.compile --installed pure
	$(CLEAN)/bin/pytest -n auto $(ON_PURE)
	$(CLEAN)/bin/$(PIP) install --force-reinstall --no-deps dist/fracas-*-cp3*.whl
	$(CLEAN)/bin/python -m tools.compile --installed compiled
	$(CLEAN)/bin/pytest -n auto $(ON_COMPILED)

# The browser client. Its built files are committed in src/fracas/web: nobody needs Node to play.
PNPM := npx -y pnpm@12

client/node_modules: client/pnpm-lock.yaml
	cd client && $(PNPM) install --frozen-lockfile
	@touch $@

client: client/node_modules ## build the browser client (needs Node)
	cd client && $(PNPM) build

client-check: client/node_modules ## check, test and build the client; what is committed must be what is built
	cd client && $(PNPM) check && $(PNPM) test && $(PNPM) build
	@git diff --exit-code --stat -- src/fracas/web && test -z "$$(git status --porcelain -- src/fracas/web)" \
	  || { echo "src/fracas/web is not what client/ builds: run make client and commit"; exit 1; }

lock: ## resolve requirements/*.in anew (needs uv)
	uv pip compile --universal --generate-hashes --no-annotate --no-header -q requirements/play.in -o requirements/play.txt
	uv pip compile --universal --generate-hashes --no-annotate --no-header -q requirements/dev.in -o requirements/dev.txt
	uv pip compile --universal --generate-hashes --no-annotate --no-header -q requirements/fast.in -o requirements/fast.txt
	uv pip compile --universal --generate-hashes --no-annotate --no-header -q requirements/lab.in -o requirements/lab.txt
	uv pip compile --universal --generate-hashes --no-annotate --no-header -q requirements/cluster.in -o requirements/cluster.txt
	uv pip compile --universal --generate-hashes --no-annotate --no-header -q requirements/envs.in -o requirements/envs.txt
	uv pip compile --universal --generate-hashes --no-annotate --no-header -q requirements/mcp.in -o requirements/mcp.txt
	uv pip compile --universal --generate-hashes --no-annotate --no-header -q requirements/train.in -o requirements/train.txt

everything: $(FAST) $(LAB) $(CLUSTER) $(TRAIN) ## set up all that any of these needs

clean: slow ## throw away all that was set up or built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
