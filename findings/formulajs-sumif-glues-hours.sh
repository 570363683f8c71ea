#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1 (npm): hours of a list by name and working days back, beside hyperformula 3.5.0.
#
# Guess: SUMIF and SUMIFS add alike, as SUM does: 7.5 as a text, which is what a CSV or a form gives, counts as 7.5, or
#   as nothing, as in a spreadsheet. "Ona*" finds those who begin so, and from a Friday back to Monday are -5 days.
# Behaviour: SUMIF joins from the first text on: 8 and "7.5" are "87.5", which a comparison takes for 87.5 hours, where
#   SUMIFS has 15.5. "Ona*" finds nobody, in SUMIF, SUMIFS and COUNTIF, so that the hours of those who have a number
#   after the name are 0. Backwards NETWORKDAYS has some days too few or too many: -3 of the five of a week, and -29
#   of the 23 of March 2027. No error in any of them.
# Source: README of formulajs ("implementation of most Microsoft Excel formula functions"); Microsoft's page of SUMIF
#   has the wildcards; `SUMIF` in lib/esm/index.mjs adds without looking at what it adds.
# Seen: see `expected` below: formulajs and hyperformula.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @formulajs/formulajs@4.6.1 hyperformula@3.5.0

cat > try.cjs <<'JS'
const formulas = require('@formulajs/formulajs');
const { HyperFormula } = require('hyperformula');
const names = ['Ona 12', 'Jonas 7', 'Ona 12'];
const hours = [8, 7, '7.5'];
const sheet = names.map((name, row) => [name, typeof hours[row] === 'string' ? `'${hours[row]}` : hours[row]]);
const other = HyperFormula.buildFromArray(sheet, { licenseKey: 'gpl-v3', dateFormats: ['YYYY-MM-DD'] });
const say = (what, seen, formula) =>
  console.log(`${what}: ${JSON.stringify(seen)} and ${JSON.stringify(other.calculateFormula(formula, 0))}`);
const day = (number) => new Date(2027, 2, number);
say('SUM', formulas.SUM(hours), '=SUM(B1:B3)');
say('SUMIF', formulas.SUMIF(names, 'Ona 12', hours), '=SUMIF(A1:A3,"Ona 12",B1:B3)');
say('SUMIFS', formulas.SUMIFS(hours, names, 'Ona 12'), '=SUMIFS(B1:B3,A1:A3,"Ona 12")');
say('SUMIF Jonas*', formulas.SUMIF(names, 'Jonas*', hours), '=SUMIF(A1:A3,"Jonas*",B1:B3)');
say('COUNTIF Ona*', formulas.COUNTIF(names, 'Ona*'), '=COUNTIF(A1:A3,"Ona*")');
for (const [from, to] of [[8, 12], [12, 8], [8, 5], [31, 1]]) {
  const pad = (number) => `2027-03-${String(number).padStart(2, '0')}`;
  const formula = `=NETWORKDAYS("${pad(from)}","${pad(to)}")`;
  say(`NETWORKDAYS ${from} to ${to} March`, formulas.NETWORKDAYS(day(from), day(to)), formula);
}
JS
seen=$(TZ=UTC node try.cjs)
expected='SUM: 22.5 and 15
SUMIF: "87.5" and 8
SUMIFS: 15.5 and 8
SUMIF Jonas*: 0 and 7
COUNTIF Ona*: 0 and 2
NETWORKDAYS 8 to 12 March: 5 and 5
NETWORKDAYS 12 to 8 March: -3 and -5
NETWORKDAYS 8 to 5 March: -2 and -2
NETWORKDAYS 31 to 1 March: -29 and -23'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
