#!/usr/bin/env bash
# chrono-node 2.10.3 (npm): a night shift of a day to come, "15 January 22:00 - 06:00", with `forwardDate`.
#
# Guess: `forwardDate` gives the next 15 January, from 22:00 to 06:00 of the day after, as a night of tomorrow is read.
# Behaviour: the end is put on the day after the start before the start is moved to the next year, and stays there: the
#   shift begins in 2028 and ended in 2027, a year less eight hours before. So are all days that are nearer in the past
#   than in the future, half a year of them, and without an error. A day shift of the same date is right, and so is a
#   night whose year is written.
# Source: README of chrono-node, "Parsing Options": `forwardDate` for results "after the reference date". A range of
#   months with the same fault was mended in https://github.com/wanasit/chrono/issues/505.
# Seen: see `expected` below, as written on 3 March 2027.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3

cat > try.cjs <<'JS'
const chrono = require('chrono-node');
const written = new Date('2027-03-03T10:00:00Z');
const say = (moment) => moment.date().toISOString().slice(0, 16);
for (const text of [
  'tomorrow 22:00 - 06:00',
  '15 January 08:00 - 16:00',
  '15 January 22:00 - 06:00',
  '31 December 22:00 - 06:00',
  '31 December 2027 22:00 - 06:00',
]) {
  const [{ start, end }] = chrono.en.GB.parse(text, written, { forwardDate: true });
  console.log(`${text}: ${say(start)} to ${say(end)}, ${(end.date() - start.date()) / 3_600_000} h`);
}
JS
seen=$(TZ=UTC node try.cjs)
expected='tomorrow 22:00 - 06:00: 2027-03-04T22:00 to 2027-03-05T06:00, 8 h
15 January 08:00 - 16:00: 2028-01-15T08:00 to 2028-01-15T16:00, 8 h
15 January 22:00 - 06:00: 2028-01-15T22:00 to 2027-01-16T06:00, -8752 h
31 December 22:00 - 06:00: 2027-12-31T22:00 to 2027-01-01T06:00, -8752 h
31 December 2027 22:00 - 06:00: 2027-12-31T22:00 to 2028-01-01T06:00, 8 h'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
