#!/usr/bin/env bash
# @formkit/tempo 1.1.0 (npm): `tzDate`, the moment of a local time in a named zone, in the nights in which the clocks
# change in Vilnius, beside temporal-polyfill 1.0.8.
#
# Guess: with the zone given, the moment depends on the zone alone, and a time that comes once, such as 02:00, has one.
# Behaviour: the zone's offset is taken at the moment that the same figures are on the machine's own clock, so every
#   machine but one in Vilnius is wrong for as many hours as it is away. On a server in UTC a night shift that ends at
#   02:00 ends an hour late in October, and early in March; one in New York does so from 21:00 on, and on the night of
#   its own change. Tests pass on a machine in Vilnius, and on all days but two.
# Source: https://tempo.formkit.com, "tzDate", for a Date of a local time in a time zone; `tzDate` in its dist.
# Seen: see `expected` below: the machine's zone, and whole hours of 2027 that are another moment than Temporal's.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @formkit/tempo@1.1.0 temporal-polyfill@1.0.8

cat > try.mjs <<'JS'
import { tzDate } from '@formkit/tempo';
import { Temporal } from 'temporal-polyfill';
const zone = 'Europe/Vilnius';
const wrong = [];
for (let hour = 0; hour < 365 * 24; hour += 1) {
  const local = Temporal.PlainDateTime.from('2027-01-01T00:00').add({ hours: hour });
  const moments = ['earlier', 'later'].map((which) => local.toZonedDateTime(zone, { disambiguation: which }));
  const once = moments[0].epochMilliseconds === moments[1].epochMilliseconds;
  const seen = tzDate(local.toString().slice(0, 16), zone).getTime();
  if (once && seen !== moments[0].epochMilliseconds) {
    const late = seen - moments[0].epochMilliseconds;
    wrong.push(`${local.toString().slice(5, 13)} ${late > 0 ? 'late' : 'early'}`);
  }
}
console.log(`${process.env.TZ}: ${wrong.length} of 8760 hours`);
for (const hour of wrong) console.log(`  ${hour}`);
JS
seen=$(for zone in Europe/Vilnius UTC; do TZ=$zone node try.mjs; done)
expected='Europe/Vilnius: 0 of 8760 hours
UTC: 4 of 8760 hours
  03-28T01 early
  03-28T02 early
  10-31T01 late
  10-31T02 late'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
