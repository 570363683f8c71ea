#!/usr/bin/env bash
# Babel 2.19.0 (PyPI): the number of a week in a language without a country, beside Intl of Node.js.
#
# Guess: "lt" is Lithuanian as it is written in Lithuania, and "de" German as in Germany, so that 4 January 2027 is in
#   week 1 in "lt" and in "lt_LT", as it is on calendars there.
# Behaviour: in "lt" it is of week 2. Without a country Babel has the rule of the world, by which one day of January
#   makes a week the first: from 31 December 2026 on each week is one too many, and the rota of week 5
#   that of week 4. In March 2026 the two agreed, as they do in years that begin on a Monday to a Thursday; dates and the first
#   day of the week are alike in both. Intl knows from "lt" that the first week needs four days.
# Source: CLDR, weekData, minDays 4 for DE, EE, LT and others; UTS 35, "Likely Subtags", for the country of a language.
#   https://babel.pocoo.org/en/latest/api/core.html has `min_week_days` with a country only.
# Seen: see `expected` below: the weeks of three days, the days that a first week needs, and a date.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check babel==2.19.0

cat > try.py <<'PY'
import datetime
from babel import Locale
from babel.dates import format_date

days = [datetime.date(2026, 3, 2), datetime.date(2026, 12, 31), datetime.date(2027, 1, 4)]
for name in ("lt", "lt_LT", "de", "de_DE", "et", "et_EE"):
    locale = Locale.parse(name)
    weeks = [format_date(day, "YYYY-'W'ww", locale=locale) for day in days]
    print(f"{name}: {', '.join(weeks)}; {locale.min_week_days}; {format_date(days[0], locale=locale)}")
print("ISO 8601: " + ", ".join(f"{day:%G-W%V}" for day in days))
PY
cat > try.mjs <<'JS'
const days = ['lt', 'de', 'et'].map((name) => {
  const locale = new Intl.Locale(name);
  return `${name} ${(locale.getWeekInfo?.() ?? locale.weekInfo).minimalDays}`;
});
console.log(`Intl: ${days.join(', ')}`);
JS
seen=$(
  env/bin/python try.py
  node try.mjs
)
expected='lt: 2026-W10, 2027-W01, 2027-W02; 1; 2026-03-02
lt_LT: 2026-W10, 2026-W53, 2027-W01; 4; 2026-03-02
de: 2026-W10, 2027-W01, 2027-W02; 1; 02.03.2026
de_DE: 2026-W10, 2026-W53, 2027-W01; 4; 02.03.2026
et: 2026-W10, 2027-W01, 2027-W02; 1; 2. märts 2026
et_EE: 2026-W10, 2026-W53, 2027-W01; 4; 2. märts 2026
ISO 8601: 2026-W10, 2026-W53, 2027-W01
Intl: lt 4, de 4, et 4'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
