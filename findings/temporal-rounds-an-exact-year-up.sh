#!/usr/bin/env bash
# Temporal of Node.js 26.10.0 (npm: node) and temporal-polyfill 1.0.8 (npm): differences that need no rounding.
#
# Guess: from 2027-01-01 to 2027-02-01 is a month to the day, and rounding to weeks leaves it so; a year to the day,
#   rounded to whole months, is a year.
# Behaviour: an exact month is a month and a week, and an exact year is a year and a month, rounded to the nearest or
#   up; only trunc and floor leave them. Where nothing is left of the smaller unit, its rest is measured from the
#   start of the whole span and not from the end of the larger unit: 365 of 396 days are more than half.
#   @js-temporal/polyfill 0.5.1 has an older text of the standard and gives the guess.
# Source: https://tc39.es/proposal-temporal/#sec-temporal-nudgetocalendarunit; reported for a polyfill in
#   https://github.com/js-temporal/temporal-polyfill/pull/364.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@26.10.0 temporal-polyfill@1.0.8 @js-temporal/polyfill@0.5.1

cat > try.mjs <<'JS'
import { Temporal as older } from '@js-temporal/polyfill';
import { Temporal as newer } from 'temporal-polyfill';
const start = '2027-01-01';
const asked = [
  ['2027-02-01', { largestUnit: 'months', smallestUnit: 'weeks', roundingMode: 'halfExpand' }],
  ['2027-02-02', { largestUnit: 'months', smallestUnit: 'weeks', roundingMode: 'halfExpand' }],
  ['2028-01-01', { largestUnit: 'years', smallestUnit: 'months', roundingMode: 'ceil' }],
  ['2028-01-01', { largestUnit: 'years', smallestUnit: 'months', roundingMode: 'halfExpand' }],
  ['2028-01-01', { largestUnit: 'years', smallestUnit: 'months', roundingMode: 'trunc' }],
];
const kinds = { 'node 26.10': globalThis.Temporal, 'temporal-polyfill': newer, '@js-temporal/polyfill': older };
for (const [name, { PlainDate }] of Object.entries(kinds)) {
  const found = asked.map(([end, options]) => PlainDate.from(start).until(end, options).toString());
  console.log(`${name}: ${found.join(' ')}`);
}
JS
seen=$(node_modules/.bin/node try.mjs)
expected='node 26.10: P1M1W P1M1W P1Y1M P1Y1M P1Y
temporal-polyfill: P1M1W P1M1W P1Y1M P1Y1M P1Y
@js-temporal/polyfill: P1M P1M P1Y P1Y P1Y'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
