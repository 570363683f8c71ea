import { holidays } from '@pamaina/contract';
import { call } from '../../lib/api-client.ts';

type Values = Pick<holidays.Holiday, 'date' | 'name' | 'closed'>;

/** Changes a holiday that has a row in the project; a public one without a row, or a new day, gets one. */
export async function saveHoliday(stored: holidays.Holiday | null, body: Values): Promise<void> {
  if (stored === null || stored.version === 0) await call(holidays.createHoliday, { body });
  else await call(holidays.updateHoliday, { params: { date: stored.date }, body, ifMatch: stored.version });
}
