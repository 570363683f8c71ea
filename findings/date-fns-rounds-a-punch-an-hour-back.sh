#!/usr/bin/env bash
# date-fns 4.4.0 with @date-fns/tz 1.5.0 (npm): rounding a time of a clock, and hours of a night, where 03:00 to 04:00
# comes twice, beside temporal-polyfill 1.0.8.
#
# Guess: 03:37 rounded to a quarter of an hour is 03:30, at most 7 minutes away, and the hours from 01:00 to 06:00 are
#   seven, on every machine: a TZDate has its own time zone.
# Behaviour: on a machine in Vilnius the second 03:37 becomes 03:30 of the hour before, 67 minutes earlier, and even the
#   start of its minute is an hour before it: an employee who comes in then is paid an hour more. On a server in UTC a
#   TZDate is rounded well. `eachHourOfInterval` lists six hours of the seven and no error: in Vilnius the second 03:00
#   is missing, in UTC the first. Temporal rounds to 03:30 of the same hour.
# Source: README of @date-fns/tz: TZDate performs "all calculations in the given time zone rather than the system time
#   zone"; https://date-fns.org/docs/eachHourOfInterval. The start of a minute is reported for Date in
#   https://github.com/date-fns/date-fns/issues/3579, open.
# Seen: see `expected` below, in UTC: 01:37 is the second 03:37.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-fns@4.4.0 @date-fns/tz@1.5.0 temporal-polyfill@1.0.8

cat > try.mjs <<'JS'
import { TZDate } from '@date-fns/tz';
import { eachHourOfInterval, roundToNearestMinutes, startOfMinute } from 'date-fns';
import { Temporal } from 'temporal-polyfill';
const zone = 'Europe/Vilnius';
const second = '2027-10-31T01:37:00Z';
const clock = (time) => new Date(+time).toISOString().slice(11, 16);
const punch = new TZDate(second, zone);
const quarter = clock(roundToNearestMinutes(punch, { nearestTo: 15 }));
const temporal = Temporal.Instant.from(second).toZonedDateTimeISO(zone);
const rounded = temporal.round({ smallestUnit: 'minute', roundingIncrement: 15 });
const minute = clock(startOfMinute(punch));
console.log(`01:37: quarter ${quarter}, minute ${minute}; Temporal ${clock(rounded.epochMilliseconds)}`);
const night = { start: new TZDate('2027-10-30T22:00:00Z', zone), end: new TZDate('2027-10-31T04:00:00Z', zone) };
console.log(`hours: ${eachHourOfInterval(night).map(clock).join(' ')}`);
JS
seen=$(for machine in UTC Europe/Vilnius; do echo "machine in $machine"; TZ=$machine node try.mjs; done)
expected='machine in UTC
01:37: quarter 01:30, minute 01:37; Temporal 01:30
hours: 22:00 23:00 01:00 02:00 03:00 04:00
machine in Europe/Vilnius
01:37: quarter 00:30, minute 00:37; Temporal 01:30
hours: 22:00 23:00 00:00 02:00 03:00 04:00'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
