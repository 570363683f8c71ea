#!/usr/bin/env bash
# ts-ics 2.4.6 (npm): a weekly shift with a time zone, over the night in which the clocks go back.
#
# Guess: `extendByRecurrenceRule` gives the days of an event that `convertIcsCalendar` read with its zone: 08:00 in
#   Vilnius each week, wherever the program runs.
# Behaviour: it takes a Date and no zone and counts on the clock of the machine. On a server in UTC each shift after
#   31 October 2027 begins at 07:00, and an exception at 08:00 of the zone (EXDATE) then matches none: the shift that
#   was called off is there, an hour early. On a developer's machine in Vilnius all is right.
# Source: RFC 5545, 3.3.10 and 3.8.5.3: a series repeats the local time of its TZID. The README of ts-ics says nothing
#   of zones at `extendByRecurrenceRule`.
# Seen: see `expected` below, in local time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ts-ics@2.4.6 timezones-ical-library@2.3.0

cat > try.mjs <<'JS'
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics';
import { tzlib_get_ical_block } from 'timezones-ical-library';
const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Shifts//EN',
  ...tzlib_get_ical_block('Europe/Vilnius')[0].split('\r\n').filter(Boolean),
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTAMP:20270101T000000Z',
  'SUMMARY:Shift',
  'DTSTART;TZID=Europe/Vilnius:20271018T080000',
  'DTEND;TZID=Europe/Vilnius:20271018T160000',
  'RRULE:FREQ=WEEKLY;COUNT=5',
  'EXDATE;TZID=Europe/Vilnius:20271025T080000',
  'EXDATE;TZID=Europe/Vilnius:20271108T080000',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const [event] = convertIcsCalendar(undefined, text).events;
const exceptions = event.exceptionDates.map(({ date }) => date);
console.log(`  written: 18 October, 1 and 15 November at 08:00, without ${exceptions.length} days`);
for (const day of extendByRecurrenceRule(event.recurrenceRule, { start: event.start.date, exceptions })) {
  console.log('  ' + day.toLocaleString('sv', { timeZone: 'Europe/Vilnius' }).slice(0, 16));
}
JS
seen=$(for zone in Europe/Vilnius UTC; do echo "$zone" && TZ=$zone node try.mjs; done)
expected='Europe/Vilnius
  written: 18 October, 1 and 15 November at 08:00, without 2 days
  2027-10-18 08:00
  2027-11-01 08:00
  2027-11-15 08:00
UTC
  written: 18 October, 1 and 15 November at 08:00, without 2 days
  2027-10-18 08:00
  2027-11-01 07:00
  2027-11-08 07:00
  2027-11-15 07:00'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
