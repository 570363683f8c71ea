#!/usr/bin/env bash
# xlsx (SheetJS) 0.18.5 (npm) on a workbook of xlsxwriter 3.3.1 (PyPI) that counts days from 1904, beside exceljs 4.4.0.
#
# Guess: the reader knows the workbook's date system, whatever form it gives dates in: 1 March 2027 is that as text and,
#   with `cellDates`, as a Date.
# Behaviour: as text it is 2027-03-01 22:00. As a Date it is 28 February 2023, four years and a day earlier. Files that
#   show balances of hours below zero are often of 1904, as Excel shows -1:30 in no others. No error, and 2023 is a
#   likely year. That the text is right shows that the file was read as one of 1904.
# Source: ECMA-376 part 1, 18.2.28 (date1904); README of xlsx, "Epochs: 1900 and 1904", on how to learn a workbook's
#   epoch, and "Dates", which has no word on it.
# Seen: see `expected` below, on a machine in UTC.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check xlsxwriter==3.3.1
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0

cat > write.py <<'PY'
import datetime, xlsxwriter

for year in (1900, 1904):
    book = xlsxwriter.Workbook(f"{year}.xlsx", {"date_1904": year == 1904})
    sheet = book.add_worksheet("Hours")
    sheet.write_datetime("A1", datetime.datetime(2027, 3, 1, 22), book.add_format({"num_format": "yyyy-mm-dd hh:mm"}))
    book.close()
PY
cat > read.cjs <<'JS'
const xlsx = require('xlsx');
const Excel = require('exceljs');
const rounded = (date) => new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 16);
(async () => {
  for (const file of ['1900.xlsx', '1904.xlsx']) {
    const sheet = xlsx.readFile(file, { cellDates: true }).Sheets.Hours;
    const [[first]] = xlsx.utils.sheet_to_json(sheet, { header: 1 });
    const book = await new Excel.Workbook().xlsx.readFile(file);
    console.log(`${file}: text ${xlsx.utils.sheet_to_csv(xlsx.readFile(file).Sheets.Hours)}`);
    console.log(`${file}: cell ${rounded(sheet.A1.v)}, row ${rounded(first)}`);
    console.log(`${file}: exceljs ${rounded(book.worksheets[0].getCell('A1').value)}`);
  }
})();
JS
env/bin/python write.py
seen=$(TZ=UTC node read.cjs)
expected='1900.xlsx: text 2027-03-01 22:00
1900.xlsx: cell 2027-03-01T22:00, row 2027-03-01T22:00
1900.xlsx: exceljs 2027-03-01T22:00
1904.xlsx: text 2027-03-01 22:00
1904.xlsx: cell 2023-02-28T22:00, row 2023-02-28T22:00
1904.xlsx: exceljs 2027-03-01T22:00'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
