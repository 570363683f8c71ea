#!/usr/bin/env bash
# ical.js 2.2.1 and node-ical 0.27.2 (npm): shifts over the night in which the clocks go back, 31 October 2027, Vilnius.
#
# Guess: two readers of one file agree on when a shift ends, and both follow RFC 5545: PT24H are 24 hours, P1D is a day
#   on the clock (25 hours here), and each occurrence of a series has the same exact length, here 8 hours.
# Behaviour: neither does. ical.js counts on the clock: PT24H is 25 hours, and the second night of a series is 9.
#   node-ical counts hours: P1D is 24. One file has the night end at 05:00 for one reader and at 06:00 for the other,
#   and a duty of 24 hours is an hour longer for one of them.
# Source: RFC 5545, 3.3.6 (days are nominal, hours exact) and 3.8.5.3: "the same exact duration will apply to all the
#   members of the generated recurrence set" where DTEND is given, as all calendars write it.
# Seen: see `expected` below, in hours from the start.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2 timezones-ical-library@2.3.0

cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { tzlib_get_ical_block } from 'timezones-ical-library';
const zone = tzlib_get_ical_block('Europe/Vilnius')[0].split('\r\n').filter(Boolean);
const kinds = {
  PT24H: ['DTSTART;TZID=Europe/Vilnius:20271030T120000', 'DURATION:PT24H'],
  P1D: ['DTSTART;TZID=Europe/Vilnius:20271030T120000', 'DURATION:P1D'],
  'second night of a series, 22:00-06:00': [
    'DTSTART;TZID=Europe/Vilnius:20271029T220000',
    'DTEND;TZID=Europe/Vilnius:20271030T060000',
    'RRULE:FREQ=DAILY;COUNT=2',
  ],
};
const hours = (start, end) => (end - start) / 3_600_000;
for (const [kind, lines] of Object.entries(kinds)) {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Shifts//EN', ...zone];
  const shift = ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20270101T000000Z', 'SUMMARY:Shift', ...lines, 'END:VEVENT'];
  const text = [...head, ...shift, 'END:VCALENDAR', ''].join('\r\n');

  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone'));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent'));
  let last = event;
  if (event.isRecurring()) {
    const dates = event.iterator();
    dates.next();
    last = event.getOccurrenceDetails(dates.next());
  }
  const byIcalJs = hours(last.startDate.toJSDate(), last.endDate.toJSDate());

  const read = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
  const span = { from: new Date('2027-10-01T00:00:00Z'), to: new Date('2027-12-01T00:00:00Z') };
  const { start, end } = nodeIcal.expandRecurringEvent(read, span).at(-1);
  console.log(`${kind}: ical.js ${byIcalJs}, node-ical ${hours(start, end)}`);
}
JS
seen=$(TZ=UTC node try.mjs)
expected='PT24H: ical.js 25, node-ical 24
P1D: ical.js 25, node-ical 24
second night of a series, 22:00-06:00: ical.js 9, node-ical 8'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
