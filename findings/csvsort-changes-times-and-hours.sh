#!/usr/bin/env bash
# csvkit 2.2.0 with agate 1.14.2 (PyPI): a timesheet that is sorted by name, with no options.
#
# Guess: csvsort gives the same rows in another order, as sort does; whatever it makes of 22:00 to compare it, it writes
#   22:00.
# Behaviour: the sorted file has 0:22:00 for 22:00 and 0:07:30 for 7:30: hours and minutes are taken for minutes and
#   seconds, and are written so. "7,5" is 75 and "10,25" is 1025, and the number 007 of an employee is 7. A column in
#   which one cell is a word is left as it was, so that the next week's file may be right. csvjson and csvstat read the
#   same, ten hours as ten minutes; csvcut changes nothing, and neither does csvsort -I.
# Source: https://csvkit.readthedocs.io/en/latest/scripts/csvsort.html: "Like the Unix "sort" command, but for tabular
#   data", with -I to "disable type inference"; `TimeDelta` of agate, which leaves the text to pytimeparse.
# Seen: see `expected` below.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check csvkit==2.2.0 agate==1.14.2 pytimeparse==1.1.10

cat > hours.csv <<'CSV'
name,number,start,worked,break,paid
Rasa,012,22:00,10:15,lunch,"10,25"
Ona,007,8:30,7:30,0:30,"7,5"
CSV
seen=$(
  echo csvsort
  env/bin/csvsort -c name hours.csv
  echo 'csvsort -I'
  env/bin/csvsort -c name -I hours.csv
  echo "csvcut: $(env/bin/csvcut -c worked,paid hours.csv | tail -1)"
  echo "csvjson: $(env/bin/csvjson hours.csv | grep -o '"Ona".*}')"
  echo "csvstat, sum of worked: $(env/bin/csvstat -c worked --sum hours.csv)"
)
expected='csvsort
name,number,start,worked,break,paid
Ona,7,0:08:30,0:07:30,0:30,75
Rasa,12,0:22:00,0:10:15,lunch,1025
csvsort -I
name,number,start,worked,break,paid
Ona,007,8:30,7:30,0:30,"7,5"
Rasa,012,22:00,10:15,lunch,"10,25"
csvcut: 7:30,"7,5"
csvjson: "Ona", "number": 7.0, "start": "0:08:30", "worked": "0:07:30", "break": "0:30", "paid": 75.0}
csvstat, sum of worked: 0:17:45'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
