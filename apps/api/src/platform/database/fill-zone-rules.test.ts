import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { fillZoneRules, zoneRulesVersion } from './fill-zone-rules.ts';

let testDatabase: TestDatabase;
let app: pg.Client;
let owner: pg.Client;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  app = new pg.Client({ connectionString: testDatabase.appUrl, options: '-c timezone=UTC' });
  owner = new pg.Client({ connectionString: testDatabase.ownerUrl });
  await Promise.all([app.connect(), owner.connect()]);
});
afterAll(async () => {
  await Promise.all([app.end(), owner.end()]);
  await testDatabase.drop();
});

const ZONES =
  'Europe/Vilnius Europe/Kyiv Europe/Dublin America/New_York America/Edmonton America/St_Johns America/Nuuk Africa/Cairo Africa/Casablanca Africa/El_Aaiun Asia/Kolkata Asia/Kathmandu Australia/Lord_Howe Pacific/Apia Pacific/Chatham UTC'.split(
    ' ',
  );

/** Every 7 hours of some years, so that every hour of the day is among them. */
const HOUR = 3_600_000;
const MOMENTS = Array.from({ length: 6000 }, (_, index) => Date.UTC(2023, 0, 1) + index * 7 * HOUR);

test('Edmonton and Casablanca of the winter of 2026, as their governments decided', async () => {
  // Alberta stays at -06:00 from 1 November 2026, Morocco at UTC from 20 September 2026.
  const { rows } = await app.query<{ edmonton: string; casablanca: string }>(
    `select local_time('2026-12-01T12:00Z', 'America/Edmonton')::text as edmonton,
       local_time('2026-12-01T12:00Z', 'Africa/Casablanca')::text as casablanca`,
  );
  expect(rows).toEqual([{ edmonton: '2026-12-01 06:00:00', casablanca: '2026-12-01 12:00:00' }]);
});

test.each(ZONES)(
  '%s: SQL shows the same local times as the program, and leads back to their instants',
  async (zone) => {
    const instants = MOMENTS.map((at) => new Date(at).toISOString());
    const { rows } = await app.query<{ local: string; back: string }>(
      `select to_char(local_time(at, $2), 'YYYY-MM-DD"T"HH24:MI:SS') as local, extract(epoch from instant_of(local_time(at, $2), $2)) as back
     from unnest($1::timestamptz[]) with ordinality as moment (at, n) order by n`,
      [instants, zone],
    );
    const wrong = MOMENTS.flatMap((at, index) => {
      const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
      const [row, written] = [rows[index], local.toString({ smallestUnit: 'second' })];
      const isSame =
        row?.local === written && Number(row.back) * 1000 === local.toZonedDateTime(zone).epochMilliseconds;
      return isSame ? [] : [{ written, row }];
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['a time that the clocks skip', 'Europe/Vilnius', '2027-03-28 03:30', '2027-03-28T01:30:00.000Z'],
  ['one that they repeat is its first', 'Europe/Vilnius', '2027-10-31 03:30', '2027-10-31T00:30:00.000Z'],
  ['midnight that is skipped', 'Africa/Cairo', '2027-04-30 00:00', '2027-04-29T22:00:00.000Z'],
])('%s', async (_, zone, local, instant) => {
  const { rows } = await app.query<{ at: Date }>('select instant_of($1, $2) as at', [local, zone]);
  expect(rows[0]?.at.toISOString()).toBe(instant);
  expect(new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds).toISOString()).toBe(
    instant,
  );
});

test('no zone is none, an unknown one an error: nothing passes for want of a rule', async () => {
  const { rows } = await app.query('select local_time(now(), null) as local');
  expect(rows).toEqual([{ local: null }]);
  await expect(app.query("select local_time(now(), 'Europe/Atlantis')")).rejects.toThrow(/no rules of the time zone/);
});

test('they are written anew for newer rules, and never replaced by older ones', async () => {
  const vilnius = async () =>
    (await owner.query("select count(*)::integer as count from zone_offset where zone = 'Europe/Vilnius'")).rows[0]
      .count;
  const full = await vilnius();
  expect(full).toBeGreaterThan(100);
  const after = async (version: string) => {
    await owner.query('update zone_rules set version = $1', [version]);
    await owner.query("delete from zone_offset where zone = 'Europe/Vilnius' and since > '2010-01-01'");
    await fillZoneRules(owner);
    return vilnius();
  };
  expect(await after('2999a')).toBeLessThan(full);
  expect(await after('2020a')).toBe(full);
  expect((await owner.query('select version from zone_rules')).rows).toEqual([{ version: zoneRulesVersion() }]);
});
