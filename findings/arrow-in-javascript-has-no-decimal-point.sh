#!/usr/bin/env bash
# apache-arrow 21.2.0 (npm) on a file of pyarrow 26.0.1 (PyPI): balances of hours as decimals with two places, beside
# hyparquet 1.33.0 (npm) on the same table as Parquet.
#
# Guess: -7.50 hours of a decimal128(8, 2) are -7.5 as a number, and "-7.50" or "-7.5" as text and in JSON.
# Behaviour: they are -750 in all three: the scale is part of the column's type, and what a value gives of itself leaves
#   it out. Added with + they are text, so that 7.50 and 0 are "7500". Only valueOf(2), with the scale by hand, gives
#   -7.5, and so does hyparquet by itself. A payroll that reads the one file pays a hundred times what the other says.
# Source: Arrow's columnar format, Decimal: the "exact decimal value represented as an integer value in two's
#   complement", with precision and scale. README of apache-arrow says nothing of it; reported in
#   https://github.com/apache/arrow-js/issues/100, open.
# Seen: see `expected` below.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund apache-arrow@21.2.0 hyparquet@1.33.0
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pyarrow==26.0.1

cat > write.py <<'PY'
from decimal import Decimal
import pyarrow
from pyarrow import feather, parquet

hours = pyarrow.array([Decimal("7.50"), Decimal("-7.50"), Decimal("0.25")], pyarrow.decimal128(8, 2))
table = pyarrow.table({"name": ["Ona", "Jonas", "Rasa"], "hours": hours})
feather.write_feather(table, "hours.arrow", compression="uncompressed")
parquet.write_table(table, "hours.parquet")
PY
env/bin/python write.py
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { tableFromIPC } from 'apache-arrow';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
const inParquet = await parquetReadObjects({ file: await asyncBufferFromFile('hours.parquet') });
for (const [i, { name, hours }] of tableFromIPC(readFileSync('hours.arrow')).toArray().entries()) {
  const inArrow = `Number ${Number(hours)}, text ${hours}, JSON ${JSON.stringify({ hours })}`;
  const scaled = `valueOf(2) ${hours.valueOf(2)}; hyparquet ${inParquet[i].hours}`;
  console.log(`${name}: ${inArrow}, and 0 ${hours + 0}, ${scaled}`);
}
JS
seen=$(node try.mjs)
expected='Ona: Number 750, text 750, JSON {"hours":"\"750\""}, and 0 7500, valueOf(2) 7.5; hyparquet 7.5
Jonas: Number -750, text -750, JSON {"hours":"\"-750\""}, and 0 -7500, valueOf(2) -7.5; hyparquet -7.5
Rasa: Number 25, text 25, JSON {"hours":"\"25\""}, and 0 250, valueOf(2) 0.25; hyparquet 0.25'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
