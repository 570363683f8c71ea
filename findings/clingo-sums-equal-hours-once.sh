#!/usr/bin/env bash
# clingo-wasm 0.6.0 (npm, clingo in WebAssembly): the hours of a week of five shifts in #sum and #minimize.
#
# Guess: `#sum { H : hours(Day, H) }` adds the hours of each day, 40 of five shifts of 8; and in the smallest pieces of
#   time that are exact, milliseconds, the sum is the same.
# Behaviour: an aggregate is a set, so equal hours count once: five shifts of 8 hours are 8, and a limit of 40 hours
#   never binds, while a week of 7, 8 and 9 hours is 24 as it should. The same goes for a cost in a weak constraint.
#   `H, Day` in the braces gives 40. Integers have 32 bits and wrap without an error: 100 shifts of 8 hours in
#   milliseconds are less than nothing, and would satisfy every limit.
# Source: https://potassco.org/doc/faq/2017/04/20/how-do-sum-aggregates-work.html (of two equal tuples "only one value
#   is provided"); README of clingo-wasm, which names no limit of integers.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund clingo-wasm@0.6.0

cat > try.cjs <<'JS'
const clingo = require('clingo-wasm');
const week = 'hours((1..5), 8).';
const programs = {
  'five shifts of 8, { H : }': `${week} total(T) :- T = #sum { H : hours(D, H) }.`,
  'five shifts of 8, { H, D : }': `${week} total(T) :- T = #sum { H, D : hours(D, H) }.`,
  'shifts of 7, 8 and 9, { H : }': 'hours(1, 7). hours(2, 8). hours(3, 9). total(T) :- T = #sum { H : hours(D, H) }.',
  '100 of 28800000 ms, { H, D : }': 'hours(1..100, 28800000). total(T) :- T = #sum { H, D : hours(D, H) }.',
};
(async () => {
  for (const [name, program] of Object.entries(programs)) {
    const { Call } = await clingo.run(`${program} #show total/1.`);
    console.log(`${name}: ${Call[0].Witnesses[0].Value.join(' ')}`);
  }
  const paid = await clingo.run(`${week} :~ hours(D, H). [H]`);
  console.log(`cost of five shifts of 8, [H]: ${paid.Models.Costs}`);
})();
JS
seen=$(node try.cjs)
expected='five shifts of 8, { H : }: total(8)
five shifts of 8, { H, D : }: total(40)
shifts of 7, 8 and 9, { H : }: total(24)
100 of 28800000 ms, { H, D : }: total(-1414967296)
cost of five shifts of 8, [H]: 8'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
