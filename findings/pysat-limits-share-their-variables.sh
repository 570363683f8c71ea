#!/usr/bin/env bash
# python-sat 1.9.dev24 (PyPI, PySAT): a roster of six people and three days, three people each day, two days each.
#
# Guess: `CardEnc.atmost` and `atleast` give clauses that mean what they say, so those of each day and of each person,
#   together in one solver, allow the rosters that keep all limits.
# Behaviour: the solver proves that there is no roster. Each call numbers its helping variables from its own largest
#   literal on, so those of one limit are those of the next one too, and those of the first day are the last people of
#   the days after. No encoding warns. With one `vpool` for all calls, which begins after the people's numbers, the
#   roster is found.
# Source: docstring of `CardEnc.atleast`: `top_id` and `vpool` are optional, and "helpful when augmenting an existing
#   CNF formula"; without them the clauses of two calls can't be used together.
# Seen: see `expected` below.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check python-sat==1.9.dev24

cat > try.py <<'PY'
from pysat.card import CardEnc, EncType
from pysat.formula import IDPool
from pysat.solvers import Solver

people, days = range(6), range(3)
works = lambda person, day: person * len(days) + day + 1


def roster(encoding, pool):
    with Solver(name="cadical153") as solver:
        for day in days:
            staff = [works(person, day) for person in people]
            solver.append_formula(CardEnc.equals(staff, bound=3, encoding=encoding, vpool=pool).clauses)
        for person in people:
            week = [works(person, day) for day in days]
            solver.append_formula(CardEnc.atmost(week, bound=2, encoding=encoding, vpool=pool).clauses)
        if not solver.solve():
            return "no roster"
        chosen = set(solver.get_model())
        return f"a roster of {[sum(works(person, day) in chosen for person in people) for day in days]}"


for name in ["seqcounter", "sortnetwrk", "cardnetwrk", "totalizer", "mtotalizer", "kmtotalizer"]:
    encoding = getattr(EncType, name)
    pool = IDPool(start_from=len(people) * len(days) + 1)
    print(f"{name}: {roster(encoding, None)}; with one pool {roster(encoding, pool)}")
PY
seen=$(env/bin/python try.py)
expected='seqcounter: no roster; with one pool a roster of [3, 3, 3]
sortnetwrk: no roster; with one pool a roster of [3, 3, 3]
cardnetwrk: no roster; with one pool a roster of [3, 3, 3]
totalizer: no roster; with one pool a roster of [3, 3, 3]
mtotalizer: no roster; with one pool a roster of [3, 3, 3]
kmtotalizer: no roster; with one pool a roster of [3, 3, 3]'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
