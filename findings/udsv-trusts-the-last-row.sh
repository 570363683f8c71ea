#!/usr/bin/env bash
# udsv 0.7.3 (npm): columns of hours whose first ten rows are not all alike, with the types that `inferSchema` finds.
#
# Guess: a column is of numbers if all rows that were looked at are, and of text otherwise, as in DuckDB and pandas.
# Behaviour: the last of the first ten rows that has a value decides alone. In "7,5" and then 8 the 7,5 is NaN, which JSON
#   writes as null, and so are "sick" and 7:30 above a number. Below a number the same word makes all of it text, and
#   the hours add up as "88". The total of what is left is too low, and no error says which row is gone: the order of
#   the employees decides.
# Source: README of udsv ("Schema inference and value typing") has no rule; `guessType` of its code. `schema.cols` lets
#   one set the type of a column.
# Seen: see `expected` below, as JSON.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund udsv@0.7.3

cat > try.mjs <<'JS'
import { inferSchema, initParser } from 'udsv';
const tables = {
  'decimal commas, then a whole number': ['7,5', '6,25', '8'],
  'a whole number, then decimal commas': ['8', '7,5', '6,25'],
  'a word first': ['sick', '8', '8'],
  'a word last': ['8', '8', 'sick'],
  'hours and minutes, then a number': ['7:30', '8'],
};
for (const [name, hours] of Object.entries(tables)) {
  const text = ['name;hours', ...hours.map((value, i) => `${'ABC'[i]};${value}`)].join('\n');
  const schema = inferSchema(text);
  const rows = initParser(schema).typedArrs(text);
  console.log(`${name}: ${JSON.stringify(rows.map(([, value]) => value))}`);
}
JS
seen=$(node try.mjs)
expected='decimal commas, then a whole number: [null,null,8]
a whole number, then decimal commas: ["8","7,5","6,25"]
a word first: [null,8,8]
a word last: ["8","8","sick"]
hours and minutes, then a number: [null,8]'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
