#!/usr/bin/env bash
# spacetime 7.15.0 (npm), made in 2026: shifts of the years after it in Vilnius, beside luxon 3.7.2.
#
# Guess: "support daylight savings" means the rule of the European Union, the last Sundays of March and October, so that
#   08:00 in October 2027 is 05:00 in UTC; and a shift that ends at 24:00 ends at midnight, or is an error.
# Behaviour: the clocks change on 29 March and 25 October in every year, as they did in 2026. In 2027 the shifts from
#   25 to 30 October are an hour late and lose that hour where another program reads them in UTC; in 2028 and 2029 it
#   is up to five days, in March too. 24:00 is 23:00, an hour less of work. No error in either.
# Source: README of spacetime, "support daylight savings" and "Historical timezone info", which says that past dates get
#   the latest changes; https://github.com/spencermountain/spacetime/issues/341, open, for those to come.
# Seen: see `expected` below: the days on which 08:00 is another moment than luxon's.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund spacetime@7.15.0 luxon@3.7.2

cat > try.cjs <<'JS'
const spacetime = require('spacetime');
const { DateTime } = require('luxon');
const zone = 'Europe/Vilnius';
for (const year of [2026, 2027, 2028, 2029]) {
  const wrong = [];
  for (let day = DateTime.fromObject({ year, hour: 8 }, { zone }); day.year === year; day = day.plus({ days: 1 })) {
    const local = day.toFormat("yyyy-MM-dd'T'HH:mm:ss");
    if (spacetime(local, zone).epoch !== day.toMillis()) wrong.push(day.toFormat('MM-dd'));
  }
  console.log(`${year}: ${wrong.join(' ') || 'none'}`);
}
const utc = (moment) => new Date(moment).toISOString().slice(11, 16);
const shift = '2027-10-26T08:00:00';
console.log(`${shift}: ${utc(spacetime(shift, zone).epoch)}, luxon ${utc(DateTime.fromISO(shift, { zone }))}`);
console.log(`until 24:00: ${spacetime('2027-03-03T24:00:00', zone).format('iso').slice(0, 16)}`);
JS
seen=$(TZ=UTC node try.cjs)
expected='2026: none
2027: 03-28 10-25 10-26 10-27 10-28 10-29 10-30
2028: 03-26 03-27 03-28 10-25 10-26 10-27 10-28
2029: 03-25 03-26 03-27 03-28 10-25 10-26 10-27
2027-10-26T08:00:00: 06:00, luxon 05:00
until 24:00: 2027-03-03T23:00'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
