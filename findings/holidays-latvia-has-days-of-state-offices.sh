#!/usr/bin/env bash
# holidays 0.109 (PyPI) and date-holidays 3.37.0 (npm): the public holidays of Latvia in 2026.
#
# Guess: both list what the law On Public Holidays names, and a day that only some employers have is of a category of
#   its own, or goes with `observed=False`.
# Behaviour: holidays for Python has 2 January and 22 June among them, of the only category (public), with and without
#   `observed`. An order of the government moves the work of state offices of those days to a Saturday; in a shop or a
#   kitchen they are ordinary days, and pay at the double rate of a holiday would be wrong. The Saturday of 17 January
#   is a working day for `is_working_day`. date-holidays has neither, and lacks Mother's Day and Pentecost.
# Source: Labour Law of Latvia, section 133(4): the order is for those "financed from the State budget" with five days
#   a week; section 68: the supplement for work on a holiday. Law On Public Holidays, section 1.
# Seen: see `expected` below: the dates that only one of them has.
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
const days = new Holidays('LV').getHolidays(2026).filter(({ type }) => type === 'public');
console.log(days.map(({ date }) => date.slice(0, 10)).join(' '));
JS
cat > try.py <<'PY'
import datetime, sys, holidays

others = set(sys.argv[1].split())
for observed in (True, False):
    days = holidays.LV(years=2026, observed=observed, categories=(holidays.PUBLIC,), language="en_US")
    named = [(str(day), " (day off)" if name.startswith("Day off") else "") for day, name in sorted(days.items())]
    alone = [day + note for day, note in named if day not in others]
    print(f"observed={observed}: {len(days)} public, not in the other: {', '.join(alone)}")
print(f"not in holidays: {len(others - {str(day) for day in days})}")
print(f"17 January is a working day: {days.is_working_day(datetime.date(2026, 1, 17))}")
PY
seen=$(env/bin/python try.py "$(node try.cjs)")
expected='observed=True: 17 public, not in the other: 2026-01-02 (day off), 2026-05-10, 2026-05-24, 2026-06-22 (day off)
observed=False: 17 public, not in the other: 2026-01-02 (day off), 2026-05-10, 2026-05-24, 2026-06-22 (day off)
not in holidays: 0
17 January is a working day: True'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
