import type { Page } from 'playwright-core';
import { callApi } from './api.ts';
import type { Open, OpenOptions } from './browser.ts';
import { REGISTRATION_CODE, startProduct, type Product } from './product.ts';
import { DEMO_PASSWORD } from './sign-in.ts';

const MANAGER = 'vadove';
export const NAMES = {
  ona: 'Ona Žukaitė',
  jonas: 'Jonas Kazlauskas',
  zivile: 'Živilė Petraitė',
  ruta: 'Rūta Šimkutė',
  marius: 'Marius Ąžuolas',
  zygimantas: 'Žygimantas Čepas',
};
export type Who = keyof typeof NAMES;

export interface PlannedShift {
  id: string;
  date: string;
  template: string | null;
  start_time: string;
  end_time: string;
  role: string;
  employee_id: string | null;
}

/** A product of its own, whose clock the journey moves, with one café in it. */
export interface Cafe {
  product: Product;
  /** It is this time in Vilnius now, in the product and on devices opened from now on; old sessions have ended. */
  now: (time: string) => Promise<void>;
  /** As the manager, without the browser. */
  ask: <Reply = unknown>(method: string, path: string, body?: unknown) => Promise<Reply>;
  shiftsOf: (start: string, end: string) => Promise<PlannedShift[]>;
  open: (as: Who | 'manager' | 'nobody', options?: OpenOptions) => Promise<Page>;
}

const instantOf = (time: string) => Temporal.ZonedDateTime.from(`${time}[Europe/Vilnius]`).epochMilliseconds;

export async function startCafe(open: Open, start: string): Promise<Cafe> {
  let clock = instantOf(start);
  const product = await startProduct({ DEMO: '0' }, clock);
  const origin = product.url;
  const tokens = new Map<string, string>();
  const call = <Reply>(method: string, path: string, options: { token?: string; body?: unknown }) =>
    callApi<Reply>(method, path, { origin, ...options });
  const account = { username: MANAGER, password: DEMO_PASSWORD, registration_code: REGISTRATION_CODE };
  const { access_token } = await call<Token>('POST', '/register', { body: account });
  const { id } = await call<{ id: string }>('POST', '/projects', { token: access_token, body: { name: 'Vijoklis' } });

  const signIn = async (username: string) => {
    const body = new URLSearchParams({ username, password: DEMO_PASSWORD });
    const { access_token: token } = await call<Token>('POST', '/token', { body });
    if (username !== MANAGER) return token;
    return (await call<Token>('POST', `/projects/select/${id}`, { token })).access_token;
  };
  const tokenOf = async (username: string) => {
    const token = tokens.get(username) ?? (await signIn(username));
    tokens.set(username, token);
    return token;
  };
  const ask: Cafe['ask'] = async (method, path, body) =>
    call(method, path, { token: await tokenOf(MANAGER), ...(body !== undefined && { body }) });
  return {
    product,
    ask,
    now: async (time) => {
      clock = instantOf(time);
      tokens.clear();
      await product.setClock(clock);
    },
    shiftsOf: async (from, to) =>
      (await ask<{ shifts: PlannedShift[] }>('GET', `/schedule?start=${from}&end=${to}`)).shifts,
    open: async (as, options = {}) => {
      const token = as === 'nobody' ? undefined : await tokenOf(as === 'manager' ? MANAGER : as);
      return open({ language: 'lt', ...options, origin, clock, ...(token !== undefined && { token }) });
    },
  };
}

interface Token {
  access_token: string;
}

const SHIFTS = { Rytas: ['07:30', '16:00'], Vakaras: ['13:30', '22:00'] } as const;
export type Template = keyof typeof SHIFTS;

const WEEK = [1, 2, 3, 4, 5];

/**
 * Two waiters in the morning and two cooks in the evening from Monday to Friday, one waiter at weekends. Both shifts
 * have 8 hours and a break of 30 minutes.
 */
export async function settle({ ask }: Cafe): Promise<void> {
  const settings = { regime: 'summary', accounting_months: 1, accounting_start: '2025-01-01', planning_seconds: 2 };
  await ask('PUT', '/settings/system', settings);
  for (const [name, [start_time, end_time]] of Object.entries(SHIFTS))
    await ask('POST', '/templates', { name, start_time, end_time, break_minutes: 30 });
  const need = (template: Template, role: string, count: number, weekday: number) =>
    ask('POST', '/requirements', { template, role, count, weekday });
  for (const weekday of WEEK) {
    await need('Rytas', 'padavėjas', 2, weekday);
    await need('Vakaras', 'virėjas', 2, weekday);
  }
  for (const weekday of [6, 7]) await need('Rytas', 'padavėjas', 1, weekday);
  for (const [date, name] of [
    ['2025-03-11', 'Nepriklausomybės atkūrimo diena'],
    ['2025-04-20', 'Velykos'],
    ['2025-04-21', 'Antroji Velykų diena'],
  ])
    await ask('POST', '/holidays', { date, name });
  const person = (id: Who, roles: string[], contract_hours_per_week: number) =>
    ask('POST', '/employees', {
      id,
      name: NAMES[id],
      roles,
      contract_hours_per_week,
      max_hours_per_week: 40,
      first_day: '2024-09-02',
      vacation_days_per_year: 20,
      email: `${id}@example.lt`,
      phone: '+370 600 11111',
    });
  await person('ona', ['padavėjas'], 40);
  await person('jonas', ['padavėjas'], 40);
  await person('zivile', ['virėjas'], 40);
  await person('ruta', ['virėjas', 'padavėjas'], 40);
  await person('marius', ['padavėjas'], 25);
}

/** The employee signs in for the first time and chooses a password. */
export async function giveLogin({ ask, product }: Cafe, id: Who): Promise<void> {
  await ask('POST', `/employees/${id}/create-login`, { password: 'temporary' });
  const origin = product.url;
  const credentials = new URLSearchParams({ username: id, password: 'temporary' });
  const { access_token: token } = await callApi<Token>('POST', '/token', { origin, body: credentials });
  const body = { current_password: 'temporary', new_password: DEMO_PASSWORD, confirm_password: DEMO_PASSWORD };
  await callApi('POST', '/settings/change-password', { origin, token, body });
}

/** March 2025: 11 March is a public holiday and closed; on 10 March all end an hour earlier (DK 112(6)). */
export async function draftMarch({ ask }: Cafe): Promise<void> {
  for (let day = 1; day <= 31; day += 1) {
    const date = `2025-03-${String(day).padStart(2, '0')}`;
    const isWeekend = Temporal.PlainDate.from(date).dayOfWeek > 5;
    const isEve = day === 10;
    const add = (template: Template, role: string, employee_id: Who) =>
      ask('POST', '/schedule/shifts', {
        date,
        role,
        employee_id,
        ...(isEve
          ? { start_time: SHIFTS[template][0], end_time: template === 'Rytas' ? '15:00' : '21:00', break_minutes: 30 }
          : { template }),
      });
    if (day === 11) continue;
    if (isWeekend) await add('Rytas', 'padavėjas', 'marius');
    else {
      for (const id of ['ona', 'jonas'] as const) await add('Rytas', 'padavėjas', id);
      for (const id of ['zivile', 'ruta'] as const) await add('Vakaras', 'virėjas', id);
    }
  }
}
