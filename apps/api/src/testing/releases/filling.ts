import { createManager, createWorker, type TestManager } from '../seeds/people.ts';
import type { Reply, TestApp } from '../test-app.ts';

/** The moment at which every copy is filled and read: a Tuesday morning in the middle month of its business. */
export const MOMENT = Date.parse('2031-05-13T09:00+03:00');

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Worker {
  id: string;
  token: string;
}

/** The business that is being filled: its manager, its people, and calls that must succeed. */
export interface Filling {
  api: TestApp;
  manager: TestManager;
  ona: Worker;
  jonas: Worker;
  rasa: Worker;
  /** A call that must succeed, of the manager unless a token is given. */
  call: (method: Method, path: string, body?: unknown, more?: CallMore) => Promise<Reply>;
}

interface CallMore {
  token?: string | null;
  headers?: Record<string, string>;
}

/** A manager with three people who can sign in. */
export async function startFilling(api: TestApp): Promise<Filling> {
  const manager = await createManager(api, 'Kavinė „Žuvėdra“');
  const call: Filling['call'] = async (method, path, body, { token = manager.token, headers } = {}) => {
    const reply = await api.call(method, path, {
      ...(token !== null && { token }),
      ...(body !== undefined && { body }),
      ...(headers && { headers }),
    });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
    return reply;
  };
  const contract = { contract_hours_per_week: 40, max_hours_per_week: 48, hourly_rate_cents: 1000 };
  const hire = (name: string, fields: object = {}) =>
    createWorker(api, manager, { name, roles: ['cook'], ...contract, ...fields });
  return {
    api,
    manager,
    call,
    ona: await hire('Ona Petraitė', { birth_date: '1996-02-29', email: 'ona@example.lt', vacation_days_per_year: 20 }),
    jonas: await hire('Jonas Jonaitis', { roles: ['cook', 'waiter'], is_senior: true, department: 'Virtuvė' }),
    rasa: await hire('Rasa Žukauskaitė', { limits: { max_shifts_per_week: 4 }, rest_weekdays: [6, 7] }),
  };
}
