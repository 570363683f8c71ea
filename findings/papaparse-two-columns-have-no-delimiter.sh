#!/usr/bin/env bash
# papaparse 5.7.1 (npm): a file of names and hours as a spreadsheet writes it where the comma is the decimal sign.
#
# Guess: without a delimiter in its options it finds the semicolon, which is in each line, as it does in three columns.
# Behaviour: of two columns it takes the comma. With a line break at the end, the empty rest counts as a row of one
#   field, the mean of the first ten rows is below 1.99, and a delimiter "is not found"; without a heading both signs
#   are as frequent and the comma comes first. "Ona;7,5" becomes "Ona;7" and "5", and where names are quoted all rows
#   after the first are one cell. Rows and numbers are there; the first has one notice in `errors`, of type
#   "Delimiter" and no row, and the second has none.
# Source: https://www.papaparse.com/docs#config, delimiter: "Leave blank to auto-detect"; RFC 4180, 2: the last record
#   "may or may not have an ending line break".
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1

cat > try.cjs <<'JS'
const Papa = require('papaparse');
const files = {
  'two columns': 'name;hours\nOna;7,5\nJonas;8,0\nRasa;6,25\n',
  'two columns, no heading, no line break at the end': 'Ona;7,5\nJonas;8,0\nRasa;6,25',
  'two columns, names quoted': 'name;hours\n"Jonaitis, Jonas";7,5\n"Petraite, Rasa";8,25\n"Kairiene, Ona";6,0\n',
  'three columns': 'name;day;hours\nOna;2027-03-01;7,5\nJonas;2027-03-01;8,0\n',
};
for (const [kind, text] of Object.entries(files)) {
  const { data, meta, errors } = Papa.parse(text);
  const rows = data.filter((row) => row.join('') !== '');
  console.log(`${kind}: "${meta.delimiter}", ${rows.length} rows, ${errors.length} notices`);
  console.log(`  ${JSON.stringify(rows.at(-1))}`);
}
JS
seen=$(node try.cjs)
expected='two columns: ",", 4 rows, 1 notices
  ["Rasa;6","25"]
two columns, no heading, no line break at the end: ",", 3 rows, 0 notices
  ["Rasa;6","25"]
two columns, names quoted: ",", 2 rows, 7 notices
  ["Jonaitis, Jonas\";7,5\n\"Petraite, Rasa\";8,25\n\"Kairiene, Ona\";6,0\n"]
three columns: ";", 3 rows, 0 notices
  ["Jonas","2027-03-01","8,0"]'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
