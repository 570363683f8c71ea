#!/usr/bin/env bash
# rrule 2.8.1 (npm), beside rrule-temporal 2.2.8: a series in a zone whose end (UNTIL) or exception (EXDATE) is in UTC,
# as calendars write them.
#
# Guess: a daily shift at 22:00 in Vilnius (20:00 UTC) until 3 March, 20:00 UTC, has its last night on 3 March; and the
#   night that EXDATE names in UTC is called off.
# Behaviour: the moment in UTC is compared with the clock of the series. East of Greenwich the last night is missing, and
#   west of it there is one more, after the end. An exception in UTC meets no night, so that the shift that was called
#   off takes place. With a TZID the same exception works.
# Source: RFC 5545, 3.3.10: with DTSTART in a zone "the UNTIL rule part MUST be specified as a date with UTC time"; 3.8.5.1
#   has EXDATE in UTC, too. README of rrule, "Important: Use UTC dates": dates that it takes and gives stand for local
#   ones; that a written UNTIL or EXDATE does, although it ends in Z, is not in it.
# Seen: see `expected` below, in UTC, on a machine in UTC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rrule@2.8.1 rrule-temporal@2.2.8

cat > try.mjs <<'JS'
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
const vilnius = 'DTSTART;TZID=Europe/Vilnius:20270301T220000\nRRULE:FREQ=DAILY';
const newYork = 'DTSTART;TZID=America/New_York:20270301T220000\nRRULE:FREQ=DAILY';
const say = (dates) => dates.map((date) => new Date(date).toISOString().slice(5, 16)).join(' ');
for (const [name, text] of Object.entries({
  'Vilnius until 3 March': `${vilnius};UNTIL=20270303T200000Z`,
  'New York until 2 March': `${newYork};UNTIL=20270303T030000Z`,
  'New York until 21:00 of 3 March': `${newYork};UNTIL=20270304T020000Z`,
  'Vilnius without 2 March, in UTC': `${vilnius};COUNT=3\nEXDATE:20270302T200000Z`,
  'Vilnius without 2 March, in its zone': `${vilnius};COUNT=3\nEXDATE;TZID=Europe/Vilnius:20270302T220000`,
})) {
  console.log(name);
  console.log(`  rrule ${say(rrule.rrulestr(text).all())}`);
  console.log(`  rrule-temporal ${say(new RRuleTemporal({ rruleString: text }).all().map((date) => date.epochMilliseconds))}`);
}
JS
seen=$(TZ=UTC node try.mjs)
expected='Vilnius until 3 March
  rrule 03-01T20:00 03-02T20:00
  rrule-temporal 03-01T20:00 03-02T20:00 03-03T20:00
New York until 2 March
  rrule 03-02T03:00 03-03T03:00
  rrule-temporal 03-02T03:00 03-03T03:00
New York until 21:00 of 3 March
  rrule 03-02T03:00 03-03T03:00 03-04T03:00
  rrule-temporal 03-02T03:00 03-03T03:00
Vilnius without 2 March, in UTC
  rrule 03-01T20:00 03-02T20:00 03-03T20:00
  rrule-temporal 03-01T20:00 03-03T20:00
Vilnius without 2 March, in its zone
  rrule 03-01T20:00 03-03T20:00
  rrule-temporal 03-01T20:00 03-03T20:00'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
