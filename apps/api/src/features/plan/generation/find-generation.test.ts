import { expect, test } from 'vitest';
import { createCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';

test('every manager of the project sees that a month is being planned, until it is over; nobody else does', async () => {
  // No process works off its jobs: they wait until they are stopped.
  const api = await createTestApp();
  try {
    const { token } = await createCafe(api);
    const stranger = await createManager(api);
    const planned = async (month: number, by = token) => {
      const { json } = await api.call('GET', `/generate-schedule?year=2031&month=${month}`, { token: by });
      return json.job_id;
    };
    expect(await planned(9)).toBeNull();
    const headers = { prefer: 'respond-async' };
    const { json } = await api.call('POST', '/generate-schedule?year=2031&month=9', { token, headers, body: {} });
    expect(await Promise.all([planned(9), planned(10), planned(9, stranger.token)])).toEqual([json.job_id, null, null]);
    await api.call('DELETE', `/generate-schedule/${json.job_id}`, { token });
    expect(await planned(9)).toBeNull();
  } finally {
    await api.close();
  }
});
