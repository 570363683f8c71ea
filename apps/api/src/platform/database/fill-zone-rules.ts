import { timeZones } from '@pamaina/contract';
import type pg from 'pg';

/** Moments that are looked up lie within: of what was created, and of what is planned. */
const YEARS = { from: 2000, to: 2060 };

/** The version of the IANA rules that this program has. */
export const zoneRulesVersion = (): string => process.versions.tz ?? '';

/**
 * Writes the program's rules of all time zones to the database, which has no others (docs/decisions/083), unless it has
 * them already, or newer ones of another process.
 */
export async function fillZoneRules(owner: pg.Client): Promise<void> {
  const version = zoneRulesVersion();
  const { rows } = await owner.query<{ version: string }>('select version from zone_rules');
  // Such as 2026c: they sort by age.
  if (rows[0] !== undefined && rows[0].version >= version) return;
  const changes = [...timeZones()].flatMap(changesOf);
  await owner.query('begin');
  try {
    if (rows[0] !== undefined) {
      // By these, instants that were stored before have their local times (`keepLocalTimes`).
      await owner.query('delete from zone_offset_before');
      await owner.query(
        'insert into zone_offset_before (version, zone, since, seconds) select $1, zone, since, seconds from zone_offset',
        [rows[0].version],
      );
    }
    await owner.query('delete from zone_offset');
    await owner.query(
      'insert into zone_offset (zone, since, seconds) select * from unnest($1::text[], $2::timestamptz[], $3::integer[])',
      [changes.map(({ zone }) => zone), changes.map(({ since }) => since), changes.map(({ seconds }) => seconds)],
    );
    await owner.query(
      'insert into zone_rules (version) values ($1) on conflict (is_only) do update set version = excluded.version',
      [version],
    );
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** The offset with which the years begin, and each change of it. */
function changesOf(zone: string): { zone: string; since: string; seconds: number }[] {
  let at = new Temporal.PlainDate(YEARS.from, 1, 1).toZonedDateTime(zone);
  const changes = [{ zone, since: '-infinity', seconds: at.offsetNanoseconds / 1e9 }];
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.year > YEARS.to) return changes;
    changes.push({ zone, since: next.toInstant().toString(), seconds: next.offsetNanoseconds / 1e9 });
    at = next;
  }
}
