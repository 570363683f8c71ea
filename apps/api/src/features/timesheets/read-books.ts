import type { Block } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import {
  monthsOf,
  ownerOf,
  readKnownMonths,
  readTeam,
  wholePeriods,
  type Books,
  type DateRange,
  type Team,
} from '../analytics/index.ts';
import { addDays, dayStart, localOf } from '../../platform/time/zone.ts';
import { plannedDays, toEngineBlock } from '../schedule/index.ts';
import { listBlocks } from '../unavailability/index.ts';
import { readEntries, type Entry } from './read-entries.ts';
import { readUnclocked } from './read-unclocked.ts';

interface Wanted extends DateRange {
  employeeId?: string | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * What was clocked in the whole accounting periods around a range, with what it is reckoned by. Days that nobody clocked count towards
 * the norm as in the ledger. Five statements.
 */
export async function readBooks(tx: Tx, projectId: string, wanted: Wanted): Promise<Books<Entry>> {
  const { employeeId, now } = wanted;
  const team = await readTeam(tx, projectId);
  const around = wholePeriods(team, wanted);
  const blocks = await listBlocks(tx, team, around.start, around.end, employeeId);
  const today = localOf(team.time_zone, now).date;
  const list = plannedDays(team.time_zone, around.start, around.end, team.holidays);
  const days = { list, index: new Map(list.map(({ date }, index) => [date, index])) };
  const ofPerson = Map.groupBy(blocks, ({ employee_id }) => employee_id);
  return {
    team,
    days,
    work: await readEntries(tx, projectId, { ...around, employeeId }),
    beside: await readUnclocked(tx, projectId, { ...around, employeeId, days, today }),
    unknownMonths: await readUnknownMonths(tx, team, around, today),
    blocksOf: new Map([
      ...team.former.map((one) => [ownerOf(true, one.name), absencesAsBlocks(team.time_zone, one.absences)] as const),
      ...[...ofPerson].map(([id, own]) => [id, own.map(toEngineBlock)] as const),
    ]),
  };
}

const absencesAsBlocks = (zone: string, absences: Team['former'][number]['absences']): Block[] =>
  absences.map(({ start_date, end_date }) => ({
    start: dayStart(zone, start_date) / 60_000,
    end: dayStart(zone, addDays(end_date, 1)) / 60_000,
    source: 'time_off',
  }));

/** The months behind today of which nothing is known. */
async function readUnknownMonths(tx: Tx, team: Team, around: DateRange, today: string): Promise<DateRange[]> {
  if (team.regime === 'fixed') return [];
  const known = await readKnownMonths(tx, team.id, { ...around, today });
  return monthsOf(around).filter(({ start, end }) => end < today && !known.has(start.slice(0, 7)));
}
