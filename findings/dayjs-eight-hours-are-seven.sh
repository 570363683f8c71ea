#!/usr/bin/env bash
# dayjs 1.11.23 (npm), plugin timezone: eight hours from 22:00 in Vilnius, in the night in which the clocks go back,
# beside luxon 3.7.2.
#
# Guess: with a time zone of its own, a Dayjs has one result on every machine; eight hours are eight hours (a day alone
#   is one of the calendar), and the start of a minute is in that minute.
# Behaviour: on a machine in Vilnius the end is 05:00, seven hours later, and an hour after 03:37 is 03:37 again, the
#   same moment. On a server in UTC both are right. The minute of the second 03:37 starts an hour before it in Vilnius,
#   and on a machine in New York the minute of 22:00 starts an hour after it. What one machine shows in a test is not
#   what another does.
# Source: https://day.js.org/docs/en/timezone/timezone and https://day.js.org/docs/en/manipulate/add; parts are reported
#   in https://github.com/iamkun/dayjs/issues/1857 and /2624, open.
# Seen: see `expected` below, in UTC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dayjs@1.11.23 luxon@3.7.2

cat > try.mjs <<'JS'
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { DateTime } from 'luxon';
dayjs.extend(utc);
dayjs.extend(timezone);
const zone = 'Europe/Vilnius';
const [evening, second] = ['2027-10-30T19:00:00Z', '2027-10-31T01:37:00Z'];
const say = (name, read, add, minute) => {
  const found = [add(read(evening), 8), add(read(second), 1), minute(read(evening)), minute(read(second))];
  const [end, next, ...starts] = found.map((one) => new Date(+one).toISOString().slice(11, 16));
  console.log(`${name}: 19:00 and 8 h ${end}, 01:37 and 1 h ${next}; minutes start ${starts.join(', ')}`);
};
const later = (date, hours) => date.add(hours, 'hour');
say('dayjs', (text) => dayjs.utc(text).tz(zone), later, (date) => date.startOf('minute'));
const inLuxon = (text) => DateTime.fromISO(text, { zone });
say('luxon', inLuxon, (date, hours) => date.plus({ hours }), (date) => date.startOf('minute'));
JS
seen=$(
  for machine in UTC Europe/Vilnius America/New_York; do
    echo "machine in $machine"
    TZ=$machine node try.mjs
  done
)
expected='machine in UTC
dayjs: 19:00 and 8 h 03:00, 01:37 and 1 h 02:37; minutes start 19:00, 01:37
luxon: 19:00 and 8 h 03:00, 01:37 and 1 h 02:37; minutes start 19:00, 01:37
machine in Europe/Vilnius
dayjs: 19:00 and 8 h 02:00, 01:37 and 1 h 01:37; minutes start 19:00, 00:37
luxon: 19:00 and 8 h 03:00, 01:37 and 1 h 02:37; minutes start 19:00, 01:37
machine in America/New_York
dayjs: 19:00 and 8 h 03:00, 01:37 and 1 h 02:37; minutes start 20:00, 01:37
luxon: 19:00 and 8 h 03:00, 01:37 and 1 h 02:37; minutes start 19:00, 01:37'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
