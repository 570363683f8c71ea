import type { Language } from '@pamaina/contract';
import type { Shift } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';
import { loadProblem } from './load-problem.ts';
import { presentCandidates } from './present-candidates.ts';
import { shiftValues } from './shift-values.ts';

/** The name under which a shift that is not there is asked about. */
const IMAGINED = 'imagined';

/**
 * Who could work a template in a role on a date, were there such a shift; best first, and what stops the others.
 * @throws `invalid` for a template that the project does not have
 */
export async function candidatesOn(
  tx: Tx,
  projectId: string,
  place: { date: string; template: string; role: string },
  language: Language,
) {
  const hours = await shiftValues(tx, await findProject(tx, projectId), place);
  const { start, end } = monthRange(Number(place.date.slice(0, 4)), Number(place.date.slice(5, 7)));
  const loaded = await loadProblem(tx, projectId, start, end);
  const imagined: Shift = {
    ...place,
    id: IMAGINED,
    start: Date.parse(hours.starts_at) / 60_000,
    end: Date.parse(hours.ends_at) / 60_000,
    breakMinutes: hours.break_minutes,
    employeeId: null,
    locked: false,
  };
  return presentCandidates(loaded, [...loaded.shifts, imagined], IMAGINED, language);
}
