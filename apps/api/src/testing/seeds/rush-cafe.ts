import { addTemplate, type TestCafe } from './cafe.ts';
import { createManager, createWorker } from './people.ts';
import type { TestApp } from '../test-app.ts';

const SPLIT_DAYS = { least_break: 2, most_break: 6, most_per_week: 6 };

/**
 * A café with a morning (7 to 11) and an evening rush (16 to 20) from Monday to Saturday, with one cook each, whose
 * business allows split days.
 * @param people their fields; by default two who agree to split days
 */
export async function createRushCafe(
  test: TestApp,
  people: readonly object[] = [
    { name: 'Ona', splits_days: true },
    { name: 'Jonas', splits_days: true },
  ],
): Promise<TestCafe> {
  const manager = await createManager(test);
  const token = manager.token;
  await test.call('PUT', '/settings/system', { token, body: { business_rules: { split_days: SPLIT_DAYS } } });
  const workers = [];
  for (const fields of people) workers.push(await createWorker(test, manager, { roles: ['cook'], ...fields }));
  for (const [name, start_time, end_time] of [
    ['RYTAS', '07:00', '11:00'],
    ['VAKARAS', '16:00', '20:00'],
  ]) {
    await addTemplate(test, manager, { name, start_time, end_time, break_minutes: 0 });
    for (let weekday = 1; weekday <= 6; weekday += 1)
      await test.call('POST', '/requirements', { token, body: { template: name, role: 'cook', count: 1, weekday } });
  }
  return { ...manager, workers };
}
