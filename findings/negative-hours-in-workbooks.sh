#!/usr/bin/env bash
# xlsx (SheetJS) 0.18.5 and hucre 1.0.0 (npm) on a workbook of xlsxwriter 3.3.1 (PyPI): balances of hours as [h]:mm.
#
# Guess: an employee who owes an hour and a half has -1:30 as text, as LibreOffice shows it, or at least #####.
# Behaviour: xlsx writes nothing: the cell of the CSV is empty, and so is the text of `sheet_to_json`. `formatValue` of
#   hucre says 0:30, and 0:00 of minus eight hours: the remainder of a negative number is taken for its minutes. A
#   negative amount of money beside it is written by both. Who adds up the text adds up the credits alone.
# Source: https://docs.sheetjs.com/docs/csf/features/dates says nothing of it; README of hucre, `formatValue`: "Apply
#   Excel number format". ECMA-376 part 1, 18.8.31: [h] is time that passed, in hours. No newer xlsx is on npm.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xlsx@0.18.5 hucre@1.0.0
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check xlsxwriter==3.3.1

cat > write.py <<'PY'
import datetime, xlsxwriter

book = xlsxwriter.Workbook("balances.xlsx")
sheet = book.add_worksheet()
hours = book.add_format({"num_format": "[h]:mm"})
money = book.add_format({"num_format": "0.00"})
sheet.write_row(0, 0, ["name", "hours", "pay"])
for row, (name, minutes) in enumerate([("Ona", 26 * 60 + 30), ("Jonas", -90), ("Rasa", -480)], 1):
    sheet.write_string(row, 0, name)
    sheet.write_datetime(row, 1, datetime.timedelta(minutes=minutes), hours)
    sheet.write_number(row, 2, minutes / 60 * 10, money)
book.close()
PY
env/bin/python write.py
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { formatValue } from 'hucre';
import xlsx from 'xlsx';
const sheet = xlsx.read(readFileSync('balances.xlsx')).Sheets.Sheet1;
console.log(xlsx.utils.sheet_to_csv(sheet).trim());
for (const row of [2, 3, 4]) {
  const [hours, pay] = [sheet[`B${row}`].v, sheet[`C${row}`].v];
  console.log(`stored ${hours * 24} hours; hucre ${formatValue(hours, '[h]:mm')}, ${formatValue(pay, '0.00')}`);
}
JS
seen=$(node try.mjs)
expected='name,hours,pay
Ona,26:30,265.00
Jonas,,-15.00
Rasa,,-80.00
stored 26.500000000000007 hours; hucre 26:30, 265.00
stored -1.5 hours; hucre 0:30, -15.00
stored -8.000000000000002 hours; hucre 0:00, -80.00'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
