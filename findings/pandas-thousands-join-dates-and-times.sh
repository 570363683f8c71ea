#!/usr/bin/env bash
# pandas 3.1.1 (PyPI): a German file of hours read with decimal="," and thousands=".".
#
# Guess: a separator of thousands is one before three figures, as in 1.234,50; dates, times and other points are left.
# Behaviour: every point is taken out of what then is a number: 01.03.2027 is 1032027, 08.30 is 830, and 7.5 in a column
#   of hours is 75, ten times the pay, all as int64 or float64 without a warning. So 1.03.2027 and 10.3.2027 are one
#   number. A dtype or a format of dates for the column keeps it.
# Source: https://pandas.pydata.org/docs/reference/api/pandas.read_csv.html: thousands is the "character acting as the
#   thousands separator in numerical values".
# Seen: see `expected` below, beside polars 2.1.0 (PyPI) with decimal_comma, which leaves them as text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pandas==3.1.1 polars==2.1.0

cat > try.py <<'PY'
import io, pandas, polars

text = "date;start;hours;pay\n01.03.2027;08.30;7,5;1.234,50\n13.03.2027;22.00;7.5;950,00\n"
read = pandas.read_csv(io.StringIO(text), sep=";", decimal=",", thousands=".")
for name in read:
    print(f"{name}: pandas {read[name].tolist()} {read[name].dtype}")
beside = polars.read_csv(text.encode(), separator=";", decimal_comma=True)
print(f"polars: {beside.row(1)}")
same = pandas.read_csv(io.StringIO("date\n1.03.2027\n10.3.2027\n"), thousands=".")["date"]
print(f"1.03.2027 and 10.3.2027: {same.tolist()}")
PY
seen=$(env/bin/python try.py 2>&1)
expected="date: pandas [1032027, 13032027] int64
start: pandas [830, 2200] int64
hours: pandas [7.5, 75.0] float64
pay: pandas [1234.5, 950.0] float64
polars: ('13.03.2027', '22.00', '7.5', '950,00')
1.03.2027 and 10.3.2027: [1032027, 1032027]"
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
