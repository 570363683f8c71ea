#!/usr/bin/env bash
# exceljs 4.4.0 (npm) on a workbook of xlsxwriter 3.3.1 (PyPI): hours and days of leave whose unit is shown by the
# number format, beside xlsx 0.18.5, hucre 1.0.0 and read-excel-file 9.3.17 (npm).
#
# Guess: 7.5 shown as "7.50 h" is the number 7.5, whether the format has the letter in quotes or after a backslash, as
#   Excel stores many letters that are typed without quotes.
# Behaviour: after a backslash it is a Date, 6 January 1900, 12:00. exceljs leaves out what stands in quotes and
#   brackets, and any d, h, m, s, y or b that is left makes a date: "h", "d." and "mėn." do, "val." doesn't, and so does
#   the width of a letter (_d). The others read 7.5.
# Source: ECMA-376 part 1, 18.8.31: a backslash shows the character after it, and _ keeps its width. `isDateFmt` in
#   lib/utils/utils.js of exceljs.
# Seen: see `expected` below.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 hucre@1.0.0 read-excel-file@9.3.17
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check xlsxwriter==3.3.1

cat > write.py <<'PY'
import xlsxwriter

book = xlsxwriter.Workbook("hours.xlsx")
sheet = book.add_worksheet()
for row, shown in enumerate(['0.00" h"', r"0.00\ \h", r"0.0\ \d\.", r"0.0\ \m\ė\n\.", r"0.00\ \v\a\l\.", "0.00_d"]):
    sheet.write_string(row, 0, shown)
    sheet.write_number(row, 1, 7.5, book.add_format({"num_format": shown}))
book.close()
PY
env/bin/python write.py

cat > try.mjs <<'JS'
import ExcelJS from 'exceljs';
import { readXlsx } from 'hucre';
import { readFileSync } from 'node:fs';
import { readSheet } from 'read-excel-file/node';
import xlsx from 'xlsx';
const book = new ExcelJS.Workbook();
await book.xlsx.readFile('hours.xlsx');
const byXlsx = xlsx.readFile('hours.xlsx', { cellDates: true }).Sheets.Sheet1;
const byHucre = (await readXlsx(readFileSync('hours.xlsx'))).sheets[0].rows;
const byReadExcelFile = await readSheet('hours.xlsx');
const say = (value) => (value instanceof Date ? value.toISOString().slice(0, 16) : `${typeof value} ${value}`);
book.worksheets[0].eachRow((row, i) => {
  const others = [byXlsx[`B${i}`].v, byHucre[i - 1][1], byReadExcelFile[i - 1][1]].map(say);
  console.log(`${row.getCell(1).value}: exceljs ${say(row.getCell(2).value)}; ${[...new Set(others)].join(', ')}`);
});
JS
seen=$(TZ=UTC node try.mjs)
expected='0.00" h": exceljs number 7.5; number 7.5
0.00\ \h: exceljs 1900-01-06T12:00; number 7.5
0.0\ \d\.: exceljs 1900-01-06T12:00; number 7.5
0.0\ \m\ė\n\.: exceljs 1900-01-06T12:00; number 7.5
0.00\ \v\a\l\.: exceljs number 7.5; number 7.5
0.00_d: exceljs 1900-01-06T12:00; number 7.5'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
