#!/usr/bin/env bash
# aniso8601 10.0.1 (PyPI): a shift that ends at 24:00, beside dateutil 2.9.0.post0, arrow 1.4.0 and ciso8601 2.4.1.
#
# Guess: 24:00 is the end of the day, the same moment as 00:00 of the next, or an error.
# Behaviour: it is 00:00 of the same day, a day early. From 16:00 to 24:00 is an interval that ends 16 hours before it
#   starts, and eight hours before 24:00 is 16:00 of the day before. The other three have 00:00 of the next day.
# Source: ISO 8601:2004, 4.2.3: 24:00 is "the end of a calendar day"; the edition of 2019 took it out and its amendment
#   of 2022 brought it back. README of aniso8601 names leap seconds as not supported, and says nothing of 24:00.
# Seen: see `expected` below.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check aniso8601==10.0.1 python-dateutil==2.9.0.post0 arrow==1.4.0 \
  ciso8601==2.4.1

cat > try.py <<'PY'
import aniso8601, arrow, ciso8601
from dateutil.parser import isoparse

readers = {
    "aniso8601": aniso8601.parse_datetime,
    "dateutil": isoparse,
    "arrow": lambda text: arrow.get(text).naive,
    "ciso8601": ciso8601.parse_datetime,
}
for name, read in readers.items():
    print(f"{name}: {read('2027-03-01T24:00')}, {read('2027-03-01T24:00:00')}")
for text in ("2027-03-01T16:00/2027-03-01T24:00", "2027-03-01T16:00/24:00", "PT8H/2027-03-01T24:00"):
    first, second = aniso8601.parse_interval(text)
    start, end = (second, first) if text.startswith("P") else (first, second)
    print(f"{text}: from {start} to {end}, {(end - start).total_seconds() / 3600:g} hours")
PY
seen=$(env/bin/python try.py)
expected='aniso8601: 2027-03-01 00:00:00, 2027-03-01 00:00:00
dateutil: 2027-03-02 00:00:00, 2027-03-02 00:00:00
arrow: 2027-03-02 00:00:00, 2027-03-02 00:00:00
ciso8601: 2027-03-02 00:00:00, 2027-03-02 00:00:00
2027-03-01T16:00/2027-03-01T24:00: from 2027-03-01 16:00:00 to 2027-03-01 00:00:00, -16 hours
2027-03-01T16:00/24:00: from 2027-03-01 16:00:00 to 2027-03-01 00:00:00, -16 hours
PT8H/2027-03-01T24:00: from 2027-02-28 16:00:00 to 2027-03-01 00:00:00, 8 hours'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
