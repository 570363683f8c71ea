#!/usr/bin/env bash
# dateparser 1.5.0 (PyPI), language lt: days and months with and without a leading zero.
#
# Guess: 3.4.2027 and 03.04.2027 are one day, the third of April, in Lithuanian as in Latvian and Estonian.
# Behaviour: in Lithuanian 03.04.2027 is 3 April and 3.4.2027 is 4 March; 13.4.2027 is 13 April again. Of the days 1-12
#   of a list, those that were typed without zeros are in another month, and none is refused: 99 days of a year. The
#   date order of lt is YMD there, which is then taken for month first; sv and hu are the same. The long date of the
#   language itself (2027 m. balandžio 3 d.) is None.
# Source: https://dateparser.readthedocs.io/en/latest/settings.html#date-order; data/date_translation_data/lt.py. CLDR
#   has y-MM-dd for lt; no form of the language has the month before the day and the year last.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check dateparser==1.5.0

cat > try.py <<'PY'
import dateparser

for text in ("03.04.2027", "3.4.2027", "3.4.2027 22:00", "13.4.2027", "2027 m. balandžio 3 d."):
    found = {language: dateparser.parse(text, languages=[language]) for language in ("lt", "lv", "et")}
    print(f"{text}: " + ", ".join(f"{language} {at and at.date()}" for language, at in found.items()))
PY
seen=$(env/bin/python try.py 2>&1)
expected='03.04.2027: lt 2027-04-03, lv 2027-04-03, et 2027-04-03
3.4.2027: lt 2027-03-04, lv 2027-04-03, et 2027-04-03
3.4.2027 22:00: lt 2027-03-04, lv 2027-04-03, et 2027-04-03
13.4.2027: lt 2027-04-13, lv 2027-04-13, et 2027-04-13
2027 m. balandžio 3 d.: lt None, lv None, et None'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
