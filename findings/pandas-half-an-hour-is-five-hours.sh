#!/usr/bin/env bash
# pandas 3.1.1 (PyPI): hours as ISO 8601 durations with a decimal part, beside isodate 0.7.2 and pydantic 2.14.4.
#
# Guess: PT7.5H is seven and a half hours, or an error; PT8.0H is eight, and PT0.5H is half an hour.
# Behaviour: what stands before the point is seconds, and what follows it is hours: PT7.5H is five hours and seven
#   seconds, PT0.5H five hours, PT7.25H more than a day, and PT8.0H eight seconds. Days and minutes do the same; seconds
#   alone are right. A month (P1M) is a minute, and a comma is an error. A column of such hours adds up, to ten hours
#   and 15 seconds instead of 16, without a warning. What pandas writes itself has a point in seconds only.
# Source: ISO 8601-1:2019, 5.5.2.3: the smallest unit of a duration may have a decimal part.
#   https://pandas.pydata.org/docs/user_guide/timedeltas.html: "including ISO 8601 Duration strings"; reported, with
#   other forms, in https://github.com/pandas-dev/pandas/issues/51882, open since 2023.
# Seen: see `expected` below.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pandas==3.1.1 isodate==0.7.2 pydantic==2.14.4

cat > try.py <<'PY'
import datetime, warnings
import isodate, pandas, pydantic

warnings.simplefilter("error")
adapter = pydantic.TypeAdapter(datetime.timedelta)
for text in ("PT7H30M", "PT7.5H", "PT0.5H", "PT7.25H", "PT8.0H", "P0.5D", "PT1.5M", "PT1.5S", "P1M", "PT7,5H"):
    try:
        seen = pandas.Timedelta(text).to_pytimedelta()
    except ValueError:
        seen = "an error"
    print(f"{text}: pandas {seen}; isodate {isodate.parse_duration(text)}; pydantic {adapter.validate_python(text)}")
hours = pandas.to_timedelta(pandas.Series(["PT8.0H", "PT7.5H", "PT0.5H"]))
print(f"8 and 7.5 and 0.5 hours: {hours.sum()}")
PY
seen=$(env/bin/python try.py)
expected='PT7H30M: pandas 7:30:00; isodate 7:30:00; pydantic 7:30:00
PT7.5H: pandas 5:00:07; isodate 7:30:00; pydantic 7:30:00
PT0.5H: pandas 5:00:00; isodate 0:30:00; pydantic 0:30:00
PT7.25H: pandas 1 day, 1:00:07; isodate 7:15:00; pydantic 7:15:00
PT8.0H: pandas 0:00:08; isodate 8:00:00; pydantic 8:00:00
P0.5D: pandas 5 days, 0:00:00; isodate 12:00:00; pydantic 12:00:00
PT1.5M: pandas 0:05:01; isodate 0:01:30; pydantic 0:01:30
PT1.5S: pandas 0:00:01.500000; isodate 0:00:01.500000; pydantic 0:00:01.500000
P1M: pandas 0:01:00; isodate 1 month, 0:00:00; pydantic 30 days, 0:00:00
PT7,5H: pandas an error; isodate 7:30:00; pydantic 7:30:00
8 and 7.5 and 0.5 hours: 0 days 10:00:15'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
