#!/usr/bin/env bash
# fast-formula-parser 1.0.19 (npm), beside hyperformula 3.5.0: WORKDAY with days before, EDATE at the end of a month.
#
# Guess: WORKDAY(date, -7) is seven working days earlier, the last day on which a schedule can be published; a month
#   after 31 January is 28 February, the end of a trial period.
# Behaviour: any negative number of days gives the date itself without an error, also where that is a Saturday, in
#   WORKDAY.INTL too: a deadline that is checked with it is never missed. EDATE runs over the end of the month, so that
#   31 January and a month is 3 March. Days after the date are counted well.
# Source: README of fast-formula-parser, which lists all three as supported; `WORKDAY` and `EDATE` in its
#   formulas/functions/date.js. OpenFormula 1.3 has WORKDAY "before or after" a date and a month without the day ending
#   on its last one; https://support.microsoft.com/en-us/excel/workday-function has negative days as past dates.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fast-formula-parser@1.0.19 hyperformula@3.5.0

cat > try.cjs <<'JS'
const Parser = require('fast-formula-parser');
const { HyperFormula } = require('hyperformula');
const parser = new Parser();
const day = (serial) => new Date((serial - 25569) * 86_400_000).toUTCString().slice(0, 11);
for (const formula of [
  'WORKDAY(DATE(2027,3,10),7)',
  'WORKDAY(DATE(2027,3,10),-7)',
  'WORKDAY(DATE(2027,3,6),-1)',
  'WORKDAY.INTL(DATE(2027,3,10),-7)',
  'EDATE(DATE(2027,1,31),1)',
]) {
  const [[byHyperformula]] = HyperFormula.buildFromArray([[`=${formula}`]], { licenseKey: 'gpl-v3' }).getSheetValues(0);
  console.log(`${formula}: ${day(parser.parse(formula))}; hyperformula ${day(byHyperformula)}`);
}
JS
seen=$(node try.cjs)
expected='WORKDAY(DATE(2027,3,10),7): Fri, 19 Mar; hyperformula Fri, 19 Mar
WORKDAY(DATE(2027,3,10),-7): Wed, 10 Mar; hyperformula Mon, 01 Mar
WORKDAY(DATE(2027,3,6),-1): Sat, 06 Mar; hyperformula Fri, 05 Mar
WORKDAY.INTL(DATE(2027,3,10),-7): Wed, 10 Mar; hyperformula Mon, 01 Mar
EDATE(DATE(2027,1,31),1): Wed, 03 Mar; hyperformula Sun, 28 Feb'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
