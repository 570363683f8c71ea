#!/usr/bin/env bash
# ical.js 2.2.1 (npm): dates of recurrence rules of RFC 5545, beside those of rrule-temporal 2.2.8 (npm).
#
# Guess: the library behind Thunderbird and Nextcloud gives the dates that RFC 5545, 3.3.10, lists.
# Behaviour: five parts of a rule give other dates, without an error.
#   BYWEEKNO: every week from the one after the start, where the RFC's own example has one week a year.
#   29 February, yearly: 1 March in other years, where an invalid date "MUST be ignored".
#   BYSETPOS in a week: not read, so that one shift a week is three.
#   BYMONTH not in order (7,1): goes back in time, and July 2027 is missing.
#   BYHOUR in a year: not read, so that of two shifts one is missing.
# Source: RFC 5545, 3.3.10 (table of expansions), and 3.8.5.3, "Monday of week number 20".
# Seen: see `expected` below; all starts are in the set of their rule.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 rrule-temporal@2.2.8

cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
const rules = {
  'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO': '1997-05-12T09:00:00',
  'FREQ=YEARLY': '2028-02-29T09:00:00',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1': '2027-01-04T09:00:00',
  'FREQ=MONTHLY;BYMONTH=7,1': '2027-01-04T09:00:00',
  'FREQ=YEARLY;BYHOUR=6,14': '2027-01-04T06:00:00',
};
for (const [rule, start] of Object.entries(rules)) {
  console.log(rule);
  const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(start));
  const first = Array.from({ length: 4 }, () => dates.next().toString().slice(0, 13));
  console.log(`  ical.js:        ${first.join(' ')}`);
  const text = `DTSTART:${start.replaceAll(/[-:]/g, '')}Z\nRRULE:${rule};COUNT=4`;
  const others = new RRuleTemporal({ rruleString: text }).all().map((at) => at.toString().slice(0, 13));
  console.log(`  rrule-temporal: ${others.join(' ')}`);
}
JS
seen=$(node try.mjs)
expected='FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO
  ical.js:        1997-05-19T09 1997-05-26T09 1997-06-02T09 1997-06-09T09
  rrule-temporal: 1997-05-12T09 1998-05-11T09 1999-05-17T09 2000-05-15T09
FREQ=YEARLY
  ical.js:        2028-02-29T09 2029-03-01T09 2030-03-01T09 2031-03-01T09
  rrule-temporal: 2028-02-29T09 2032-02-29T09 2036-02-29T09 2040-02-29T09
FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1
  ical.js:        2027-01-04T09 2027-01-06T09 2027-01-08T09 2027-01-11T09
  rrule-temporal: 2027-01-04T09 2027-01-11T09 2027-01-18T09 2027-01-25T09
FREQ=MONTHLY;BYMONTH=7,1
  ical.js:        2027-01-04T09 2028-07-04T09 2028-01-04T09 2029-07-04T09
  rrule-temporal: 2027-01-04T09 2027-07-04T09 2028-01-04T09 2028-07-04T09
FREQ=YEARLY;BYHOUR=6,14
  ical.js:        2027-01-04T06 2028-01-04T06 2029-01-04T06 2030-01-04T06
  rrule-temporal: 2027-01-04T06 2027-01-04T14 2028-01-04T06 2028-01-04T14'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
