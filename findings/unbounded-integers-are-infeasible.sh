#!/usr/bin/env bash
# PuLP 3.3.2, Pyomo 6.10.1 and linopy 0.10.1 (PyPI) with highspy 1.16.0, and OR-Tools 9.15.6755 (PyPI) with its own
# HiGHS 1.12.0: an integer program that can be improved for ever.
#
# Guess: a roster that earns without end, as a constraint was forgotten, is "unbounded" or "infeasible or unbounded" in
#   each binding, as HiGHS says; "infeasible" is proof that no roster exists.
# Behaviour: PuLP, and pywraplp and model_builder of OR-Tools, say infeasible, although a = 0 and b = 0 is a roster.
#   HiGHS proves of integers only that they are "infeasible or unbounded", and the three keep the first word. Of
#   numbers that needn't be whole PuLP says unbounded, and with CBC or SCIP behind the same bindings integers are
#   unbounded, too. MathOpt of the same OR-Tools, Pyomo and linopy hand on what HiGHS says. Who then looks for the rule
#   that makes a roster impossible finds none.
# Source: HighsModelStatus, kUnboundedOrInfeasible (https://ergo-code.github.io/HiGHS/); `status_dict` in
#   pulp/apis/highs_api.py. Neither https://coin-or.github.io/pulp nor help(pywraplp.Solver) says that of infeasible.
# Seen: see `expected` below: of max a with a - b <= 5, then of max a with 2a + 2b = 5, which no whole numbers meet.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pulp==3.3.2 ortools==9.15.6755 pyomo==6.10.1 linopy==0.10.1 \
  highspy==1.16.0

# Each with a HiGHS of its own, OR-Tools and highspy don't share a process.
cat > common.py <<'PY'
def rule(a, b, unbounded):
    return a - b <= 5 if unbounded else 2 * a + 2 * b == 5


def say(bindings):
    for name, status in bindings.items():
        print(f"seen {name}: {status(True)}; {status(False)}")
PY
cat > first.py <<'PY'
import logging
import linopy, pulp
import pyomo.environ as pyo
from common import rule, say
from pyomo.contrib.solver.common.factory import SolverFactory

logging.disable(logging.WARNING)


def in_pulp(solver, category, unbounded):
    model = pulp.LpProblem("roster", pulp.LpMaximize)
    a, b = (pulp.LpVariable(name, 0, cat=category) for name in "ab")
    model += a
    model += rule(a, b, unbounded)
    model.solve(solver(msg=False))
    return pulp.LpStatus[model.status].lower()


def in_pyomo(unbounded):
    model = pyo.ConcreteModel()
    model.a, model.b = pyo.Var(domain=pyo.NonNegativeIntegers), pyo.Var(domain=pyo.NonNegativeIntegers)
    model.rule = pyo.Constraint(expr=rule(model.a, model.b, unbounded))
    model.best = pyo.Objective(expr=model.a, sense=pyo.maximize)
    options = {"load_solutions": False, "raise_exception_on_nonoptimal_result": False}
    return SolverFactory("highs").solve(model, **options).termination_condition.name


def in_linopy(unbounded):
    model = linopy.Model()
    a, b = (model.add_variables(lower=0, integer=True, name=name) for name in "ab")
    model.add_constraints(rule(a, b, unbounded))
    model.add_objective(a + 0 * b, sense="max")
    return model.solve("highs", io_api="direct", output_flag=False)[1]


say({
    "PuLP, HiGHS": lambda unbounded: in_pulp(pulp.HiGHS, "Integer", unbounded),
    "PuLP, HiGHS, not integer": lambda unbounded: in_pulp(pulp.HiGHS, "Continuous", unbounded),
    "PuLP, CBC": lambda unbounded: in_pulp(pulp.PULP_CBC_CMD, "Integer", unbounded),
    "Pyomo, HiGHS": in_pyomo,
    "linopy, HiGHS": in_linopy,
})
PY
cat > second.py <<'PY'
from common import rule, say
from ortools.linear_solver import pywraplp
from ortools.linear_solver.python import model_builder
from ortools.math_opt.python import mathopt


def in_pywraplp(name, unbounded):
    solver = pywraplp.Solver.CreateSolver(name)
    a, b = (solver.IntVar(0, solver.infinity(), name) for name in "ab")
    solver.Add(rule(a, b, unbounded))
    solver.Maximize(a)
    return {solver.INFEASIBLE: "infeasible", solver.UNBOUNDED: "unbounded"}[solver.Solve()]


def in_model_builder(name, unbounded):
    model = model_builder.Model()
    a, b = (model.new_int_var(0, float("inf"), name) for name in "ab")
    model.add(rule(a, b, unbounded))
    model.maximize(a)
    return model_builder.Solver(name).solve(model).name.lower()


def in_mathopt(unbounded):
    model = mathopt.Model()
    a, b = (model.add_integer_variable(lb=0) for _ in "ab")
    model.add_linear_constraint(rule(a, b, unbounded))
    model.maximize(a)
    return mathopt.solve(model, mathopt.SolverType.HIGHS).termination.reason.name.lower()


say({
    "pywraplp, HiGHS": lambda unbounded: in_pywraplp("HIGHS", unbounded),
    "pywraplp, SCIP": lambda unbounded: in_pywraplp("SCIP", unbounded),
    "model_builder, HiGHS": lambda unbounded: in_model_builder("highs", unbounded),
    "model_builder, SCIP": lambda unbounded: in_model_builder("scip", unbounded),
    "MathOpt, HiGHS": in_mathopt,
})
PY
seen=$(for part in first second; do env/bin/python $part.py 2>/dev/null; done | sed -n 's/^seen //p')
expected='PuLP, HiGHS: infeasible; infeasible
PuLP, HiGHS, not integer: unbounded; optimal
PuLP, CBC: unbounded; infeasible
Pyomo, HiGHS: infeasibleOrUnbounded; provenInfeasible
linopy, HiGHS: infeasible_or_unbounded; infeasible
pywraplp, HiGHS: infeasible; infeasible
pywraplp, SCIP: unbounded; infeasible
model_builder, HiGHS: infeasible; infeasible
model_builder, SCIP: unbounded; infeasible
MathOpt, HiGHS: infeasible_or_unbounded; infeasible'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
