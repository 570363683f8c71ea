import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });

let month = 0;
/** An offer of a published shift that another employee has accepted. */
async function accepted() {
  month += 1;
  const [year, number] = [2032 + Math.floor(month / 12), (month % 12) + 1];
  const date = `${year}-${String(number).padStart(2, '0')}-10`;
  const giver = await createWorker(api, manager, { name: 'Ona' });
  const taker = await createWorker(api, manager, { name: 'Petras' });
  const hours = { start_time: '08:00', end_time: '16:00', role: 'cook' };
  const shift = await post('/schedule/shifts', manager.token, { date, ...hours, employee_id: giver.id });
  await post(`/schedule/publish?year=${year}&month=${number}`, manager.token);
  const offer = await post('/schedule/requests', giver.token, { shift_id: shift.json.id });
  expect((await post(`/schedule/requests/${offer.json.id}/accept`, taker.token)).status).toBe(200);
  return { giver, taker, shiftId: shift.json.id as string, offerId: offer.json.id as string };
}
const remove = (id: string) => api.call('DELETE', `/employees/${id}`, { token: manager.token });
const approve = (id: string) => post(`/manager/swaps/${id}/approve`, manager.token);
const holderOf = async (id: string) =>
  api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('shift').select('employee_id').where('id', '=', id).executeTakeFirstOrThrow(),
  );
async function listed(offerId: string) {
  const { json } = await api.call('GET', '/manager/swaps?page_size=100', { token: manager.token });
  return (
    json.items as { id: string; status: string; offered_by: { name: string }; accepted_by: { name: string } }[]
  ).find(({ id }) => id === offerId);
}

test.each(['giver', 'taker'] as const)(
  'the %s is deleted between acceptance and approval: the offer is over',
  async (who) => {
    const swap = await accepted();
    expect((await remove(swap[who].id)).status).toBe(204);
    const refused = await approve(swap.offerId);
    expect([refused.status, refused.json.code]).toEqual([409, 'swap_over']);
    expect((await holderOf(swap.shiftId)).employee_id).toBe(who === 'giver' ? null : swap.giver.id);
    // The history outlives the employees.
    const kept = await listed(swap.offerId);
    expect([kept?.offered_by.name, kept?.accepted_by.name]).toEqual(['Ona', 'Petras']);
    expect(kept?.status).toBe('cancelled');
  },
);

test('deleting and approving at once leave nobody with a shift who is not there', async () => {
  for (let round = 0; round < 12; round += 1) {
    const swap = await accepted();
    const leaver = round % 2 === 0 ? swap.taker : swap.giver;
    const [gone, approval] = await Promise.all([remove(leaver.id), approve(swap.offerId)]);
    expect(gone.status).toBe(204);
    expect([200, 409]).toContain(approval.status);
    const { employee_id } = await holderOf(swap.shiftId);
    expect(employee_id).not.toBe(leaver.id);
    if (approval.status === 409) expect((await listed(swap.offerId))?.status).toBe('cancelled');
  }
});
