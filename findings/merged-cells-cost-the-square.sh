#!/usr/bin/env bash
# openpyxl 3.1.5 (PyPI), exceljs 4.4.0 (npm) and xlsxwriter 3.3.1 (PyPI): a roster that merges two cells for each shift.
#
# Guess: merging a range costs the same whichever is the last one, so four times the shifts take four times as long.
# Behaviour: openpyxl and exceljs compare each new range with all before it: four times as many take 13 and 11 times as
#   long, so that a year of 100 people (25,000 merged shifts) takes two minutes of a core where 1,000 take 0.2 s.
#   xlsxwriter, which also refuses overlaps, finds them in a table and takes three to four times as long.
# Source: `MultiCellRange.add` in openpyxl/worksheet/cell_range.py, `_mergeCellsInternal` in lib/doc/worksheet.js of
#   exceljs; https://openpyxl.readthedocs.io/en/stable/usage.html and the README of exceljs name no limit.
# Seen: see `expected` below: time of the processor for 4,000 against 1,000 merged ranges, the better of two runs each.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check openpyxl==3.1.5 xlsxwriter==3.3.1

cat > try.py <<'PY'
import time, openpyxl, xlsxwriter


def with_openpyxl(count):
    sheet = openpyxl.Workbook().active
    for row in range(1, count + 1):
        sheet.merge_cells(start_row=row, end_row=row, start_column=1, end_column=2)


def with_xlsxwriter(count):
    sheet = xlsxwriter.Workbook("roster.xlsx").add_worksheet()
    for row in range(count):
        sheet.merge_range(row, 0, row, 1, "08:00-16:00")


def seconds(merge, count):
    start = time.process_time()
    merge(count)
    return time.process_time() - start


for merge in (with_openpyxl, with_xlsxwriter):
    few, many = (min(seconds(merge, count) for _ in range(2)) for count in (1000, 4000))
    print(f"{merge.__name__[5:]}: {'more' if many > 8 * few else 'less'} than eight times")
PY
cat > try.cjs <<'JS'
const { Workbook } = require('exceljs');
const merge = (count) => {
  const start = process.cpuUsage();
  const sheet = new Workbook().addWorksheet('roster');
  for (let row = 1; row <= count; row += 1) sheet.mergeCells(row, 1, row, 2);
  const { user, system } = process.cpuUsage(start);
  return user + system;
};
const [few, many] = [1000, 4000].map((count) => Math.min(merge(count), merge(count)));
console.log(`exceljs: ${many > 8 * few ? 'more' : 'less'} than eight times`);
JS
seen=$(env/bin/python try.py 2>/dev/null && node try.cjs)
expected='openpyxl: more than eight times
xlsxwriter: less than eight times
exceljs: more than eight times'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
