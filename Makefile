# make play    set up and open it in the browser  make check   format, lint, types, layers
# make test    set up and run every test          make bench   measure, into bench/results.md
# make fast    compile the rules with mypyc       make records write the golden records anew
# make terminal  play in the terminal             make client  build the browser client (needs Node)
# make docs    write the rules pages anew         make test-fast  every test on the compiled build
# make fields  write what follows from the declared fields of a state
PYTHON ?= python3
VENV   := .venv
RUN    := $(VENV)/bin
READY  := $(VENV)/.ready
DEV    := $(VENV)/.ready-dev
FAST   := $(VENV)/.ready-fast

.PHONY: everything retest play terminal client client-check test test-fast check format docs bench fields records fast slow lock clean
.DEFAULT_GOAL := play

$(RUN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "fracas needs Python 3.11 or newer; try: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)

$(READY): $(RUN)/python requirements/play.txt pyproject.toml
	$(RUN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/play.txt
	$(RUN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): $(READY) requirements/dev.txt
	$(RUN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(FAST): $(DEV) requirements/fast.txt
	$(RUN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/fast.txt
	@touch $@

everything: $(FAST)

play: $(READY)
	@$(RUN)/fracas serve --open

terminal: $(READY)
	@$(RUN)/fracas play figures

test: $(DEV)
	$(RUN)/pytest -n auto

# What failed in the last run, once more.
retest: $(DEV)
	$(RUN)/pytest -n auto --last-failed --last-failed-no-failures none

check: $(DEV)
	$(RUN)/ruff format --check .
	$(RUN)/ruff check .
	$(RUN)/mypy
	$(RUN)/lint-imports

format: $(DEV)
	$(RUN)/ruff format .
	$(RUN)/ruff check --fix .

# What follows from the declared fields of a state.
fields: $(DEV)
	$(RUN)/python -m tools.fields

records: $(DEV)
	$(RUN)/python -m tests.records.regenerate

# The browser client. Its built files are committed in src/fracas/web: nobody needs Node to play.
PNPM := npx -y pnpm@12

client/node_modules: client/pnpm-lock.yaml
	cd client && $(PNPM) install --frozen-lockfile
	@touch $@

client: client/node_modules
	cd client && $(PNPM) build

client-check: client/node_modules
	cd client && $(PNPM) check && $(PNPM) test && $(PNPM) build
	@git diff --exit-code --stat -- src/fracas/web && test -z "$$(git status --porcelain -- src/fracas/web)" \
	  || { echo "src/fracas/web is not what client/ builds: run make client and commit"; exit 1; }

docs: $(DEV)
	$(RUN)/python -m docs.generate
	$(RUN)/python -m docs.picture

bench: $(FAST)
	$(RUN)/python -m bench

fast: $(FAST)
	$(RUN)/python -m bench.compile --in-place

test-fast: $(FAST)
	$(RUN)/python -m bench.compile --to build/fast
	PYTHONPATH=build/fast $(RUN)/python -c 'import fracas.core.flow as m; assert m.__file__.endswith(".so"), m.__file__'
	PYTHONPATH=build/fast $(RUN)/pytest -n auto --ignore=src --ignore=tests/server --ignore=tests/browser

slow:
	find src -name '*.so' -delete

lock:
	uv pip compile --universal --generate-hashes --no-annotate --no-header -q requirements/play.in -o requirements/play.txt
	uv pip compile --universal --generate-hashes --no-annotate --no-header -q requirements/dev.in -o requirements/dev.txt
	uv pip compile --universal --generate-hashes --no-annotate --no-header -q requirements/fast.in -o requirements/fast.txt

clean: slow
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
