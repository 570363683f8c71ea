import { createManager, createWorker, type TestManager } from './people.ts';
import type { TestApp } from '../test-app.ts';

export interface TestCafe extends TestManager {
  workers: { id: string; token: string }[];
}

/**
 * A small café that can be scheduled: some cooks, a day shift with a break, one needed on every weekday except Sunday.
 */
export async function createCafe(test: TestApp, cooks = 2): Promise<TestCafe> {
  const manager = await createManager(test);
  const workers = [];
  for (let index = 0; index < cooks; index += 1)
    workers.push(await createWorker(test, manager, { roles: ['cook'], max_hours_per_week: 40 }));
  await addTemplate(test, manager, { name: 'DAY', start_time: '08:00', end_time: '16:30', break_minutes: 30 });
  for (let weekday = 1; weekday <= 6; weekday += 1) {
    await test.call('POST', '/requirements', {
      token: manager.token,
      body: { template: 'DAY', role: 'cook', count: 1, weekday },
    });
  }
  return { ...manager, workers };
}

export async function addTemplate(test: TestApp, { token }: TestManager, body: object): Promise<void> {
  await test.call('POST', '/templates', { token, body });
}
