#!/usr/bin/env bash
# date-fns 4.4.0 (npm): durations with weeks, written as ISO 8601 and read by luxon 3.7.2 and temporal-polyfill 1.0.8.
#
# Guess: `formatISODuration` writes each unit that a Duration has, as `formatDuration` and `add` of date-fns do: two
#   weeks of leave are P2W or P14D, and both readers read what it writes.
# Behaviour: weeks are left out: two weeks are P0Y0M0DT0H0M0S, no time at all, and a week and two days are two days. 7.5
#   hours are written as T7.5H0M0S, with a decimal part before the last unit, which Temporal refuses. Days are kept.
# Source: https://date-fns.org/docs/formatISODuration, whose parameter is a Duration, and /Duration, which has weeks;
#   reported in https://github.com/date-fns/date-fns/issues/3344, open. ISO 8601-1:2019, 5.5.2: P2W.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-fns@4.4.0 luxon@3.7.2 temporal-polyfill@1.0.8

cat > try.mjs <<'JS'
import { add, formatDuration, formatISODuration } from 'date-fns';
import { Duration } from 'luxon';
import { Temporal } from 'temporal-polyfill';
const start = new Date(2027, 2, 1);
const inTemporal = (text) => {
  try {
    return Temporal.Duration.from(text).toString();
  } catch {
    return 'an error';
  }
};
for (const duration of [{ weeks: 2 }, { weeks: 1, days: 2 }, { days: 14 }, { hours: 7.5 }]) {
  const text = formatISODuration(duration);
  const readers = `luxon ${Duration.fromISO(text).toISO()}, Temporal ${inTemporal(text)}`;
  const days = (add(start, duration) - start) / 86_400_000;
  console.log(`${formatDuration(duration)}: add ${days.toFixed(2)} days, ISO ${text}, ${readers}`);
}
JS
seen=$(TZ=UTC node try.mjs)
expected='2 weeks: add 14.00 days, ISO P0Y0M0DT0H0M0S, luxon PT0S, Temporal PT0S
1 week 2 days: add 9.00 days, ISO P0Y0M2DT0H0M0S, luxon P2D, Temporal P2D
14 days: add 14.00 days, ISO P0Y0M14DT0H0M0S, luxon P14D, Temporal P14D
7.5 hours: add 0.31 days, ISO P0Y0M0DT7.5H0M0S, luxon PT7.5H, Temporal an error'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
