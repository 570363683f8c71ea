#!/usr/bin/env bash
# psycopg 3.3.9, psycopg2 2.9.13 and asyncpg 0.32.0 (PyPI) on PostgreSQL (@electric-sql/pglite 0.5.14, npm): a period of
# notice in a column of type interval, which is read and saved again.
#
# Guess: what a driver reads and writes unchanged stays, or it refuses what Python's timedelta can't hold: a month after
#   31 January 2027 is 28 February before and after.
# Behaviour: a month is read as 30 days and a year as 365, and saved so. A month's notice then ends on 2 March, three
#   months on 1 May, and 18 months two days early. As PostgreSQL keeps twelve months as a year, eleven months are 330
#   days and the twelfth adds 35. 36 hours are a day and 12 hours. Nothing warns, and in the database a
#   month is equal to 30 days, so that a comparison shows none of it.
# Source: PostgreSQL, 8.5.4: an interval keeps months, days and microseconds apart, as months differ in length. The
#   pages of types at https://www.psycopg.org and https://magicstack.github.io/asyncpg have interval as timedelta and
#   name no loss; reported of years in https://github.com/MagicStack/asyncpg/issues/150.
# Seen: see `expected` below: the period after one round, and its end from 31 January 2027.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
# Of the socket's peers, the extensions are not needed.
npm install --silent --no-audit --no-fund --legacy-peer-deps @electric-sql/pglite@0.5.14 \
  @electric-sql/pglite-socket@0.2.17
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check psycopg==3.3.9 psycopg-binary==3.3.9 \
  psycopg2-binary==2.9.13 asyncpg==0.32.0

cat > try.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
const database = await PGlite.create();
const server = new PGLiteSocketServer({ db: database, path: join(process.cwd(), '.s.PGSQL.5432') });
await server.start();
for (const name of ['psycopg', 'psycopg2', 'asyncpg']) {
  await once(spawn('env/bin/python', ['try.py', name], { stdio: 'inherit' }), 'close');
}
const { rows } = await database.query("select interval '1 month' = interval '30 days' as same");
console.log(`a month is 30 days: ${rows[0].same}`);
process.exit();
JS
cat > try.py <<'PY'
import asyncio, os, sys

PERIODS = ("1 month", "3 months", "11 months", "12 months", "18 months", "36:00")
READ = "select interval '{}'"
END = "(date '2027-01-31' + {})::date"
SAVED = f"select {{0}}::interval::text || ', until ' || {END.format('{0}::interval')} || ', was ' || "
SAVED += END.format("interval '{1}'")


async def with_asyncpg():
    import asyncpg

    connection = await asyncpg.connect(host=os.getcwd(), user="postgres", database="postgres", ssl=False)
    for period in PERIODS:
        value = await connection.fetchval(READ.format(period))
        print(f"asyncpg {period}: {await connection.fetchval(SAVED.format('$1', period), value)}")
    connection.terminate()


def with_psycopg(name):
    driver = __import__(name)
    connection = driver.connect(host=os.getcwd(), user="postgres", dbname="postgres", sslmode="disable")
    cursor = connection.cursor()
    for period in PERIODS:
        cursor.execute(READ.format(period))
        value = cursor.fetchone()[0]
        cursor.execute(SAVED.format("%(value)s", period), {"value": value})
        print(f"{name} {period}: {cursor.fetchone()[0]}")
    connection.close()


if sys.argv[1] == "asyncpg":
    asyncio.run(with_asyncpg())
else:
    with_psycopg(sys.argv[1])
PY
seen=$(node try.mjs)
expected='psycopg 1 month: 30 days, until 2027-03-02, was 2027-02-28
psycopg 3 months: 90 days, until 2027-05-01, was 2027-04-30
psycopg 11 months: 330 days, until 2027-12-27, was 2027-12-31
psycopg 12 months: 365 days, until 2028-01-31, was 2028-01-31
psycopg 18 months: 545 days, until 2028-07-29, was 2028-07-31
psycopg 36:00: 1 day 12:00:00, until 2027-02-01, was 2027-02-01
psycopg2 1 month: 30 days, until 2027-03-02, was 2027-02-28
psycopg2 3 months: 90 days, until 2027-05-01, was 2027-04-30
psycopg2 11 months: 330 days, until 2027-12-27, was 2027-12-31
psycopg2 12 months: 365 days, until 2028-01-31, was 2028-01-31
psycopg2 18 months: 545 days, until 2028-07-29, was 2028-07-31
psycopg2 36:00: 1 day 12:00:00, until 2027-02-01, was 2027-02-01
asyncpg 1 month: 30 days, until 2027-03-02, was 2027-02-28
asyncpg 3 months: 90 days, until 2027-05-01, was 2027-04-30
asyncpg 11 months: 330 days, until 2027-12-27, was 2027-12-31
asyncpg 12 months: 365 days, until 2028-01-31, was 2028-01-31
asyncpg 18 months: 545 days, until 2028-07-29, was 2028-07-31
asyncpg 36:00: 1 day 12:00:00, until 2027-02-01, was 2027-02-01
a month is 30 days: true'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
