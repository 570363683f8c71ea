#!/usr/bin/env bash
# polars 2.1.0 with fastexcel 0.21.0 (PyPI): `read_excel` of a timesheet of 120 rows, with no options.
#
# Guess: a text below a hundred numbers makes the column one of text, or is an error, as it is for `read_csv` of polars.
# Behaviour: it is null, without a warning: the types of a column are those of its first 100 rows, and what doesn't fit
#   is left out. The number A17 of an employee and hours of "7:30" are gone. Were that row the first one, both columns
#   would be of text, and nothing missing; so are they with infer_schema_length=None and with the engine openpyxl.
#   A number among times is lost in other ways: 8 below 08:30 is 8 January 1900, beside times of 31 December 1899,
#   and with the engine openpyxl the times are nanoseconds, so that 08:30 is 30600000000000 above an 8.
# Source: https://docs.pola.rs/api/python/stable/reference/api/polars.read_excel.html: infer_schema_length is "the maximum
#   number of rows to scan", as it is of read_csv; of what doesn't fit it says nothing. Columns that begin with empty
#   cells were reported in https://github.com/ToucanToco/fastexcel/issues/208.
# Seen: see `expected` below.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check polars==2.1.0 fastexcel==0.21.0 openpyxl==3.1.5

cat > try.py <<'PY'
import csv, datetime, warnings
import openpyxl, polars

warnings.simplefilter("error")


def rows(last):
    """A header, 119 rows of numbers and times, and one of texts as the 120th or the first."""
    numbers = [[1000 + i, 8, datetime.time(8, 30)] for i in range(119)]
    other = [["A17", "7:30", 8]]
    return [["number", "hours", "start"], *(numbers + other if last else other + numbers)]


def write(name, table):
    book = openpyxl.Workbook()
    for row in table:
        book.active.append(row)
    book.save(name)


def say(name, frame, row):
    times = frame["start"].cast(polars.String).unique(maintain_order=True)
    print(f"{name}: {frame.row(row)[:2]}, start {' and '.join(times)}")


write("last.xlsx", rows(True))
write("first.xlsx", rows(False))
say("last", polars.read_excel("last.xlsx"), -1)
say("first", polars.read_excel("first.xlsx"), 0)
say("last, openpyxl", polars.read_excel("last.xlsx", engine="openpyxl"), -1)
say("last, all rows", polars.read_excel("last.xlsx", infer_schema_length=None), -1)
with open("last.csv", "w", newline="") as file:
    csv.writer(file).writerows(rows(True))
try:
    say("last, CSV", polars.read_csv("last.csv"), -1)
except polars.exceptions.ComputeError as error:
    print("last, CSV:", str(error).splitlines()[0])
PY
seen=$(env/bin/python try.py)
expected="last: (None, None), start 1899-12-31 08:30:00.000 and 1900-01-08 00:00:00.000
first: ('A17', '7:30'), start 8 and 1899-12-31 08:30:00
last, openpyxl: ('A17', '7:30'), start 30600000000000 and 8
last, all rows: ('A17', '7:30'), start 1899-12-31 08:30:00 and 8
last, CSV: could not parse \`A17\` as dtype \`i64\` at column 'number' (column number 1)"
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
