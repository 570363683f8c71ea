#!/usr/bin/env bash
# icalendar 7.3.2 (PyPI): a file with a duty of 24 hours, read and written again.
#
# Guess: what is read and written unchanged says the same: PT24H stays PT24H, and 30 hours made in Python are PT30H.
# Behaviour: hours from 24 on become days, PT24H is P1D and PT30H is P1DT6H, which RFC 5545 takes for something else: a
#   day is one of the calendar. Over the night of 31 October 2027 in Vilnius the duty that ended at 11:00, after 24
#   hours, now ends at 12:00, after 25, in every reader that follows the standard; over that of 28 March it is an
#   hour short. A proxy, or a merge of feeds, changes the hours of others' calendars in two nights of a year.
# Source: RFC 5545, 3.3.6: the length of a day "depends on its position in the calendar", and hours are exact.
#   https://icalendar.readthedocs.io, `vDuration`: a value is a timedelta, which has no days of the calendar.
# Seen: see `expected` below, the end by the rule of 3.3.6 in Python's own zoneinfo.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check icalendar==7.3.2 tzdata==2026.2

cat > try.py <<'PY'
import re
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from icalendar import Calendar, vDuration

zone = ZoneInfo("Europe/Vilnius")


def end(start, text):
    """Days on the clock first, then exact hours."""
    days, hours = re.fullmatch(r"P(?:(\d+)D)?(?:T(\d+)H)?", text).groups()
    nominal = start + timedelta(days=int(days or 0))
    exact = nominal.astimezone(timezone.utc) + timedelta(hours=int(hours or 0))
    return exact.astimezone(zone)


def written(duration):
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Shifts//EN", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20270101T000000Z",
        "DTSTART;TZID=Europe/Vilnius:20271030T120000", f"DURATION:{duration}", "END:VEVENT", "END:VCALENDAR", "",
    ]
    again = Calendar.from_ical("\r\n".join(lines)).to_ical().decode()
    return re.search(r"DURATION:(\S+)", again)[1]


start = datetime(2027, 10, 30, 12, tzinfo=zone)
spring = datetime(2027, 3, 27, 12, tzinfo=zone)
for begin, before in ((start, "PT12H"), (start, "PT24H"), (start, "PT30H"), (spring, "PT24H")):
    after = written(before)
    print(f"{begin:%B}: {before}, until {end(begin, before):%d %H:%M}; written {after}, until {end(begin, after):%d %H:%M}")
print(f"timedelta of 30 hours: {vDuration(timedelta(hours=30)).to_ical().decode()}")
PY
seen=$(env/bin/python try.py)
expected='October: PT12H, until 31 00:00; written PT12H, until 31 00:00
October: PT24H, until 31 11:00; written P1D, until 31 12:00
October: PT30H, until 31 17:00; written P1DT6H, until 31 18:00
March: PT24H, until 28 13:00; written P1D, until 28 12:00
timedelta of 30 hours: P1DT6H'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
