#!/usr/bin/env bash
# A series that was moved from its third day on (RANGE=THISANDFUTURE) in ical.js 2.2.1 and node-ical 0.27.2 (npm) and
# recurring-ical-events 3.8.2 with icalendar 7.3.2, icalevents 0.3.1 and ical 14.3.1 (PyPI).
#
# Guess: "this and all following" of a calendar is read as that, or refused: from 3 March on the shift is at 12:00 in
#   Vilnius, for all of the last three of five days.
# Behaviour: two of the five readers do. node-ical, icalevents and ical move the one day and leave the others at 08:00,
#   so that a reader of the calendar comes four hours early on each day that follows, and without a warning.
# Source: RFC 5545, 3.2.13 (RANGE: the instance and all after it) and 3.8.4.4.
# Seen: see `expected` below, in UTC.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check \
  recurring-ical-events==3.8.2 icalendar==7.3.2 icalevents==0.3.1 ical==14.3.1
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2

sed 's/$/\r/' > file.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VTIMEZONE
TZID:Europe/Vilnius
BEGIN:STANDARD
DTSTART:20261025T040000
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20270101T000000Z
DTSTART;TZID=Europe/Vilnius:20270301T080000
DTEND;TZID=Europe/Vilnius:20270301T160000
RRULE:FREQ=DAILY;COUNT=5
END:VEVENT
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20270102T000000Z
RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Vilnius:20270303T080000
DTSTART;TZID=Europe/Vilnius:20270303T120000
DTEND;TZID=Europe/Vilnius:20270303T200000
END:VEVENT
END:VCALENDAR
ICS
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import ical from 'node-ical';
const text = readFileSync('file.ics', 'utf8');
const short = (start) => start.toISOString().slice(8, 16);
const say = (reader, starts) => console.log(`${reader}: ${starts.map(short).sort()}`);
const calendar = new ICAL.Component(ICAL.parse(text));
ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone'));
const [series, changed] = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
series.relateException(changed);
const starts = [];
const days = series.iterator();
for (let day = days.next(); day; day = days.next()) {
  starts.push(series.getOccurrenceDetails(day).startDate.toJSDate());
}
say('ical.js', starts);
const event = ical.sync.parseICS(text)['1@example.org'];
const year = { from: new Date('2027-01-01'), to: new Date('2028-01-01') };
say('node-ical', ical.expandRecurringEvent(event, year).map((one) => one.start));
JS
cat > try.py <<'PY'
from datetime import datetime, timezone
from zoneinfo import ZoneInfo
import icalendar, recurring_ical_events
from ical.calendar_stream import IcsCalendarStream
from icalevents.icalevents import events

text = open("file.ics", newline="").read()
year = datetime(2027, 1, 1, tzinfo=timezone.utc), datetime(2028, 1, 1, tzinfo=timezone.utc)
timeline = IcsCalendarStream.calendar_from_ics(text).timeline_tz(ZoneInfo("Europe/Vilnius"))
readers = {
    "recurring-ical-events": recurring_ical_events.of(icalendar.Calendar.from_ical(text)).between(*year),
    "icalevents": events(string_content=text.encode(), start=year[0], end=year[1]),
    "ical": timeline.overlapping(*year),
}
for reader, found in readers.items():
    print(f"{reader}: {','.join(sorted(one.start.astimezone(timezone.utc).strftime('%dT%H:%M') for one in found))}")
PY
seen=$(TZ=UTC node try.mjs && env/bin/python -W ignore try.py)
expected='ical.js: 01T06:00,02T06:00,03T10:00,04T10:00,05T10:00
node-ical: 01T06:00,02T06:00,03T10:00,04T06:00,05T06:00
recurring-ical-events: 01T06:00,02T06:00,03T10:00,04T10:00,05T10:00
icalevents: 01T06:00,02T06:00,03T10:00,04T06:00,05T06:00
ical: 01T06:00,02T06:00,03T10:00,04T06:00,05T06:00'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
