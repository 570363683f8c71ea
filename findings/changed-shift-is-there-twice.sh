#!/usr/bin/env bash
# ical 14.3.1 (PyPI, the calendars of Home Assistant), beside recurring-ical-events 3.8.2 with icalendar 7.3.2: one day
# of a series that was moved, when its RECURRENCE-ID is in UTC; and shifts on named days (RDATE).
#
# Guess: 06:00Z on 2 March is 08:00 in Vilnius, the second shift of the series, whichever of the two the file names: the
#   shift is on its new day, and no longer on the old one.
# Behaviour: with the zone it is so. In UTC nothing is found at that time, without an error, and the shift is there
#   twice, on the old day and on the new one: an employee of three shifts has four. A list of named days is without
#   its first one, the start of the event.
# Source: RFC 5545, 3.8.4.4: RECURRENCE-ID names a moment, "in UTC" or with a zone; 3.8.5.2: DTSTART is of the set.
# Seen: see `expected` below, in UTC.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check ical==14.3.1 recurring-ical-events==3.8.2 icalendar==7.3.2

cat > try.py <<'PY'
from datetime import datetime, timezone
from zoneinfo import ZoneInfo
import icalendar, recurring_ical_events
from ical.calendar_stream import IcsCalendarStream

zone = "TZID=Europe/Vilnius"
head = ["BEGIN:VEVENT", "UID:1@example.org", "DTSTAMP:20270101T000000Z"]
year = datetime(2027, 1, 1, tzinfo=timezone.utc), datetime(2028, 1, 1, tzinfo=timezone.utc)


def file(*events):
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN"]
    for event in events:
        lines += [*head, *event, "END:VEVENT"]
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


def day(number):
    return [f"DTSTART;{zone}:202703{number}T080000", f"DTEND;{zone}:202703{number}T160000"]


def say(what, text):
    ours = IcsCalendarStream.calendar_from_ics(text).timeline_tz(ZoneInfo("Europe/Vilnius")).overlapping(*year)
    other = recurring_ical_events.of(icalendar.Calendar.from_ical(text)).between(*year)
    for reader, starts in {"ical": [one.start for one in ours], "other": [one.start for one in other]}.items():
        days = sorted(start.astimezone(timezone.utc).strftime("%d %H:%M") for start in starts)
        print(f"{what}, {reader}: {', '.join(days)}")


series = [*day("01"), "RRULE:FREQ=DAILY;COUNT=3"]
say("moved, with its zone", file(series, [f"RECURRENCE-ID;{zone}:20270302T080000", *day("10")]))
say("moved, in UTC", file(series, ["RECURRENCE-ID:20270302T060000Z", *day("10")]))
say("named days", file([*day("01"), f"RDATE;{zone}:20270303T080000,20270305T080000"]))
PY
seen=$(env/bin/python -W ignore try.py)
expected='moved, with its zone, ical: 01 06:00, 03 06:00, 10 06:00
moved, with its zone, other: 01 06:00, 03 06:00, 10 06:00
moved, in UTC, ical: 01 06:00, 02 06:00, 03 06:00, 10 06:00
moved, in UTC, other: 01 06:00, 03 06:00, 10 06:00
named days, ical: 03 06:00, 05 06:00
named days, other: 01 06:00, 03 06:00, 05 06:00'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
