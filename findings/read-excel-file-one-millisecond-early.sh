#!/usr/bin/env bash
# read-excel-file 9.3.17 (npm), with workbooks of write-excel-file 4.1.1 (npm, same author) and xlsxwriter 3.3.1 (PyPI).
#
# Guess: a cell that was written as 2027-03-01 22:00 is read as that moment.
# Behaviour: every third quarter of an hour is read a millisecond early, as 21:59:59.999: the product of days and
#   86 400 000 is cut at the point, not rounded. Who takes hours and minutes from the Date has a shift from 21:59.
#   Spreadsheets show 22:00.
# Source: README of read-excel-file, "Dates", says that it usually just works; `parseExcelTimestamp` of its code. No
#   binary fraction is 22/24, so a cell has the nearest one (ECMA-376 part 1, 18.17.4, dates and times as numbers).
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 write-excel-file@4.1.1
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check xlsxwriter==3.3.1

cat > write.py <<'PY'
import datetime, xlsxwriter
book = xlsxwriter.Workbook("python.xlsx")
sheet = book.add_worksheet()
shown = book.add_format({"num_format": "yyyy-mm-dd hh:mm"})
first = datetime.datetime(2027, 3, 1)
for row in range(31 * 96):
    sheet.write_datetime(row, 0, first + row * datetime.timedelta(minutes=15), shown)
book.close()
PY
env/bin/python write.py

cat > try.mjs <<'JS'
import read from 'read-excel-file/node';
import write from 'write-excel-file/node';
const times = Array.from({ length: 31 * 96 }, (_, row) => new Date(Date.UTC(2027, 2, 1, 0, 15 * row)));
const rows = times.map((value) => [{ value, type: Date, format: 'yyyy-mm-dd hh:mm' }]);
await write(rows).toFile('javascript.xlsx');
for (const file of ['javascript.xlsx', 'python.xlsx']) {
  const [{ data }] = await read(file);
  const early = times.filter((time, row) => data[row][0].getTime() === time.getTime() - 1).length;
  const exact = times.filter((time, row) => data[row][0].getTime() === time.getTime()).length;
  console.log(`${file}: of ${times.length} times, ${exact} exact, ${early} a millisecond early`);
  const row = times.findIndex((time, at) => data[at][0] < time && time.getUTCHours() === 22);
  console.log(`  written ${times[row].toISOString()}, read ${data[row][0].toISOString()}`);
}
JS
seen=$(node try.mjs)
expected='javascript.xlsx: of 2976 times, 1984 exact, 992 a millisecond early
  written 2027-03-01T22:15:00.000Z, read 2027-03-01T22:14:59.999Z
python.xlsx: of 2976 times, 1984 exact, 992 a millisecond early
  written 2027-03-01T22:00:00.000Z, read 2027-03-01T21:59:59.999Z'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
