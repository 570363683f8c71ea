import { expect, inject, test } from 'vitest';
import { callApi } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { choose, field } from '../../driver/form.ts';
import { calendarMonthOfTomorrow, monthFromNow } from '../../driver/months.ts';
import { REGISTRATION_CODE } from '../../driver/product.ts';
import { planMonth } from '../../driver/schedule-api.ts';
import { DEMO_PASSWORD } from '../../driver/sign-in.ts';
import { en } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
// Two months ago: the last one isn't over everywhere while a new one begins in Vilnius.
const [past, soon] = [monthFromNow(-2), calendarMonthOfTomorrow()];

/**
 * A café a country: one more is a line. `cents` by hand: 24 hours of EUR 9.37 by day are 224.88, 8 at night 74.96 and
 * the premium, and 16 hours of EUR 8.15 are 130.40.
 */
const CAFES = [
  // A night is paid one and a half times (DL 67): 112.44.
  { city: 'Riga', country: 'Latvia', zone: 'Europe/Riga', law: 'Latvia', currency: 'EUR', cents: [33_732, 13_040] },
  // A night is paid 1.25 times (TLS 45): 93.70.
  {
    city: 'Tartu',
    country: 'Estonia',
    zone: 'Europe/Tallinn',
    law: 'Estonia',
    currency: 'EUR',
    cents: [31_858, 13_040],
  },
  // Neither law pays a night more: 74.96.
  { city: 'Cork', country: 'Ireland', zone: 'Europe/Dublin', law: 'Ireland', currency: 'EUR', cents: [29_984, 13_040] },
  {
    city: 'Leeds',
    country: 'United Kingdom',
    zone: 'Europe/London',
    law: 'Great Britain',
    currency: 'GBP',
    cents: [29_984, 13_040],
  },
] as const;

type Cafe = (typeof CAFES)[number];

/** The project is made on its page, in its country. @returns a token for it */
async function found({ city, country, zone, law }: Cafe): Promise<string> {
  const account = { username: `cafe-${city}`, password: DEMO_PASSWORD, registration_code: REGISTRATION_CODE };
  const { access_token } = await callApi<{ access_token: string }>('POST', '/register', { body: account });
  const page = await open({ token: access_token });
  await page.goto('/create-project');
  await choose(page, page.getByRole('combobox', { name: en.place.country }), country);
  await page.getByText(new RegExp(zone)).waitFor();
  expect(await page.getByRole('combobox', { name: en.place.law }).inputValue()).toBe(law);
  await field(page, en.projects.name).fill(`Café ${city}`);
  await page.getByLabel(en.projects.terms).check();
  await page.getByLabel(en.projects.privacy).check();
  await page.getByRole('button', { name: en.projects.create }).click();
  await toast(page, en.projects.created).waitFor();
  await page.waitForURL('**/manager');
  const [project] = await callApi<{ id: string }[]>('GET', '/projects', { token: access_token });
  const selected = await callApi<{ access_token: string }>('POST', `/projects/select/${project?.id}`, {
    token: access_token,
  });
  return selected.access_token;
}

test.each(CAFES)('a café in $city: founded, planned, amended late, and paid out to the cent', async (cafe) => {
  const token = await found(cafe);
  const ask = <Reply>(method: string, path: string, body?: unknown) => callApi<Reply>(method, path, { token, body });
  const [janis, maija] = [`janis-${cafe.city}`, `maija-${cafe.city}`];
  const terms = { roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
  await ask('POST', '/employees', { id: janis, name: 'Jānis Bērziņš', hourly_rate_cents: 937, ...terms });
  await ask('POST', '/employees', { id: maija, name: 'Maija Öö', hourly_rate_cents: 815, ...terms });
  await ask('POST', '/templates', { name: 'DAY', start_time: '08:00', end_time: '16:30', break_minutes: 30 });
  for (let weekday = 1; weekday <= 7; weekday += 1)
    await ask('POST', '/requirements', { template: 'DAY', role: 'cook', count: 1, weekday });
  // Whatever is taken from somebody within 30 days is late, and paid.
  await ask('PUT', '/settings/system', { late_change_hours: 720, late_change_percent: 100 });

  // The proof ends it.
  await planMonth(token, soon, 20);
  await expect
    .poll(async () => (await ask<{ shifts: unknown[] }>('GET', `/schedule?${soon.range}`)).shifts.length, {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  await ask('POST', `/schedule/publish?${soon.query}`);
  const cut = await amend(ask);
  // The hour that is lost, at the rate of who loses it.
  expect(await ask('GET', `/late-changes?${soon.range}`)).toMatchObject([
    { employee_id: cut, change: 'cut', minutes: 60, amount_cents: cut === janis ? 937 : 815, basis: 'house' },
  ]);

  await work(ask, [janis, maija]);
  await ask('POST', `/timesheets/lock?${past.query}`, { take_schedule: true });
  const rows = await payroll(token);
  expect(rows.map(({ person, cost }) => [person, cost])).toEqual([
    ['Jānis Bērziņš', cafe.cents[0] / 100],
    ['Maija Öö', cafe.cents[1] / 100],
  ]);
  const report = await ask<{ currency: string; total: { worked_cents: number } }>(
    'GET',
    `/labour-cost/worked?${past.range}`,
  );
  expect([report.currency, report.total.worked_cents]).toEqual([cafe.currency, cafe.cents[0] + cafe.cents[1]]);
  const page = await open({ token });
  await page.goto('/manager/settings/system/law');
  await page.getByRole('heading', { name: new RegExp(`${cafe.law}$`) }).waitFor();
});

type Ask = <Reply>(method: string, path: string, body?: unknown) => Promise<Reply>;

/**
 * The first shift that is published becomes an hour shorter, with a reason and the consent that it may need.
 * @returns whose it is
 */
async function amend(ask: Ask): Promise<string | null | undefined> {
  const begun = await ask<{ amendment_id: string; shifts: { id: string; date: string; employee_id: string | null }[] }>(
    'POST',
    `/schedule/amend?${soon.query}`,
  );
  const [shift] = begun.shifts
    .filter(({ employee_id }) => employee_id !== null)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const hours = { start_time: '08:00', end_time: '15:30', break_minutes: 30, role: 'cook' };
  await ask('PUT', `/schedule/${shift?.id}`, { date: shift?.date, employee_id: shift?.employee_id, ...hours });
  const path = `/schedule/amendments/${begun.amendment_id}`;
  const { seen, people } = await ask<{ seen: string; people: { employee_id: string }[] }>('GET', path);
  const consents = people.map(({ employee_id }) => employee_id);
  const published = await ask<{ version: number }>('POST', `${path}/publish`, { seen, consents, reason: 'Delivery' });
  expect(published.version).toBe(2);
  return shift?.employee_id;
}

/** Two months ago: three days and a night of the one, two days of the other; none of them near a public holiday. */
async function work(ask: Ask, [janis, maija]: [string, string]): Promise<void> {
  const listed = await ask<{ date: string }[]>('GET', `/holidays?year=${past.key.slice(0, 4)}`);
  const holidays = new Set(listed.map(({ date }) => date));
  const isUsual = (at: number) => [0, 1, 2].every((more) => !holidays.has(past.dates[at + more] ?? ''));
  const usual = Array.from({ length: 16 }, (_, index) => index + 4).filter(isUsual);
  const shift = (at: number | undefined, employee_id: string, hours: object) =>
    ask('POST', '/schedule/shifts', { date: past.dates[at ?? 0], role: 'cook', employee_id, ...hours });
  const day = { start_time: '08:00', end_time: '16:30', break_minutes: 30 };
  for (const at of usual.slice(0, 3)) await shift(at, janis, day);
  for (const at of usual.slice(0, 2)) await shift(at, maija, day);
  await shift(usual.at(-1), janis, { start_time: '22:00', end_time: '06:00', break_minutes: 0 });
  await ask('POST', `/schedule/publish?${past.query}`);
}

/** The lines of the payroll file. */
async function payroll(token: string): Promise<{ person: string; cost: number }[]> {
  const address = `${inject('productUrl')}/api/timesheets/export?${past.range}&format=csv_plain`;
  const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const [head = '', ...lines] = (await reply.text()).replace('\uFEFF', '').trim().split(/\r?\n/);
  const columns = head.split(',');
  const cellOf = (line: string, name: string) => line.split(',')[columns.indexOf(name)] ?? '';
  return lines.map((line) => ({ person: cellOf(line, 'person'), cost: Number(cellOf(line, 'cost')) }));
}
