#!/usr/bin/env bash
# date-holidays 3.37.0 (npm): Clean Monday and Whit Monday in Cyprus, and 26 December in Bulgaria, beside holidays 0.109
# (PyPI).
#
# Guess: Clean Monday is a Monday, and what a country's law lists as a holiday is of type "public".
# Behaviour: in Cyprus, and not in Greece, Clean Monday is public on the Tuesday after it (orthodox -47) and an
#   observance under the name of "Ash Sunday" on the Monday itself (-48); the Monday of Pentecost is not there at all.
#   In Bulgaria the second day of Christmas is an observance, in 2026 and all years. The list has as many days as one
#   expects, so nobody notices until the holiday is worked and not paid as one.
# Source: article 154(1) of the Bulgarian Labour Code ("24, 25 and 26 December"); Clean Monday is 48 days before
#   Orthodox Easter, 12 April 2026; data/countries/CY.yaml and BG.yaml of date-holidays.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check holidays==0.109

cat > try.cjs <<'JS'
const Holidays = require('date-holidays');
const weekday = (date) => new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
const asked = { GR: /^2026-(02|06)/, CY: /^2026-(02|06)/, BG: /^2026-12-26/ };
for (const [country, when] of Object.entries(asked)) {
  for (const { date, name, type } of new Holidays(country, { languages: ['en'] }).getHolidays(2026)) {
    const day = date.slice(0, 10);
    if (when.test(day)) console.log(`${country} ${day}: ${name}, ${weekday(day)}, ${type}`);
  }
}
JS
cat > try.py <<'PY'
import datetime, holidays
for country, day in (("CY", "2026-02-23"), ("CY", "2026-02-24"), ("CY", "2026-06-01"), ("BG", "2026-12-26")):
    is_holiday = datetime.date.fromisoformat(day) in holidays.country_holidays(country, years=2026)
    print(f"holidays for Python, {country} {day}: {'a holiday' if is_holiday else 'none'}")
PY
seen=$(node try.cjs && env/bin/python try.py)
expected='GR 2026-02-23: Ash Sunday, Monday, public
GR 2026-06-01: Whit Monday, Monday, public
CY 2026-02-23: Ash Sunday, Monday, observance
CY 2026-02-24: Clean Monday, Tuesday, public
BG 2026-12-26: Boxing Day, Saturday, observance
holidays for Python, CY 2026-02-23: a holiday
holidays for Python, CY 2026-02-24: none
holidays for Python, CY 2026-06-01: a holiday
holidays for Python, BG 2026-12-26: a holiday'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
