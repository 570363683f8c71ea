import { randomUUID } from 'node:crypto';
import type { SetManager } from './people.ts';

/** What somebody does in one call while a process dies, and what is seen of it afterwards. */
export interface Work {
  name: string;
  /** The same call each time, with its key. */
  act(): Promise<unknown>;
  /** `half` must never be. */
  look(): Promise<'all' | 'nothing' | 'half'>;
}

interface Shift {
  id: string;
  date: string;
  start_time: string;
  end_time: string;
  status: string;
  /** Of an amendment that is open. */
  amended?: string | null;
}

/** Days of a month that are worked in these trials. */
const DAYS = ['01', '02', '03', '04', '05', '06'];

/** Each turn has a month of its own. */
function monthOf(turn: number) {
  const [year, month] = [2031 + Math.floor(turn / 12), 1 + (turn % 12)];
  const text = `${year}-${String(month).padStart(2, '0')}`;
  const shifts = async (manager: SetManager) =>
    (await manager.get<{ shifts: Shift[] }>(`/schedule?start=${text}-01&end=${text}-06`)).shifts;
  const versions = async (manager: SetManager) =>
    (await manager.get<{ year: number; month: number }[]>('/schedule/history')).filter(
      (one) => one.year === year && one.month === month,
    ).length;
  return { text, query: `year=${year}&month=${month}`, shifts, versions };
}

const hours = { start_time: '09:00', end_time: '12:00', role: 'barista' };

const seen = (counts: readonly number[], all: readonly number[]) =>
  counts.every((count, at) => count === all[at]) ? 'all' : counts.every((count) => count === 0) ? 'nothing' : 'half';

async function drafted(manager: SetManager, turn: number) {
  const month = monthOf(turn);
  for (const day of DAYS)
    await manager.send('POST', '/schedule/shifts', {
      token: manager.token,
      body: { date: `${month.text}-${day}`, ...hours },
    });
  return month;
}

/** Publishing a month. */
export async function publish(manager: SetManager, turn: number): Promise<Work> {
  const month = await drafted(manager, turn);
  const headers = { 'idempotency-key': randomUUID() };
  return {
    name: 'publishing',
    act: () =>
      manager.send('POST', `/schedule/publish?${month.query}`, { token: manager.token, headers }).then(() => true),
    look: async () => {
      const published = (await month.shifts(manager)).filter(({ status }) => status === 'published');
      return seen([published.length, await month.versions(manager)], [DAYS.length, 1]);
    },
  };
}

/** Publishing an amendment that moves every shift of the month. */
export async function amend(manager: SetManager, turn: number): Promise<Work> {
  const month = await drafted(manager, turn);
  const { token, send } = manager;
  await send('POST', `/schedule/publish?${month.query}`, { token });
  const range = `from=${month.text}-01&to=${month.text}-06`;
  const { amendment_id: id } = await send<{ amendment_id: string }>('POST', `/schedule/amend?${month.query}&${range}`, {
    token,
  });
  for (const { id: shift, date } of await month.shifts(manager))
    await send('PUT', `/schedule/${shift}`, { token, body: { date, ...hours, end_time: '13:00' } });
  const { seen: list } = await manager.get<{ seen: string }>(`/schedule/amendments/${id}`);
  const headers = { 'idempotency-key': randomUUID() };
  return {
    name: 'amending',
    act: () =>
      send('POST', `/schedule/amendments/${id}/publish`, { token, headers, body: { seen: list, reason: 'Fair' } }).then(
        () => true,
      ),
    look: async () => {
      const amended = (await month.shifts(manager)).filter(
        ({ status, amended: open, end_time }) => status === 'published' && !open && end_time === '13:00',
      );
      return seen([amended.length, (await month.versions(manager)) - 1], [DAYS.length, 1]);
    },
  };
}

const STAFF = 60;

/** Importing employees from a file. */
export function importStaff(manager: SetManager, turn: number): Promise<Work> {
  const prefix = `kill-${turn}-`;
  const lines = Array.from({ length: STAFF }, (_, index) => `${prefix}${index},Person ${turn} ${index},barista`);
  const headers = { 'idempotency-key': randomUUID(), 'content-type': 'text/csv' };
  const look = async () => {
    const staff = await manager.get<{ id: string }[]>('/employees');
    return seen([staff.filter(({ id }) => id.startsWith(prefix)).length], [STAFF]);
  };
  return Promise.resolve({
    name: 'importing',
    act: async () => {
      const reply = await fetch(`${manager.url}/api/employees/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${manager.token}`, ...headers },
        body: ['id,name,roles', ...lines].join('\n'),
      });
      if (!reply.ok) throw new Error(`importing answered ${reply.status}: ${await reply.text()}`);
      return true;
    },
    look,
  });
}
