#!/usr/bin/env bash
# swiglpk 5.0.13 (GLPK 5.0), PuLP 3.3.2 with its CBC, highspy 1.16.0, pyscipopt 6.3.0 and OR-Tools 9.15.6755 (PyPI): a
# roster at 8 a person, three people and fixed costs of 100, handed on as a file in MPS or LP format.
#
# Guess: the optimum is 124 in whatever solver reads what another, or it itself, has written.
# Behaviour: the roster is the same in all, and its cost isn't. In MPS a constant stands on the right side of the
#   objective; GLPK reads and writes it as it is, the others with its sign changed, so that 124 becomes -76 from GLPK to
#   any other, and from HiGHS and OR-Tools to GLPK. Of LP files CBC leaves out the constant that HiGHS and SCIP write,
#   though not that of OR-Tools, and GLPK writes none that it or others read, and refuses those of HiGHS and SCIP. PuLP
#   writes it in neither. What a week costs is wrong by 100 or 200 without a word, while its people are right.
# Source: MPS has no standard for a constant; CPLEX has it as an extension, the negative of the right side ("Notice
#   the change of sign", page "Objective sense, name, and offset in MPS files"). Its LP format has a constant as a term.
# Seen: see `expected` below: the reader, and what it finds as the optimum of each writer's file.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check swiglpk==5.0.13 pulp==3.3.2 highspy==1.16.0 pyscipopt==6.3.0 \
  ortools==9.15.6755

# Each tool in a process of its own.
cat > write.py <<'PY'
import sys


def highs():
    import highspy

    model = highspy.Highs()
    model.silent()
    people = model.addVariable(0, 10, type=highspy.HighsVarType.kInteger, name="people")
    model.addConstr(people >= 3)
    model.minimize(8 * people + 100)
    model.writeModel("highs.mps")
    model.writeModel("highs.lp")


def scip():
    from pyscipopt import Model

    model = Model("roster")
    people = model.addVar("people", vtype="I", lb=0, ub=10)
    model.addCons(people >= 3)
    model.setObjective(8 * people + 100)
    model.writeProblem("scip.mps", verbose=False)
    model.writeProblem("scip.lp", verbose=False)


def pulp():
    import pulp

    model = pulp.LpProblem("roster", pulp.LpMinimize)
    people = pulp.LpVariable("people", 0, 10, cat="Integer")
    model += 8 * people + 100
    model += people >= 3
    model.writeMPS("pulp.mps")
    model.writeLP("pulp.lp")


def ortools():
    from ortools.linear_solver.python import model_builder

    model = model_builder.Model()
    people = model.new_int_var(0, 10, "people")
    model.add(people >= 3, "enough")
    model.minimize(8 * people + 100)
    for name, text in (("ortools.mps", model.export_to_mps_string()), ("ortools.lp", model.export_to_lp_string())):
        with open(name, "w") as file:
            file.write(text)


def glpk():
    import swiglpk

    swiglpk.glp_term_out(0)
    model = swiglpk.glp_create_prob()
    swiglpk.glp_add_cols(model, 1)
    swiglpk.glp_set_col_name(model, 1, "people")
    swiglpk.glp_set_col_kind(model, 1, swiglpk.GLP_IV)
    swiglpk.glp_set_col_bnds(model, 1, swiglpk.GLP_DB, 0, 10)
    swiglpk.glp_add_rows(model, 1)
    swiglpk.glp_set_row_name(model, 1, "enough")
    swiglpk.glp_set_row_bnds(model, 1, swiglpk.GLP_LO, 3, 0)
    columns, values = swiglpk.intArray(2), swiglpk.doubleArray(2)
    columns[1], values[1] = 1, 1.0
    swiglpk.glp_set_mat_row(model, 1, 1, columns, values)
    swiglpk.glp_set_obj_name(model, "cost")
    swiglpk.glp_set_obj_coef(model, 1, 8)
    swiglpk.glp_set_obj_coef(model, 0, 100)
    swiglpk.glp_write_mps(model, swiglpk.GLP_MPS_FILE, None, "glpk.mps")
    swiglpk.glp_write_lp(model, None, "glpk.lp")


globals()[sys.argv[1]]()
PY
cat > read.py <<'PY'
import re, subprocess, sys


def highs(name):
    import highspy

    model = highspy.Highs()
    model.silent()
    model.readModel(name)
    model.run()
    return model.getInfo().objective_function_value


def scip(name):
    from pyscipopt import Model

    model = Model()
    model.hideOutput()
    model.readProblem(name)
    model.optimize()
    return model.getObjVal()


def cbc(name):
    import pulp

    subprocess.run([pulp.PULP_CBC_CMD().path, name, "-solve", "-solu", "out.txt"], capture_output=True)
    with open("out.txt") as file:
        return float(re.search(r"objective value (\S+)", file.readline())[1])


def glpk(name):
    import swiglpk

    swiglpk.glp_term_out(0)
    model = swiglpk.glp_create_prob()
    if name.endswith(".lp"):
        failed = swiglpk.glp_read_lp(model, None, name)
    else:
        failed = swiglpk.glp_read_mps(model, swiglpk.GLP_MPS_FILE, None, name)
    if failed:
        return "an error"
    options = swiglpk.glp_iocp()
    swiglpk.glp_init_iocp(options)
    options.presolve = 1
    swiglpk.glp_intopt(model, options)
    return swiglpk.glp_mip_obj_val(model)


costs = []
for name in sys.argv[2:]:
    cost = globals()[sys.argv[1]](name)
    costs.append(f"{name} {cost if isinstance(cost, str) else round(cost)}")
print("; ".join(costs))
PY
tools='highs scip ortools pulp glpk'
for tool in $tools; do env/bin/python write.py $tool >/dev/null; done
seen=$(
  for reader in highs scip cbc glpk; do
    for kind in mps lp; do
      echo "$reader: $(env/bin/python read.py $reader ${tools// /.$kind }.$kind | grep '^highs')"
    done
  done
)
expected='highs: highs.mps 124; scip.mps 124; ortools.mps 124; pulp.mps 24; glpk.mps -76
highs: highs.lp 124; scip.lp 124; ortools.lp 124; pulp.lp 24; glpk.lp 24
scip: highs.mps 124; scip.mps 124; ortools.mps 124; pulp.mps 24; glpk.mps -76
scip: highs.lp 124; scip.lp 124; ortools.lp 124; pulp.lp 24; glpk.lp 24
cbc: highs.mps 124; scip.mps 124; ortools.mps 124; pulp.mps 24; glpk.mps -76
cbc: highs.lp 24; scip.lp 24; ortools.lp 124; pulp.lp 24; glpk.lp 24
glpk: highs.mps -76; scip.mps an error; ortools.mps -76; pulp.mps 24; glpk.mps 124
glpk: highs.lp an error; scip.lp an error; ortools.lp 124; pulp.lp 24; glpk.lp 24'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
