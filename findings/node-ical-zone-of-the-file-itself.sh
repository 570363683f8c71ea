#!/usr/bin/env bash
# node-ical 0.27.2, ical.js 2.2.1 and ts-ics 2.4.6 (npm): a file that defines its time zone under a name of its own.
#
# Guess: 08:00 in "Vilnius Office", whose VTIMEZONE stands in the file with offsets and dates of change, is 06:00 UTC in
#   winter, whatever the name and the machine: that is what VTIMEZONE is for.
# Behaviour: node-ical looks at the VTIMEZONE of a date that has a TZID only if the name is one of Microsoft's for custom
#   zones; any other name that the time zone database lacks is the clock of the machine. On a server in UTC the shift
#   begins two hours late; on a developer's machine in Vilnius it is right. ical.js and ts-ics read the file.
# Source: RFC 5545, 3.2.19: a TZID without a leading slash names a VTIMEZONE of the same file, which must be there.
#   lib/ical-parser-utils.js of node-ical, whose README says nothing of it.
# Seen: see `expected` below: the start in UTC, on a machine in UTC and on one in Vilnius.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-ical@0.27.2 ical.js@2.2.1 ts-ics@2.4.6

cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
const observance = (kind, month, from, to) => [
  `BEGIN:${kind}`,
  `DTSTART:1970${month === 10 ? '1025T040000' : '0329T030000'}`,
  `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `END:${kind}`,
];
for (const zone of ['Vilnius Office', 'Customized Time Zone', 'Europe/Vilnius']) {
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shifts//EN',
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', 10, '+0300', '+0200'),
    ...observance('DAYLIGHT', 3, '+0200', '+0300'),
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20270101T000000Z',
    'SUMMARY:Shift',
    `DTSTART;TZID=${zone}:20270301T080000`,
    `DTEND;TZID=${zone}:20270301T160000`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const byIcalJs = new ICAL.Event(calendar.getFirstSubcomponent('vevent')).startDate.toJSDate();
  const byTsIcs = convertIcsCalendar(undefined, text).events[0].start.date;
  const { start } = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
  const [a, b, c] = [start, byIcalJs, byTsIcs].map((date) => date.toISOString().slice(11, 16));
  console.log(`${zone}: node-ical ${a}, ical.js ${b}, ts-ics ${c}`);
}
JS
seen=$(for zone in UTC Europe/Vilnius; do echo "machine in $zone"; TZ=$zone node try.mjs; done)
expected='machine in UTC
Vilnius Office: node-ical 08:00, ical.js 06:00, ts-ics 06:00
Customized Time Zone: node-ical 06:00, ical.js 06:00, ts-ics 06:00
Europe/Vilnius: node-ical 06:00, ical.js 06:00, ts-ics 06:00
machine in Europe/Vilnius
Vilnius Office: node-ical 06:00, ical.js 06:00, ts-ics 06:00
Customized Time Zone: node-ical 06:00, ical.js 06:00, ts-ics 06:00
Europe/Vilnius: node-ical 06:00, ical.js 06:00, ts-ics 06:00'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
