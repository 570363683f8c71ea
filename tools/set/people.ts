import { setTimeout as delay } from 'node:timers/promises';
import { callsOf, type Calls } from '../../bench/figures/product-calls.ts';

/** A manager of a business of the set's own, as a program speaks for them. */
export interface SetManager {
  /** Of the product. */
  url: string;
  token: string;
  send: Calls;
  get<Reply>(path: string): Promise<Reply>;
}

export const REGISTRATION_CODE = 'the-company-code';

let count = 0;

/** Registers a manager with a project; with `sample`, of one of the sample businesses. */
export async function createSetManager(url: string, sample?: 'cafe' | 'restaurant' | 'shop'): Promise<SetManager> {
  const send = callsOf(url);
  count += 1;
  const account = { username: `set-${count}`, password: 'set-set-set', registration_code: REGISTRATION_CODE };
  const { access_token } = await send<{ access_token: string }>('POST', '/register', { body: account });
  const { id } = await send<{ id: string }>('POST', '/projects', {
    token: access_token,
    body: { name: `Set ${count}` },
  });
  const { access_token: token } = await send<{ access_token: string }>('POST', `/projects/select/${id}`, {
    token: access_token,
  });
  if (sample) await send('POST', '/projects/sample', { token, body: { business: sample } });
  return { url, token, send, get: (path) => send('GET', path, { token }) };
}

export interface SetJob {
  job_id: string;
  state: string;
  best: number | null;
  elapsed_seconds: number;
  queue: { ahead: number; seconds: number } | null;
}

/** Asks for a month to be generated, as a caller who follows it. @returns the job's ID */
export async function plan({ send, token }: SetManager, month: number, seconds: number): Promise<string> {
  const { job_id: id } = await send<{ job_id: string }>('POST', `/generate-schedule?year=2031&month=${month}`, {
    token,
    body: { seconds, seed: 1 },
    headers: { prefer: 'respond-async' },
  });
  return id;
}

export const jobOf = (manager: SetManager, id: string): Promise<SetJob> => manager.get(`/generate-schedule/${id}`);

/** Asks for a month and waits until it is generated. @throws when it fails */
export async function planToEnd(manager: SetManager, month: number, seconds: number): Promise<void> {
  const id = await plan(manager, month, seconds);
  for (;;) {
    const { state } = await jobOf(manager, id);
    if (state === 'done') return;
    if (state === 'failed') throw new Error('A plan failed');
    await delay(100);
  }
}
