#!/usr/bin/env bash
# date-holidays 3.37.0 (npm): the public holidays of Great Britain in 2026, of the country alone and of England.
#
# Guess: the country alone gives the bank holidays of England and Wales, eight in 2026 (https://www.gov.uk/bank-holidays:
#   among them 31 August, and Monday 28 December in place of Saturday the 26th).
# Behaviour: the country alone has no summer bank holiday, which is of its parts; and of both, Boxing Day counts on the
#   Saturday and again on the substitute Monday, each of type "public": who pays by the list pays one holiday twice.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0

cat > try.cjs <<'JS'
const Holidays = require('date-holidays');
for (const [name, place] of [['GB', ['GB']], ['GB-ENG', ['GB', 'ENG']]]) {
  const days = new Holidays(...place).getHolidays(2026).filter(({ type }) => type === 'public');
  const late = days.map(({ date, substitute }) => date.slice(0, 10) + (substitute ? ' substitute' : ''));
  console.log(`${name}: ${days.length} public; ${late.filter((day) => day >= '2026-08').join(', ')}`);
}
JS
seen=$(node try.cjs)
expected='GB: 8 public; 2026-12-25, 2026-12-26, 2026-12-28 substitute
GB-ENG: 9 public; 2026-08-31, 2026-12-25, 2026-12-26, 2026-12-28 substitute'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
