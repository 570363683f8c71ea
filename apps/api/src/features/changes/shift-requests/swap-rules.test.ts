import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const ROUNDS = 200;
const SEED = 7;
const TIMEOUT_MS = 300_000;
const MONTH = { start: '2033-03-01', end: '2033-03-31' };
const HOURS = [
  ['06:00', '14:00'],
  ['14:00', '22:00'],
  ['22:00', '06:00'],
] as const;

let api: TestApp;
let manager: TestManager;
let team: { id: string; token: string }[];
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  team = [];
  for (let index = 0; index < 6; index += 1) team.push(await createWorker(api, manager, { max_hours_per_week: 48 }));
});
afterAll(() => api.close());

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });

/** Numbers from 0 to below `limit`, the same for the same seed. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Around the clock, with an employee who can work it without breaking a hard rule; shifts without one are left out. */
async function publishMonth(next: (limit: number) => number): Promise<void> {
  for (let day = 1; day <= 31; day += 1)
    for (const [start_time, end_time] of HOURS) {
      const date = `2033-03-${String(day).padStart(2, '0')}`;
      const employee_id = team[next(team.length)]?.id;
      const body = { date, start_time, end_time, role: 'cook', employee_id };
      const { status, json } = await post('/schedule/shifts', manager.token, body);
      if (status === 201 && json.warnings.some(isHard))
        await api.call('DELETE', `/schedule/${json.id}`, { token: manager.token });
    }
  await post('/schedule/publish?year=2033&month=3', manager.token);
}

const isHard = ({ severity }: { severity: string }) => severity === 'hard';
const hardViolations = async () => {
  const path = `/schedule/summary?start=${MONTH.start}&end=${MONTH.end}`;
  return (await api.call('GET', path, { token: manager.token })).json.violations.filter(isHard);
};
const shifts = async (): Promise<{ id: string; employee_id: string }[]> =>
  (await api.call('GET', `/schedule?start=${MONTH.start}&end=${MONTH.end}`, { token: manager.token })).json.shifts;

test(
  'however shifts change hands, two approvals at once among them, no hard rule is broken',
  async () => {
    const next = numbers(SEED);
    await publishMonth(next);
    expect(await hardViolations()).toEqual([]);
    const seen = { offered: 0, approved: 0, refused: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const held = await shifts();
      const taker = team[next(team.length)] ?? manager;
      const accepted: string[] = [];
      for (let offer = 0; offer < 2; offer += 1) {
        const shift = held[next(held.length)];
        const giver = team.find(({ id }) => id === shift?.employee_id);
        if (shift === undefined || giver === undefined || giver === taker) continue;
        const { status, json } = await post('/schedule/requests', giver.token, { shift_id: shift.id });
        if (status !== 201) continue;
        seen.offered += 1;
        if ((await post(`/schedule/requests/${json.id}/accept`, taker.token)).status === 200) accepted.push(json.id);
      }
      // The second was accepted while the first did not belong to the taker yet.
      const answers = await Promise.all(accepted.map((id) => post(`/manager/swaps/${id}/approve`, manager.token)));
      seen.approved += answers.filter(({ status }) => status === 200).length;
      seen.refused += answers.filter(({ status }) => status !== 200).length;
    }
    expect(await hardViolations(), `seed ${SEED}`).toEqual([]);
    // Both kinds of answers occurred.
    expect(seen.approved).toBeGreaterThan(20);
    expect(seen.refused).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
