#!/usr/bin/env bash
# glpk.js 5.0.0 (npm, GLPK in WebAssembly), as its README calls it: what status a small roster has.
#
# Guess: a day that needs more people than there are is GLP_NOFEAS; "from 2 to 2 people" is 2, as GLP_FX is; and of 0 to
#   7.5 units, a whole number is at most 7.
# Behaviour: the status of all three is 1, GLP_UNDEF, with every variable 0. Presolve, which is on unless turned off, and
#   the checks before it end with a return code (GLP_ENOPFS, GLP_EBOUND) that glpk.js drops: a roster that can't be and
#   a model with two bounds too alike look the same, and only the log tells them apart. Without presolve the first is
#   GLP_NOFEAS, and so is a whole number between 0.3 and 0.7 with it. Who asks for GLP_NOFEAS alone publishes zeros.
# Source: README of glpk.js, "solve"; GLPK manual (doc/glpk.pdf), glp_set_row_bnds (GLP_DB is lb < ub) and
#   glp_simplex, whose return codes those are.
# Seen: see `expected` below: the status, and the people or units.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund glpk.js@5.0.0

cat > try.mjs <<'JS'
import load from 'glpk.js/node';
const glpk = await load();
const names = ['GLP_UNDEF', 'GLP_FEAS', 'GLP_INFEAS', 'GLP_NOFEAS', 'GLP_OPT', 'GLP_UNBND'];
const vars = [{ name: 'x', coef: 1 }];
async function status(name, bnds, more = {}, options = {}) {
  const model = {
    name: 'day',
    objective: { direction: glpk.GLP_MAX, name: 'all', vars },
    subjectTo: [{ name: 'need', vars, bnds }],
    ...more,
  };
  const { result } = await glpk.solve(model, { msglev: glpk.GLP_MSG_OFF, ...options });
  const said = names.find((one) => glpk[one] === result.status);
  console.log(`${name}: ${said} ${result.vars.x}`);
}
const three = { bounds: [{ name: 'x', type: glpk.GLP_DB, lb: 0, ub: 3 }] };
const whole = { generals: ['x'] };
await status('at least 5 of 3', { type: glpk.GLP_LO, lb: 5, ub: 0 }, three);
await status('at least 5 of 3, no presolve', { type: glpk.GLP_LO, lb: 5, ub: 0 }, three, { presol: false });
await status('from 2 to 2', { type: glpk.GLP_DB, lb: 2, ub: 2 });
await status('exactly 2', { type: glpk.GLP_FX, lb: 2, ub: 2 });
const units = [{ name: 'x', type: glpk.GLP_DB, lb: 0, ub: 7.5 }];
await status('whole, 0 to 7.5', { type: glpk.GLP_UP, lb: 0, ub: 10 }, { ...whole, bounds: units });
await status('whole, a row of 0.3 to 0.7', { type: glpk.GLP_DB, lb: 0.3, ub: 0.7 }, whole);
JS
seen=$(node try.mjs)
expected='at least 5 of 3: GLP_UNDEF 0
at least 5 of 3, no presolve: GLP_NOFEAS 3
from 2 to 2: GLP_UNDEF 0
exactly 2: GLP_OPT 2
whole, 0 to 7.5: GLP_UNDEF 0
whole, a row of 0.3 to 0.7: GLP_NOFEAS 0'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
