import type { Shift } from '@pamaina/engine';
import type { Call } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';
import { candidatesOf } from './candidates-of.ts';
import { loadProblem } from '../planning-input/index.ts';
import { shiftValues } from '../shifts/index.ts';

/** The id of the hypothetical shift. */
const IMAGINED = 'imagined';

/**
 * Who could work a template in a role on a date, if there were such a shift; best first, and the reasons of the others.
 * @throws `invalid` for a template that the project does not have
 */
export async function candidatesOn(
  call: Pick<Call, 'caller' | 'deps' | 'language' | 'signal'>,
  projectId: string,
  place: { date: string; template: string; role: string },
) {
  const { start, end } = monthRange(Number(place.date.slice(0, 4)), Number(place.date.slice(5, 7)));
  const { hours, loaded } = await call.deps.database.inProject(projectId, async (tx) => ({
    hours: await shiftValues(tx, await findProject(tx, projectId), place),
    loaded: await loadProblem(tx, projectId, start, end),
  }));
  const imagined: Shift = {
    ...place,
    id: IMAGINED,
    start: Date.parse(hours.starts_at) / 60_000,
    end: Date.parse(hours.ends_at) / 60_000,
    breakMinutes: hours.break_minutes,
    employeeId: null,
    locked: false,
  };
  return candidatesOf(call, loaded, [...loaded.shifts, imagined], IMAGINED);
}
