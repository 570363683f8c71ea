import type { Tx } from '../../platform/database/database.ts';
import { readTeam, wholePeriods, type Books, type DateRange } from '../analytics/index.ts';
import { plannedDays, toEngineBlock } from '../schedule/index.ts';
import { listBlocks } from '../unavailability/index.ts';
import { readEntries, type Entry } from './read-entries.ts';

/** What was clocked in the whole accounting periods around a range, with what it is reckoned by. Three statements. */
export async function readBooks(
  tx: Tx,
  projectId: string,
  { employeeId, ...range }: DateRange & { employeeId?: string | undefined },
): Promise<Books<Entry>> {
  const team = await readTeam(tx, projectId);
  const around = wholePeriods(team, range);
  const work = await readEntries(tx, projectId, { ...around, employeeId });
  const blocks = await listBlocks(tx, team, around.start, around.end, employeeId);
  const list = plannedDays(team.time_zone, around.start, around.end, team.holidays);
  const ofPerson = Map.groupBy(blocks, ({ employee_id }) => employee_id);
  return {
    team,
    work,
    days: { list, index: new Map(list.map(({ date }, index) => [date, index])) },
    blocksOf: new Map([...ofPerson].map(([id, own]) => [id, own.map(toEngineBlock)])),
  };
}
