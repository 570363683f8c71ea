import { holidays } from '@pamaina/contract';
import type { Write } from '../../../lib/http/use-action.ts';

type Values = Pick<holidays.Holiday, 'date' | 'name' | 'closed'>;

/** Changes a holiday that has a row in the project; a public one without a row, or a new day, gets one. */
export async function saveHoliday(write: Write, stored: holidays.Holiday | null, body: Values): Promise<void> {
  if (stored === null || stored.version === 0) await write(holidays.createHoliday, { body });
  else await write(holidays.updateHoliday, { params: { date: stored.date }, body, ifMatch: stored.version });
}
