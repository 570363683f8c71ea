#!/usr/bin/env bash
# parse-duration 2.1.9 (npm): hours and minutes in German, Spanish and French, each with the package's own locale.
#
# Guess: with the locale of a language its words are known: "1 Stunde 30 Minuten" is 1.5 hours, as in the others.
# Behaviour: German has Stunde, Minute and Tag, and a plural is only ever looked up without a final s. Stunden, Minuten
#   and Tage are unknown, and what is unknown is left out where a known part stands beside it: 1.5 hours become 1, and
#   a day and eight hours become a day. Alone they give null, which arithmetic takes for 0.
# Source: README of parse-duration, "Locales"; locale/de.js and `lookupUnit` of its code. "Noisy input" is documented
#   as skipped, but not that a number with its word is.
# Seen: see `expected` below, in hours.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund parse-duration@2.1.9

cat > try.mjs <<'JS'
import parse from 'parse-duration';
import de from 'parse-duration/locale/de.js';
import es from 'parse-duration/locale/es.js';
import fr from 'parse-duration/locale/fr.js';
const texts = [
  [es, '1 hora 30 minutos', '7,5 horas', '1 día 8 horas'],
  [fr, '1 heure 30 minutes', '7,5 heures', '1 jour 8 heures'],
  [de, '1 Stunde 30 Minuten', '7,5 Stunden', '1 Tag 8 Stunden'],
];
for (const [words, ...some] of texts) {
  parse.unit = words;
  console.log(some.map((text) => `${text}: ${parse(text, 'h')}`).join(', '));
}
JS
seen=$(node try.mjs)
expected='1 hora 30 minutos: 1.5, 7,5 horas: 7.5, 1 día 8 horas: 32
1 heure 30 minutes: 1.5, 7,5 heures: 7.5, 1 jour 8 heures: 32
1 Stunde 30 Minuten: 1, 7,5 Stunden: null, 1 Tag 8 Stunden: 24'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
