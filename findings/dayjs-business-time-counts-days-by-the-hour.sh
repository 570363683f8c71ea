#!/usr/bin/env bash
# dayjs-business-time 1.0.4 (npm): `businessDaysDiff` of a leave, with business time from 08:00 to 17:00 each day.
#
# Guess: working days between two moments don't depend on the hours before opening and after closing, since no business
#   time is in them: `businessHoursDiff` says 9 hours of each span of one day below, and 27 of three days.
# Behaviour: one day is 0, 1 or 2 days, and three days are 2, 3 or 4: each end that lies outside of business hours adds
#   one. A leave of one day costs two days of the balance from midnight to midnight, or from 07:00 to 18:00.
# Source: README of dayjs-business-time, "Business Days Diff", with both ends inside of business hours only.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dayjs-business-time@1.0.4 dayjs@1.11.23

cat > try.cjs <<'JS'
const dayjs = require('dayjs');
const plugin = require('dayjs-business-time');
dayjs.extend(plugin.default ?? plugin);
const hours = [{ start: '08:00:00', end: '17:00:00' }];
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
dayjs.setBusinessTime(Object.fromEntries(days.map((day) => [day, hours])));
const spans = [['08:00', '17:00'], ['07:00', '17:00'], ['07:00', '18:00'], ['00:00', '24:00']];
for (const last of ['03', '05']) {
  for (const [from, to] of spans) {
    const [start, end] = [dayjs(`2027-03-03T${from}`), dayjs(`2027-03-${last}T${to}`)];
    const counted = `${start.businessDaysDiff(end)} days, ${start.businessHoursDiff(end)} hours`;
    console.log(`3 March ${from} to ${Number(last)} March ${to}: ${counted}`);
  }
}
JS
seen=$(TZ=UTC node try.cjs)
expected='3 March 08:00 to 3 March 17:00: 0 days, 9 hours
3 March 07:00 to 3 March 17:00: 1 days, 9 hours
3 March 07:00 to 3 March 18:00: 2 days, 9 hours
3 March 00:00 to 3 March 24:00: 2 days, 9 hours
3 March 08:00 to 5 March 17:00: 2 days, 27 hours
3 March 07:00 to 5 March 17:00: 3 days, 27 hours
3 March 07:00 to 5 March 18:00: 4 days, 27 hours
3 March 00:00 to 5 March 24:00: 4 days, 27 hours'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
