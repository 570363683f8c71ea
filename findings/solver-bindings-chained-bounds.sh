#!/usr/bin/env bash
# PuLP 3.3.2, OR-Tools 9.15.6755 (pywraplp), linopy 0.10.1 and highspy 1.16.0 (PyPI): 2 <= people <= 3.
#
# Guess: a binding takes "at least two and at most three people" as one constraint with two bounds, or refuses it.
# Behaviour: Python reads it as (2 <= people) and (people <= 3), and what is left of "and" is the last one. PuLP,
#   pywraplp and linopy take that without a word: their optimal roster has nobody. highspy keeps both bounds;
#   CP-SAT of the same OR-Tools raises an error, so that one package has both kinds.
# Source: https://docs.python.org/3/reference/expressions.html#comparisons; https://github.com/coin-or/pulp/issues/83 is
#   open since 2015, and https://github.com/google/or-tools/issues/1441 says the same of pywraplp.
# Seen: see `expected` below: how many of three people each optimum has.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check \
  pulp==3.3.2 ortools==9.15.6755 linopy==0.10.1 highspy==1.16.0

cat > try.py <<'PY'
import highspy, linopy, pulp
from ortools.linear_solver import pywraplp
from ortools.sat.python import cp_model


def with_pulp():
    model = pulp.LpProblem("roster", pulp.LpMinimize)
    people = pulp.LpVariable("people", 0, 3, cat="Integer")
    model += people
    model += 2 <= people <= 3
    model.solve(pulp.PULP_CBC_CMD(msg=False))
    return pulp.LpStatus[model.status], people.value()


def with_pywraplp():
    model = pywraplp.Solver.CreateSolver("SCIP")
    people = model.IntVar(0, 3, "people")
    model.Minimize(people)
    model.Add(2 <= people <= 3)
    return "Optimal" if model.Solve() == model.OPTIMAL else "not", people.solution_value()


def with_linopy():
    model = linopy.Model()
    people = model.add_variables(lower=0, upper=3, integer=True, name="people")
    model.add_objective(1 * people)
    model.add_constraints(2 <= people <= 3)
    return model.solve("highs", io_api="direct", output_flag=False)[1].capitalize(), people.solution.item()


def with_highspy():
    model = highspy.Highs()
    model.silent()
    people = model.addIntegral(0, 3)
    model.addConstr(2 <= people <= 3)
    model.minimize(people)
    return model.modelStatusToString(model.getModelStatus()), model.val(people)


def with_cp_sat():
    model = cp_model.CpModel()
    people = model.new_int_var(0, 3, "people")
    try:
        model.add(2 <= people <= 3)
    except NotImplementedError:
        return "refused", None


for run in (with_pulp, with_pywraplp, with_linopy, with_highspy, with_cp_sat):
    status, people = run()
    print(f"{run.__name__[5:]}: {status}" + ("" if people is None else f", {round(people)}"))
PY
seen=$(env/bin/python try.py 2>&1 | grep -E '^(pulp|pywraplp|linopy|highspy|cp_sat):')
expected='pulp: Optimal, 0
pywraplp: Optimal, 0
linopy: Optimal, 0
highspy: Optimal, 2
cp_sat: refused'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
