#!/usr/bin/env bash
# dayjs 1.11.23 (npm), plugin duration: ISO 8601 durations below zero, and with a decimal comma.
#
# Guess: dayjs reads what it wrote: -1.5 hours are written as -PT1H30M and read as -1.5 hours; PT7,5H are 7.5 hours.
# Behaviour: the sign before the P is matched and not used, so that -PT1H30M is read as +1.5 hours: a balance that goes
#   through JSON turns a debt into a credit, and a date moves forward instead of back. A comma makes the part NaN,
#   which asHours() then counts as 0. No error in either.
# Source: https://day.js.org/docs/en/durations/as-iso-string and /creating (strings "as specified by ISO 8601"). ISO
#   8601-1 allows the comma as a decimal sign, ISO 8601-2 the sign; Temporal.Duration writes and reads -PT1H30M.
# Seen: see `expected` below, in hours, beside luxon 3.7.2 (npm), which reads the sign too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dayjs@1.11.23 luxon@3.7.2

cat > try.cjs <<'JS'
const dayjs = require('dayjs');
dayjs.extend(require('dayjs/plugin/duration'));
const { Duration } = require('luxon');
const owed = dayjs.duration(-90, 'minutes');
const { balance } = JSON.parse(JSON.stringify({ balance: owed }));
console.log(`written: ${balance}, from ${owed.asHours()}`);
console.log(`read: dayjs ${dayjs.duration(balance).asHours()}, luxon ${Duration.fromISO(balance).as('hours')}`);
const noon = dayjs('2027-03-01T12:00');
const [before, after] = [owed, dayjs.duration(balance)].map((span) => noon.add(span).format('HH:mm'));
console.log(`noon and the duration: ${before}; and what was read: ${after}`);
console.log(`PT7,5H: ${dayjs.duration('PT7,5H').asHours()}`);
JS
seen=$(node try.cjs)
expected='written: -PT1H30M, from -1.5
read: dayjs 1.5, luxon -1.5
noon and the duration: 10:30; and what was read: 13:30
PT7,5H: 0'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
