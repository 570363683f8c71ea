import { timeZones, zoneName } from '@pamaina/contract';
import { fieldProblem } from '../ground/problem-error.ts';

/**
 * The spelling in which a time zone is stored and shown, whichever of its names is given.
 * @throws `invalid` for a zone of no place, as `+02:00`
 */
export function storedZone(field: string, name: string): string {
  const stored = zoneName(name);
  if (!timeZones().has(stored)) throw fieldProblem(field, 'time_zone_unknown');
  return stored;
}
