#!/usr/bin/env bash
# Workbooks of openpyxl 3.1.5 (PyPI) with `iso_dates` and of xlsx (SheetJS) 0.18.5 (npm) with `cellDates`, read by
# exceljs 4.4.0, hucre 1.0.0 and read-excel-file 9.3.17 (npm), polars 2.1.0 with fastexcel 0.21.0 and openpyxl (PyPI).
#
# Guess: a cell of type "d", a date written as ISO 8601, is part of the format, so each reader has the date or refuses.
# Behaviour: exceljs reads as much of it as is a number, the year, and takes that for days since 1900: each shift of 2027
#   starts on 19 July 1905. Polars has null in place of what SheetJS writes, with milliseconds and a Z, so that all
#   shifts are without a start, and a sheet of dates alone is without rows; hucre has text. No error in any of them.
#   openpyxl and read-excel-file have the date of both writers.
# Source: ECMA-376 part 1, 18.18.11 (ST_CellType, "d"); in exceljs, `parseFloat` for all other types in cell-xform.js.
# Seen: see `expected` below, of a shift on 1 March 2027 from 22:00.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check openpyxl==3.1.5 polars==2.1.0 fastexcel==0.21.0
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0 hucre@1.0.0 read-excel-file@9.3.17

cat > write.py <<'PY'
import datetime, openpyxl

book = openpyxl.Workbook(iso_dates=True)
book.active.append(["name", "starts"])
book.active.append(["Ona", datetime.datetime(2027, 3, 1, 22, 0)])
book.save("openpyxl.xlsx")
PY
cat > write.cjs <<'JS'
const xlsx = require('xlsx');
const book = xlsx.utils.book_new();
const rows = [['name', 'starts'], ['Ona', new Date('2027-03-01T22:00:00')]];
xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows, { cellDates: true }), 'Hours');
xlsx.writeFile(book, 'sheetjs.xlsx', { cellDates: true });
JS
cat > read.py <<'PY'
import sys, openpyxl, polars

print("openpyxl", openpyxl.load_workbook(sys.argv[1]).active["B2"].value)
print("polars", polars.read_excel(sys.argv[1]).row(0)[1])
PY
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import Excel from 'exceljs';
import { readXlsx } from 'hucre';
import readExcelFile from 'read-excel-file/node';
const [, , file] = process.argv;
const book = await new Excel.Workbook().xlsx.readFile(file);
const say = (reader, value) => console.log(`${reader} ${value instanceof Date ? value.toISOString() : `"${value}"`}`);
say('exceljs', book.worksheets[0].getCell('B2').value);
say('hucre', (await readXlsx(readFileSync(file))).sheets[0].rows[1][1]);
say('read-excel-file', (await readExcelFile(file))[0].data[1][1]);
JS
env/bin/python write.py
TZ=UTC node write.cjs
seen=$(for writer in openpyxl sheetjs; do
  echo "written by $writer:"
  env/bin/python -W ignore read.py "$writer.xlsx"
  TZ=UTC node read.mjs "$writer.xlsx"
done)
expected='written by openpyxl:
openpyxl 2027-03-01 22:00:00
polars 2027-03-01 22:00:00
exceljs 1905-07-19T00:00:00.000Z
hucre "2027-03-01T22:00:00"
read-excel-file 2027-03-01T22:00:00.000Z
written by sheetjs:
openpyxl 2027-03-01 22:00:00
polars None
exceljs 1905-07-19T00:00:00.000Z
hucre "2027-03-01T22:00:00.000Z"
read-excel-file 2027-03-01T22:00:00.000Z'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
