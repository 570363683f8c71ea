import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { publishShifts } from '../../../testing/seeds/publish-shifts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimMachine } from './claim-machine.ts';
import { closeRequestsOfShifts, closeRequestsOfEmployee } from './close-requests.ts';
import type { Machine } from './machine.ts';
import { requestQuery } from './request-query.ts';
import { swapMachine } from './swap-machine.ts';

let api: TestApp;
let manager: TestManager;
let offered: string;
let open: string;
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  tokens['manager'] = manager.token;
  tokens['stranger'] = (await createManager(api, 'Other')).token;
  for (const name of ['ona', 'petras', 'jonas']) {
    const { id, token } = await createWorker(api, manager, { name });
    [ids[name], tokens[name]] = [id, token];
  }
  [offered = ''] = await publishShifts(api, manager, { count: 1, year: 2031, employee_id: ids['ona'] ?? '' });
  [open = ''] = await publishShifts(api, manager, { count: 1, year: 2032 });
});
afterAll(() => api.close());

const ID = '01900000-0000-7000-8000-000000000001';
const PAST = '2020-01-01T08:00:00Z';
const FUTURE = '2031-01-01T08:00:00Z';

/** How each state is stored: the status, and whether the shift has begun and ended. */
const stored: Record<string, { status: string; starts_at: string; ends_at: string }> = {
  expired: { status: 'pending', starts_at: PAST, ends_at: FUTURE },
  completed: { status: 'approved', starts_at: PAST, ends_at: PAST },
};
const kept = (state: string) => stored[state] ?? { status: state, starts_at: FUTURE, ends_at: FUTURE };
const shift = { date: '2031-01-01', start_time: '10:00', end_time: '12:00', template: null, role: 'cook', note: null };

/** Ona's offer, to Petras or to everyone, in some state; anyone who accepts or has accepted it is Petras. */
async function putOffer(to: 'petras' | 'everyone', state: string): Promise<void> {
  const isTaken = ['employee_accepted', 'approved', 'completed', 'rejected'].includes(state);
  const { ona = '', petras = '' } = ids;
  await api.deps.database.inProject(manager.projectId, async (tx) => {
    await tx.deleteFrom('swap_offer').where('id', '=', ID).execute();
    await tx
      .updateTable('shift')
      .set({ employee_id: ['approved', 'completed'].includes(state) ? petras : ona })
      .where('id', '=', offered)
      .execute();
    const people = {
      offered_by: ona,
      offered_by_name: 'Ona',
      ...(to === 'petras' && { target: petras, target_name: 'Petras' }),
      ...(isTaken && { accepted_by: petras, accepted_by_name: 'Petras' }),
    };
    await tx
      .insertInto('swap_offer')
      .values({
        project_id: manager.projectId,
        id: ID,
        shift_id: offered,
        ...shift,
        ...people,
        ...kept(state),
      } as never)
      .execute();
  });
}

/** Petras's claim for the open shift in some state. */
async function putClaim(state: string): Promise<void> {
  const { petras = '' } = ids;
  await api.deps.database.inProject(manager.projectId, async (tx) => {
    await tx.deleteFrom('shift_claim').where('id', '=', ID).execute();
    await tx
      .updateTable('shift')
      .set({ employee_id: ['approved', 'completed'].includes(state) ? petras : null })
      .where('id', '=', open)
      .execute();
    const person = { employee_id: petras, employee_name: 'Petras' };
    const claimed = { project_id: manager.projectId, id: ID, shift_id: open, ...shift, date: '2032-01-01' };
    await tx
      .insertInto('shift_claim')
      .values({ ...claimed, ...person, ...kept(state) } as never)
      .execute();
  });
}

const paths: Record<string, Record<string, string>> = {
  swap: {
    accept: `/schedule/requests/${ID}/accept`,
    decline: `/schedule/requests/${ID}/decline`,
    cancel: `/schedule/requests/${ID}/cancel`,
    approve: `/manager/swaps/${ID}/approve`,
    reject: `/manager/swaps/${ID}/reject`,
  },
  claim: {
    cancel: `/schedule/claims/${ID}/cancel`,
    approve: `/manager/claims/${ID}/approve`,
    reject: `/manager/claims/${ID}/reject`,
  },
};
const lists: Record<string, Record<string, string>> = {
  swap: {
    ona: '/schedule/requests/outgoing',
    petras: '/schedule/requests/incoming',
    jonas: '/schedule/requests/incoming',
    manager: '/manager/swaps',
  },
  claim: { petras: '/schedule/claims', manager: '/manager/claims' },
};

/** `ok` done, `over` too late or too early, `none` there is nothing for them, `role` not for their role. */
const words: Record<string, string> = { 404: 'none', 403: 'role', 409: 'over' };
async function outcome(kind: string, action: string, who: string): Promise<string> {
  const body = action === 'reject' ? { reason: 'Too few cooks' } : undefined;
  const { status, json } = await api.call('POST', paths[kind]?.[action] ?? '', {
    token: tokens[who] ?? '',
    ...(body && { body }),
  });
  if (status === 409) expect(json.code).toBe(`${kind}_over`);
  return status === 200 ? 'ok' : (words[status] ?? String(status));
}

interface Expected {
  actions: string[];
  /** For each state and person what becomes of each action, in their order. */
  states: Record<string, Record<string, string>>;
}

const offerIsOver = {
  ona: 'none none over role role',
  petras: 'over over none role role',
  jonas: 'none none none role role',
  manager: 'role role role over over',
  stranger: 'role role role none none',
};
const offerToPetras: Expected = {
  actions: ['accept', 'decline', 'cancel', 'approve', 'reject'],
  states: {
    pending: {
      ona: 'none none ok role role',
      petras: 'ok ok none role role',
      jonas: 'none none none role role',
      manager: 'role role role over over',
      stranger: 'role role role none none',
    },
    employee_accepted: {
      ona: 'none none ok role role',
      petras: 'over over none role role',
      jonas: 'none none none role role',
      manager: 'role role role ok ok',
      stranger: 'role role role none none',
    },
    approved: offerIsOver,
    completed: offerIsOver,
    rejected: offerIsOver,
    declined: offerIsOver,
    cancelled: offerIsOver,
    expired: offerIsOver,
  },
};
const openOfferIsOver = {
  ona: 'none none over role role',
  petras: 'over none none role role',
  jonas: 'over none none role role',
  manager: 'role role role over over',
  stranger: 'role role role none none',
};
const offerToEveryone: Expected = {
  actions: ['accept', 'decline', 'cancel', 'approve', 'reject'],
  states: {
    pending: {
      ona: 'none none ok role role',
      petras: 'ok none none role role',
      jonas: 'ok none none role role',
      manager: 'role role role over over',
      stranger: 'role role role none none',
    },
    employee_accepted: {
      ona: 'none none ok role role',
      petras: 'over none none role role',
      jonas: 'over none none role role',
      manager: 'role role role ok ok',
      stranger: 'role role role none none',
    },
    approved: openOfferIsOver,
    completed: openOfferIsOver,
    rejected: openOfferIsOver,
    declined: openOfferIsOver,
    cancelled: openOfferIsOver,
    expired: openOfferIsOver,
  },
};
const claimIsOver = {
  petras: 'over role role',
  jonas: 'none role role',
  manager: 'role over over',
  stranger: 'role none none',
};
const claim: Expected = {
  actions: ['cancel', 'approve', 'reject'],
  states: {
    pending: {
      petras: 'ok role role',
      jonas: 'none role role',
      manager: 'role ok ok',
      stranger: 'role none none',
    },
    approved: claimIsOver,
    completed: claimIsOver,
    rejected: claimIsOver,
    cancelled: claimIsOver,
    expired: claimIsOver,
  },
};

const statesOf = ({ transitions }: Pick<Machine, 'transitions'>) =>
  [...new Set(transitions.flatMap(([from, , , to]) => [from, to]))].sort();

describe.each([
  ['an offer to one colleague', swapMachine, offerToPetras, (state: string) => putOffer('petras', state)],
  ['an offer to everyone', swapMachine, offerToEveryone, (state: string) => putOffer('everyone', state)],
  ['a claim', claimMachine, claim, putClaim],
] as const)('%s', (_, { kind, ...machine }, expected, put) => {
  test('every state and every action of the table is expected here', () => {
    expect(Object.keys(expected.states).sort()).toEqual(statesOf(machine));
    expect([...machine.actions]).toEqual(expected.actions);
  });

  test.each(Object.keys(expected.states))('%s: who may do what', async (state) => {
    const found: Record<string, string> = {};
    for (const who of Object.keys(expected.states[state] ?? {})) {
      await put(state);
      const results: string[] = [];
      for (const action of expected.actions) {
        results.push(await outcome(kind, action, who));
        if (results.at(-1) === 'ok') await put(state);
      }
      found[who] = results.join(' ');
    }
    expect(found).toEqual(expected.states[state]);
  });

  test.each(Object.keys(expected.states))('%s: replies say what the caller can do', async (state) => {
    await put(state);
    for (const [who, path] of Object.entries(lists[kind] ?? {})) {
      const { json } = await api.call('GET', path, { token: tokens[who] ?? '' });
      const row = (json.items ?? json).find(({ id }: { id: string }) => id === ID);
      const results = expected.states[state]?.[who]?.split(' ') ?? [];
      const allowed = expected.actions.filter((_action, index) => results[index] === 'ok');
      // An offer to everyone is shown to colleagues only while they can take it.
      if (row === undefined) expect([who, allowed]).toEqual([who, []]);
      else expect([who, row.allowed_actions]).toEqual([who, allowed]);
    }
  });
});

/** What the system does to the shift or the employees, and the state that each leads to. */
const events = {
  'the shift goes to Jonas': (id: string) => change(id, ['jonas'], false),
  'the shift stays with Ona': (id: string) => change(id, ['ona'], false),
  'the shift goes to Petras': (id: string) => change(id, ['petras'], false),
  'the shift opens': (id: string) => change(id, [], false),
  'the shift is deleted': (id: string) => change(id, [], true),
  'Ona is deleted': () => leave('ona'),
  'Petras is deleted': () => leave('petras'),
};
const change = (id: string, to: string[], isRemoved: boolean) => {
  const outcomes = [{ id, to: to.map((name) => ids[name] ?? ''), isRemoved }];
  return api.deps.database.inProject(manager.projectId, (tx) =>
    closeRequestsOfShifts(tx, { outcomes, actor: 'boss', now: api.deps.now() }),
  );
};
const leave = (name: string) =>
  api.deps.database.inProject(manager.projectId, (tx) =>
    closeRequestsOfEmployee(tx, {
      employeeId: ids[name] ?? '',
      name,
      actor: 'boss',
      now: api.deps.now(),
    }),
  );
const statusOf = async (machine: typeof swapMachine | typeof claimMachine) => {
  const now = new Date(api.deps.now()).toISOString();
  const { status } = await api.deps.database.inProject(manager.projectId, (tx) =>
    requestQuery(tx, machine as Machine, now)
      .where('request.id', '=', ID)
      .executeTakeFirstOrThrow(),
  );
  return status;
};

test.each([
  ['the shift goes to Jonas', 'cancelled', 'cancelled'],
  ['the shift stays with Ona', 'pending', 'employee_accepted'],
  ['the shift goes to Petras', 'cancelled', 'cancelled'],
  ['the shift opens', 'cancelled', 'cancelled'],
  ['the shift is deleted', 'cancelled', 'cancelled'],
  ['Ona is deleted', 'cancelled', 'cancelled'],
  ['Petras is deleted', 'cancelled', 'cancelled'],
] as const)('%s: an offer that waits is %s, an accepted one %s, the others stay', async (event, pending, accepted) => {
  const after = { pending, employee_accepted: accepted };
  for (const state of Object.keys(offerToPetras.states)) {
    await putOffer('petras', state);
    await events[event](offered);
    expect([state, await statusOf(swapMachine)]).toEqual([state, after[state as keyof typeof after] ?? state]);
  }
});

test.each([
  ['the shift goes to Jonas', 'rejected'],
  ['the shift goes to Petras', 'approved'],
  ['the shift opens', 'pending'],
  ['the shift is deleted', 'cancelled'],
  ['Ona is deleted', 'pending'],
  ['Petras is deleted', 'cancelled'],
] as const)('%s: a claim that waits is %s, the others stay', async (event, pending) => {
  for (const state of Object.keys(claim.states)) {
    await putClaim(state);
    await events[event](open);
    expect([state, await statusOf(claimMachine)]).toEqual([state, state === 'pending' ? pending : state]);
  }
});
