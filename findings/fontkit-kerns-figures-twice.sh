#!/usr/bin/env bash
# fontkit 2.0.4 (npm, under pdfkit 0.20): a word of figures in a font whose kerning is in GPOS (Inter 4).
#
# Guess: "7,83" is as wide as the same figures in "a7,83", less the letter: kerning is a fact of the pair.
# Behaviour: without a letter the script is unknown (zzzz), and the pair 7 and comma is kerned twice, so that the comma
#   is drawn below the 7 and readers of tables split the number. A script given by hand ("latn") kerns once.
# Seen: see `expected` below, in units of the font (2048 per em).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fontkit@2.0.4 @expo-google-fonts/inter@0.4.2

cat > try.cjs <<'JS'
const fontkit = require('fontkit');
const path = require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const font = fontkit.openSync(path);
const say = (words, run) => console.log(`${words}: ${run.script} ${run.positions.map((one) => one.xAdvance).join(' ')}`);
say('7,83', font.layout('7,83'));
say('a7,83', font.layout('a7,83'));
say('7,83 as latn', font.layout('7,83', [], 'latn'));
JS
seen=$(node try.cjs)
expected='7,83: zzzz 647 498 1267 1265
a7,83: latn 1150 903 544 1267 1265
7,83 as latn: latn 903 544 1267 1265'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
