#!/usr/bin/env bash
# @bsull/augurs 0.10.2 (npm, Rust in WebAssembly): AutoETS with a season of seven days, on sales that repeat each week.
#
# Guess: `new AutoETS(7, 'ZZZ')` chooses among exponential smoothing with and without a season of 7, as AutoETS of
#   statsforecast and ets() of R's forecast do, and of twelve equal weeks it forecasts the thirteenth exactly.
# Behaviour: the season length is taken and not used. 'ZZZ' forecasts seven equal days at the weekly mean, without a
#   word; a specification that asks for a season ('ANA', 'ZZA') fails with "no model found". MSTL with an ETS trend
#   of the same package is what knows seasons.
# Source: https://docs.rs/augurs-ets/latest/augurs_ets/struct.AutoETS.html: "Using Z for any component will cause the
#   model to try all possible values for that component", the seasonal one among them.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @bsull/augurs@0.10.2

cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { AutoETS, initSync } from '@bsull/augurs/ets';
initSync({ module: readFileSync('node_modules/@bsull/augurs/ets_bg.wasm') });
const week = [100, 100, 100, 100, 100, 200, 300];
const sales = Array.from({ length: 84 }, (_, day) => week[day % 7]);
for (const specification of ['ZZN', 'ZZZ', 'ANA', 'ZZA']) {
  try {
    const model = new AutoETS(7, specification);
    model.fit(sales);
    console.log(`${specification}: ${model.predict(7).point.map(Math.round).join(' ')}`);
  } catch (error) {
    console.log(`${specification}: ${String(error.message ?? error)}`);
  }
}
JS
seen=$(node try.mjs)
expected='ZZN: 143 143 143 143 143 143 143
ZZZ: 143 143 143 143 143 143 143
ANA: no model found
ZZA: no model found'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
