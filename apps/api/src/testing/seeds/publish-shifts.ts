import type { TestManager } from './people.ts';
import type { TestApp } from '../test-app.ts';

interface Wanted {
  count: number;
  /** The shifts are from its start; a year has room for 260. */
  year: number;
  employee_id?: string;
}

/**
 * Published shifts of a cook, two hours on each working day: as many as a race needs, so far apart that no rule of
 * working time applies.
 */
export async function publishShifts(api: TestApp, manager: TestManager, wanted: Wanted): Promise<string[]> {
  const { count, year, employee_id = null } = wanted;
  const times = { start_time: '10:00', end_time: '12:00', role: 'cook', employee_id };
  const ids: string[] = [];
  const months = new Set<number>();
  for (const day = new Date(Date.UTC(year, 0, 1)); ids.length < count; day.setUTCDate(day.getUTCDate() + 1)) {
    if (day.getUTCDay() % 6 === 0) continue;
    const body = { date: day.toISOString().slice(0, 10), ...times };
    const { json } = await api.call('POST', '/schedule/shifts', { token: manager.token, body });
    ids.push(json.id);
    months.add(day.getUTCMonth() + 1);
  }
  for (const month of months)
    await api.call('POST', `/schedule/publish?year=${year}&month=${month}`, { token: manager.token });
  return ids;
}
