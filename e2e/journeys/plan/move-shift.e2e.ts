import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { cell, chips, drag } from '../../driver/grid.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { buildReadable, watchFunctions, type ReadableApp } from '../../driver/ran-code.ts';
import { shiftsOf, type Shift } from '../../driver/schedule-api.ts';
import { en } from '../../driver/texts.ts';

const open = useBrowser();
const month = monthFromNow(1);
const [monday = '', tuesday = '', wednesday = ''] = month.dates;
const [ona, jonas] = ['moves-ona', 'moves-jonas'];
/** Files of features that a drop passes through, beyond those that draw any change of the month. */
const FILES_MAX = 8;

let app: ReadableApp;
let token: string;
let shift: Shift;
beforeAll(async () => {
  app = await buildReadable();
  token = await newManagerToken('moves', 'Moves');
  const post = <Reply>(path: string, body: object) => callApi<Reply>('POST', path, { token, body });
  for (const id of [ona, jonas])
    await post('/employees', { id, name: id, roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 });
  await post('/templates', { name: 'Day', start_time: '08:00', end_time: '16:00' });
  shift = await post<Shift>('/schedule/shifts', { date: monday, template: 'Day', role: 'cook', employee_id: ona });
});
afterAll(() => app.remove());

test('a drop is sent once, and passes through at most 8 files of features beyond those that draw the month', async () => {
  const page = await open({ token });
  await app.serveTo(page);
  const ranSince = await watchFunctions(page, app);
  await page.goto(month.calendar);
  await chips(cell(page, ona, monday)).waitFor();

  // What draws a month and keeps the focus in it, also when another manager has changed it, and what follows the
  // pointer are no part of a drop.
  await chips(cell(page, ona, monday)).focus();
  const body = { date: tuesday, template: 'Day', role: 'cook', employee_id: ona };
  const moved = page.waitForResponse(/\/api\/schedule\/summary/);
  await callApi('PUT', `/schedule/${shift.id}`, { token, body, headers: { 'if-match': '*' } });
  await chips(cell(page, ona, tuesday)).waitFor();
  await moved;
  await chips(cell(page, ona, tuesday)).hover();
  await page.getByRole('tooltip').waitFor();
  await page.getByRole('button', { name: en.schedule.toolbar.nextMonth }).click();
  await page.getByRole('button', { name: en.schedule.toolbar.previousMonth }).click();
  await chips(cell(page, ona, tuesday)).waitFor();
  const drawing = new Set((await ranSince()).map(({ id }) => id));

  await drag(page, chips(cell(page, ona, tuesday)), cell(page, jonas, wednesday));
  await page.locator('[data-verdict="ok"][data-over]').waitFor();
  await ranSince();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.method()));
  const done = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  const checked = page.waitForResponse(/\/api\/schedule\/summary/);
  await page.mouse.up();
  await (await done).finished();
  await chips(cell(page, jonas, wednesday)).waitFor();
  await checked;
  const files = (await ranSince()).filter(({ id }) => !drawing.has(id)).map(({ file }) => file);
  const features = [...new Set(files)].filter((file) => file.startsWith('src/features/')).sort();
  console.log(`${features.length} files of features: ${features.join(' ')}`);

  expect(sent).toEqual(['PUT']);
  await expect
    .poll(async () => (await shiftsOf(token, month)).map(({ employee_id, date }) => ({ employee_id, date })), PATIENT)
    .toEqual([{ employee_id: jonas, date: wednesday }]);
  expect(features.length, features.join('\n')).toBeGreaterThan(3);
  expect(features.length, features.join('\n')).toBeLessThanOrEqual(FILES_MAX);
});
