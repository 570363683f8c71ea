#!/usr/bin/env bash
# feelin 8.2.0 (npm; FEEL, the language of DMN decision tables): the time between two moments.
#
# Guess: the end less the start is the time between them: nine hours of 22:00 to 06:00 in Vilnius on 31 October 2027,
#   seven on 28 March, nothing between two names of one moment; and the start and the difference is the end.
# Behaviour: what is subtracted is the figures on the clock, without their zones. Each of those nights has eight hours,
#   although the start and eight hours is 05:00 or 07:00, as it should be. Moments that are equal to `=` are two hours
#   apart if one is in UTC, as a punch of a clock is, and the other in Vilnius; the two 03:30 of the night are none.
#   A rule that pays or limits a difference is an hour or two off, and without a warning.
# Source: DMN 1.3, 10.3.2.3.5 (a date and time with a zone is a number of seconds since the epoch) and table 56, where a
#   difference is that of these numbers; `subtractTemporals` in dist/index.js of feelin.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund feelin@8.2.0

cat > try.mjs <<'JS'
import { evaluate } from 'feelin';
const at = (text) => `date and time("2027-${text.replace(/V$/, '@Europe/Vilnius')}")`;
function say(left, sign, right) {
  const other = right.startsWith('P') ? `duration("${right}")` : at(right);
  const { value, warnings } = evaluate(`${at(left)} ${sign} ${other}`);
  console.log(`${left} ${sign} ${right} is ${String(value).slice(0, 16)}, ${warnings.length} warnings`);
}
say('10-31T06:00:00V', '-', '10-30T22:00:00V');
say('10-30T22:00:00V', '+', 'PT8H');
say('03-28T06:00:00V', '-', '03-27T22:00:00V');
say('03-27T22:00:00V', '+', 'PT8H');
say('03-01T08:00:00V', '=', '03-01T06:00:00Z');
say('03-01T08:00:00V', '-', '03-01T06:00:00Z');
say('10-31T03:30:00+02:00', '-', '10-31T03:30:00+03:00');
JS
seen=$(TZ=UTC node try.mjs)
expected='10-31T06:00:00V - 10-30T22:00:00V is PT8H, 0 warnings
10-30T22:00:00V + PT8H is 2027-10-31T05:00, 0 warnings
03-28T06:00:00V - 03-27T22:00:00V is PT8H, 0 warnings
03-27T22:00:00V + PT8H is 2027-03-28T07:00, 0 warnings
03-01T08:00:00V = 03-01T06:00:00Z is true, 0 warnings
03-01T08:00:00V - 03-01T06:00:00Z is PT2H, 0 warnings
10-31T03:30:00+02:00 - 10-31T03:30:00+03:00 is PT0S, 0 warnings'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
