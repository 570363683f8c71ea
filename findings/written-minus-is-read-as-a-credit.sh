#!/usr/bin/env bash
# currency.js 2.0.4 and accounting 0.4.1 (npm) on what Intl.NumberFormat of Node.js writes: -7.50 in seven languages.
#
# Guess: with the decimal sign of a language given, a parser of money reads what the platform's own formatter wrote in
#   that language: -7.50 again, or it refuses.
# Behaviour: in German and Latvian it does. In Lithuanian, Estonian, Swedish, Norwegian and Slovenian the sign is
#   U+2212, as CLDR has it; both parsers drop what they don't know and read +7.50. A deduction that was exported or
#   copied from a page, and read again, is a payment of the same amount; `errorOnInvalid` of currency.js doesn't throw.
#   @internationalized/number 3.6.9 knows the sign of each language.
# Source: https://currency.js.org, options, and https://openexchangerates.github.io/accounting.js, `unformat`: neither
#   names another minus. CLDR, symbols of numbers, minusSign.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund currency.js@2.0.4 accounting@0.4.1 @internationalized/number@3.6.9

cat > try.mjs <<'JS'
import { NumberParser } from '@internationalized/number';
import accounting from 'accounting';
import currency from 'currency.js';
for (const language of ['de', 'lv', 'lt', 'et', 'sv', 'nb', 'sl']) {
  const written = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(-7.5);
  const sign = `U+${written.codePointAt(0).toString(16).padStart(4, '0')}`;
  const byCurrency = currency(written, { decimal: ',', errorOnInvalid: true }).value;
  const byAccounting = accounting.unformat(written, ',');
  const byParser = new NumberParser(language).parse(written);
  console.log(`${language} ${sign}: currency.js ${byCurrency}, accounting ${byAccounting}, NumberParser ${byParser}`);
}
JS
seen=$(node try.mjs)
expected='de U+002d: currency.js -7.5, accounting -7.5, NumberParser -7.5
lv U+002d: currency.js -7.5, accounting -7.5, NumberParser -7.5
lt U+2212: currency.js 7.5, accounting 7.5, NumberParser -7.5
et U+2212: currency.js 7.5, accounting 7.5, NumberParser -7.5
sv U+2212: currency.js 7.5, accounting 7.5, NumberParser -7.5
nb U+2212: currency.js 7.5, accounting 7.5, NumberParser -7.5
sl U+2212: currency.js 7.5, accounting 7.5, NumberParser -7.5'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
