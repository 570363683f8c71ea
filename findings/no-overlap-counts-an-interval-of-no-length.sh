#!/usr/bin/env bash
# OR-Tools 9.15.6755 (PyPI), CP-SAT: a break of no minutes within a shift, in add_no_overlap and in add_cumulative.
#
# Guess: an interval of no length overlaps nothing, so a break whose length may be 0 (not taken, too short a day) needs
#   no other care; and add_no_overlap is add_cumulative with a capacity of 1, in other words.
# Behaviour: add_no_overlap refuses a moment inside of another interval, though not at its start or end: the roster is
#   INFEASIBLE. add_cumulative with a capacity of 1 allows it. A model that changes from one to the other for speed, as
#   is usual, has other solutions. An optional interval (new_optional_interval_var) that is absent is free in both.
# Source: help(CpModel.add_no_overlap): "ensures that all present intervals do not overlap in time", and no more. Only
#   ortools/sat/cp_model.proto says that intervals of size zero matter for it.
# Seen: see `expected` below, of a shift from 8 to 16 and a break of 0 and 1 hours.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check ortools==9.15.6755

cat > try.py <<'PY'
from ortools.sat.python import cp_model


def status(hour, length, add):
    model = cp_model.CpModel()
    shift = model.new_fixed_size_interval_var(8, 8, "shift")
    rest = model.new_fixed_size_interval_var(hour, length, "break")
    add(model, [shift, rest])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver.status_name(solver.solve(model))


kinds = {
    "no_overlap": lambda model, both: model.add_no_overlap(both),
    "cumulative": lambda model, both: model.add_cumulative(both, [1, 1], 1),
}
for hour, length in ((12, 1), (12, 0), (8, 0), (16, 0)):
    print(f"{length} h at {hour}: " + ", ".join(f"{name} {status(hour, length, add)}" for name, add in kinds.items()))
PY
seen=$(env/bin/python try.py)
expected='1 h at 12: no_overlap INFEASIBLE, cumulative INFEASIBLE
0 h at 12: no_overlap INFEASIBLE, cumulative OPTIMAL
0 h at 8: no_overlap OPTIMAL, cumulative OPTIMAL
0 h at 16: no_overlap OPTIMAL, cumulative OPTIMAL'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
