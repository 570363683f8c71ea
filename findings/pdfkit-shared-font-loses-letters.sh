#!/usr/bin/env bash
# pdfkit 0.20.2 with fontkit 2.0.4 (npm): one font, opened once, in two documents. pdfkit 0.20 takes an open font, and
# reading the font's tables anew is most of what a short document costs.
#
# Guess: each document maps its glyphs to the characters that were written in it.
# Behaviour: fontkit makes a glyph once, with the characters of that moment. Writing the file of a document with "č" asks
#   for its parts, "c" and the caron, with no characters, if no text asked for them before; pdfkit takes the characters of
#   later documents from there. Each "c" of these is drawn right and is copied, searched and read aloud as nothing.
# Seen: see `expected` below: the characters of the table for copying (ToUnicode), the first is that of no glyph.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2 fontkit@2.0.4 @expo-google-fonts/inter@0.4.2

cat > try.cjs <<'JS'
const fontkit = require('fontkit');
const PDFDocument = require('pdfkit');
const path = require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');

async function characters(font, words) {
  const document = new PDFDocument({ compress: false });
  const parts = [];
  document.on('data', (part) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.font(font).text(words);
  document.end();
  await ended;
  const [, table] = /beginbfrange([\s\S]*?)endbfrange/.exec(Buffer.concat(parts).toString('latin1'));
  return table.match(/\[(.*)\]/)[1].trim();
}

(async () => {
  const shared = fontkit.openSync(path);
  console.log(`Cook, own font: ${await characters(fontkit.openSync(path), 'Cook')}`);
  await characters(shared, 'Čia');
  console.log(`Cook after Čia: ${await characters(shared, 'Cook')}`);
})();
JS
seen=$(node try.cjs)
expected='Cook, own font: <0000> <0043> <006f> <006b>
Cook after Čia: <0000> <> <006f> <006b>'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
