#!/usr/bin/env bash
# @electric-sql/pglite 0.5.14 and postgres 3.4.9 (npm), beside pg 8.23.1: a Date that is written to a column of type
# timestamp or date, and read again. PGlite is the database of all three, by @electric-sql/pglite-socket 0.2.17.
#
# Guess: what a driver writes it reads, so the start of a shift is the same Date afterwards, on a machine in Vilnius as
#   on one in UTC; and 1 March at midnight there is the date 1 March.
# Behaviour: PGlite and postgres write a Date in UTC, whose sign of the zone the column drops, and read the column as
#   local time: each time that a row is read and saved, its shift begins two hours earlier, three in summer. A date is
#   written as the day before. pg writes local time, and reads what it wrote. A server in UTC shows none of it. With
#   timestamptz all are right.
# Source: https://pglite.dev/docs/api and the README of postgres name no zone; reported for postgres in
#   https://github.com/porsager/postgres/issues/563. PostgreSQL, 8.5.1.3: timestamp without time zone silently ignores
#   a zone in what is written.
# Seen: see `expected` below: a shift of 1 March, 08:00, on the machine's clock, after one and after two rounds, and one
#   of 1 July, 08:00, after one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
# Of the socket's peers, the extensions are not needed.
npm install --silent --no-audit --no-fund --legacy-peer-deps @electric-sql/pglite@0.5.14 \
  @electric-sql/pglite-socket@0.2.17 postgres@3.4.9 pg@8.23.1

cat > try.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { join } from 'node:path';
import pg from 'pg';
import postgres from 'postgres';
const database = await PGlite.create();
const path = join(process.cwd(), '.s.PGSQL.5432');
const server = new PGLiteSocketServer({ db: database, path });
await server.start();
const statement = 'select $1::timestamp as start, $2::timestamptz as exact, ($3::date)::text as day';
const shift = new Date(2027, 2, 1, 8);
const summer = new Date(2027, 6, 1, 8);
const midnight = new Date(2027, 2, 1);
const clock = (date) => date.toLocaleString('sv').slice(5, 16);

async function say(name, query) {
  const once = await query([shift, shift, midnight]);
  const twice = await query([once.start, shift, midnight]);
  const inSummer = await query([summer, shift, midnight]);
  const starts = `${clock(once.start)}, again ${clock(twice.start)}, in July ${clock(inSummer.start)}`;
  console.log(`${name}: ${starts}; timestamptz ${clock(once.exact)}; date ${once.day}`);
}
await say('pglite', async (values) => (await database.query(statement, values)).rows[0]);
const client = new pg.Client({ host: process.cwd(), user: 'postgres', database: 'postgres' });
await client.connect();
await say('pg', async (values) => (await client.query(statement, values)).rows[0]);
await client.end();
const sql = postgres({ path, user: 'postgres', database: 'postgres', max: 1 });
await say('postgres', async (values) => (await sql.unsafe(statement, values))[0]);
await sql.end();
await server.stop();
await database.close();
JS
seen=$(for zone in Europe/Vilnius UTC; do echo "machine in $zone"; TZ=$zone node try.mjs; done)
expected='machine in Europe/Vilnius
pglite: 03-01 06:00, again 03-01 04:00, in July 07-01 05:00; timestamptz 03-01 08:00; date 2027-02-28
pg: 03-01 08:00, again 03-01 08:00, in July 07-01 08:00; timestamptz 03-01 08:00; date 2027-03-01
postgres: 03-01 06:00, again 03-01 04:00, in July 07-01 05:00; timestamptz 03-01 08:00; date 2027-02-28
machine in UTC
pglite: 03-01 08:00, again 03-01 08:00, in July 07-01 08:00; timestamptz 03-01 08:00; date 2027-03-01
pg: 03-01 08:00, again 03-01 08:00, in July 07-01 08:00; timestamptz 03-01 08:00; date 2027-03-01
postgres: 03-01 08:00, again 03-01 08:00, in July 07-01 08:00; timestamptz 03-01 08:00; date 2027-03-01'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
