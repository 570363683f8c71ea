#!/usr/bin/env bash
# hyperformula 3.5.0 (npm): hours times a rate in ROUND, and hours as text, beside @formulajs/formulajs 4.6.1.
#
# Guess: what a spreadsheet computes is what Excel shows of the same file: 6.02 an hour for three quarters of an hour are
#   4.515, rounded 4.52; and 30 hours in the format [h]:mm are 30:00, whether there is one h or two.
# Behaviour: 4.51. What the machine multiplies is 4.5149999..., so of the amounts that end in half a cent some go up and
#   some go down: of 1,925 of common rates and quarters of an hour 184 are a cent too low in hyperformula and 165 in
#   formulajs, and none is too high; 1.005, typed as it is, is 1.00. [hh]:mm is 30:00 in hyperformula, and [h]:mm is
#   [6]:00: the whole day is gone.
# Source: OpenFormula 1.2, ROUND (to the nearest, halves away from zero); ECMA-376 part 1, 18.8.31, for [h], hours that
#   elapsed.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hyperformula@3.5.0 @formulajs/formulajs@4.6.1

cat > try.cjs <<'JS'
const { HyperFormula } = require('hyperformula');
const { ROUND } = require('@formulajs/formulajs');
const sheet = HyperFormula.buildFromArray([['']], { licenseKey: 'gpl-v3' });
const seen = (formula) => sheet.calculateFormula(formula, 0);
const counts = { halves: 0, low: 0, high: 0, other: 0 };
for (let rate = 600; rate < 1300; rate += 1) {
  for (const quarters of [1, 2, 3, 29, 30, 31, 33, 38]) {
    if ((rate * quarters) % 4 !== 2) continue;
    const cents = (rate * quarters + 2) / 4;
    const rounded = Math.round(seen(`=ROUND(${rate / 100}*${quarters / 4},2)`) * 100);
    counts.halves += 1;
    if (rounded < cents) counts.low += 1;
    if (rounded > cents) counts.high += 1;
    if (Math.round(ROUND((rate / 100) * (quarters / 4), 2) * 100) < cents) counts.other += 1;
  }
}
console.log(`halves ${counts.halves}: ${counts.low} low, ${counts.high} high; formulajs ${counts.other} low`);
for (const formula of ['=ROUND(6.02*0.75,2)', '=ROUND(1.005,2)', '=ROUND(2.675,2)']) {
  console.log(formula, seen(formula));
}
for (const hours of [7.5, 30, 168]) {
  const texts = ['[h]:mm', '[hh]:mm'].map((form) => seen(`=TEXT(${hours}/24,"${form}")`));
  console.log(`${hours} hours: ${texts.join(', ')}`);
}
JS
seen=$(node try.cjs)
expected='halves 1925: 184 low, 0 high; formulajs 165 low
=ROUND(6.02*0.75,2) 4.51
=ROUND(1.005,2) 1
=ROUND(2.675,2) 2.68
7.5 hours: [7]:30, 07:30
30 hours: [6]:00, 30:00
168 hours: [0]:00, 168:00'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
