#!/usr/bin/env bash
# ical-generator 10.2.0 (npm): a calendar whose events are `Date` objects, without and with a time zone.
#
# Guess: a time zone of the calendar adds a VTIMEZONE, and moments stay moments: 16:30 in UTC, or local with a TZID.
# Behaviour: as soon as the calendar has a zone, every Date is written as the local time of the machine that runs the
#   program, without Z and without TZID: DTSTART and DTEND, and DTSTAMP and LAST-MODIFIED, which have to be UTC
#   (RFC 5545, 3.8.7.2 and 3.8.7.3). Two properties of the calendar then follow the VTIMEZONE, although all of them come
#   before the first component (RFC 5545, 3.6). A comma of the name is not escaped in either (3.3.11).
# Seen: see `expected` below, on a machine in New York.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@10.2.0 timezones-ical-library@2.3.0

cat > try.mjs <<'JS'
import ical from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

const stamp = new Date('2027-10-01T10:00:00Z');
const times = { start: new Date('2027-10-30T16:30:00Z'), end: new Date('2027-10-31T00:30:00Z') };
for (const isZoned of [false, true]) {
  const calendar = ical({ name: 'Rytas, Vilnius' });
  const generator = (zone) => tzlib_get_ical_block(zone)[0];
  if (isZoned) calendar.timezone({ name: 'Europe/Vilnius', generator });
  calendar.createEvent({ id: '1', ...times, stamp, lastModified: stamp, summary: 'Shift' });
  const text = calendar.toString();
  const ofEvent = text.slice(text.indexOf('BEGIN:VEVENT'));
  console.log(isZoned ? 'with a zone' : 'without a zone');
  for (const line of ofEvent.split('\r\n')) if (/^(DT|LAST)/.test(line)) console.log(`  ${line}`);
  const after = text.indexOf('TIMEZONE-ID:');
  console.log(`  properties after a component: ${after > text.indexOf('END:VTIMEZONE') && after > 0}`);
  console.log(`  ${text.split('\r\n').find((line) => line.startsWith('NAME'))}`);
}
JS
seen=$(TZ=America/New_York node try.mjs)
expected='without a zone
  DTSTAMP:20271001T100000Z
  DTSTART:20271030T163000Z
  DTEND:20271031T003000Z
  LAST-MODIFIED:20271001T100000Z
  properties after a component: false
  NAME:Rytas, Vilnius
with a zone
  DTSTAMP:20271001T060000
  DTSTART:20271030T123000
  DTEND:20271030T203000
  LAST-MODIFIED:20271001T060000
  properties after a component: true
  NAME:Rytas, Vilnius'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
