#!/usr/bin/env bash
# javascript-lp-solver 1.0.3 (npm), whose version 1.0 of 2026 came with a presolve: a coefficient of zero.
#
# Guess: an employee who can't work at night has `nights: 0` in a model, or no `nights`: the same program.
# Behaviour: with the zero the program is "infeasible", although 17 is its optimum. The presolve takes a constraint
#   with one variable for a bound, divides 7 by 0, and as zero is not above zero it sets the lower bound to infinity.
#   `options: { presolve: false }` gives 17. A program that builds its matrix from a table has such rows as soon as
#   only one person is left in one.
# Source: README of javascript-lp-solver, `options.presolve` ("problem preprocessing"); `presolve` in dist/index.cjs.
# Seen: see `expected` below, beside yalps 0.6.4 (npm), which takes the same model.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund javascript-lp-solver@1.0.3 yalps@0.6.4

cat > try.mjs <<'JS'
import solver from 'javascript-lp-solver';
import { solve } from 'yalps';
const constraints = { people: { min: 2 }, nights: { max: 7 }, isOna: { max: 1 }, isJonas: { max: 3 } };
const model = (ona) => ({
  constraints,
  variables: { Ona: { cost: 8, people: 1, isOna: 1, ...ona }, Jonas: { cost: 9, people: 1, isJonas: 1 } },
});
const cheapest = (ona, options) => {
  const { feasible, result } = solver.Solve({ optimize: 'cost', opType: 'min', ...model(ona), options });
  return feasible ? result : 'infeasible';
};
console.log(`without nights: ${cheapest({})}`);
console.log(`nights: 0: ${cheapest({ nights: 0 })}`);
console.log(`nights: 0, no presolve: ${cheapest({ nights: 0 }, { presolve: false })}`);
const { status, result } = solve({ direction: 'minimize', objective: 'cost', ...model({ nights: 0 }) });
console.log(`yalps, nights: 0: ${status === 'optimal' ? result : status}`);
JS
seen=$(node try.mjs)
expected='without nights: 17
nights: 0: infeasible
nights: 0, no presolve: 17
yalps, nights: 0: 17'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
