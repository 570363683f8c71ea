#!/usr/bin/env bash
# pandas 3.1.1 with openpyxl 3.1.5 (PyPI): a column of Timedelta in a workbook.
#
# Guess: half an hour is shown as 0:30, as openpyxl itself writes a timedelta ("[hh]:mm:ss").
# Behaviour: it is stored as the part of a day, 0.0208..., in the number format "0", so that every spreadsheet shows 0,
#   and pandas reads it back as a float. Three formats for one value: to_csv writes "0 days 00:30:00".
#   `_value_with_fmt` in pandas/io/excel/_base.py.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pandas==3.1.1 openpyxl==3.1.5
cat > try.py <<'PY'
import datetime, openpyxl, pandas
frame = pandas.DataFrame({"break": [pandas.Timedelta(minutes=30)]})
frame.to_excel("pandas.xlsx", index=False, engine="openpyxl")
cell = openpyxl.load_workbook("pandas.xlsx").active["A2"]
print("to_excel:", cell.value, cell.number_format)
print("read_excel:", pandas.read_excel("pandas.xlsx")["break"][0])
print("to_csv:", frame.to_csv(index=False).split()[1:])
book = openpyxl.Workbook()
book.active["A1"] = datetime.timedelta(minutes=30)
print("openpyxl:", book.active["A1"].number_format)
PY
seen=$(env/bin/python try.py)
expected="to_excel: 0.02083333333333333 0
read_excel: 0.02083333333333333
to_csv: ['0', 'days', '00:30:00']
openpyxl: [hh]:mm:ss"
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
