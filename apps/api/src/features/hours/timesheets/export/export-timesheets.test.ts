import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../../testing/seeds/people.ts';
import { pdfTexts } from '../../../../testing/fakes/pdf-texts.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2031-06-02T12:00+03:00') } });
  manager = await createManager(api);
  const fields = { name: '=Ona; Petraitė', hourly_rate_cents: 1000, contract_hours_per_week: 40 };
  ona = await createWorker(api, manager, fields);
  // A closing day of one's own; 1 May is a public holiday without being imported.
  await asManager('POST', '/holidays', { date: '2031-05-07', name: 'Inventorizacija', closed: true });
  for (const [from, to] of [
    ['2031-05-07T08:00', '2031-05-07T16:00'],
    ['2031-05-01T20:00', '2031-05-02T00:00'],
  ])
    await asManager('POST', '/timesheets', { employee_id: ona.id, started_at: from, ended_at: to, reason: 'x' });
  const off = { type: 'vacation', start_date: '2031-05-12', end_date: '2031-05-14', reason: 'Jūra' };
  const asked = await api.call('POST', '/time-off', { token: ona.token, body: off });
  await asManager('PUT', `/time-off/${asked.json.id}`, { status: 'approved' });
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }), headers: { 'accept-language': 'lt' } });
const file = (format: string) =>
  asManager('GET', `/timesheets/export?start=2031-05-01&end=2031-05-31&format=${format}`);

test('managers only, and known formats', async () => {
  const path = '/timesheets/export?start=2031-05-01&end=2031-05-31&format=csv';
  expect((await api.call('GET', path, { token: ona.token })).json.code).toBe('managers_only');
  expect((await file('ods')).json.errors).toHaveProperty('format');
});

test('payroll: norm, worked, night, holiday, absences, and the cost with the higher of two premiums', async () => {
  const { text, headers } = await file('csv');
  expect(headers['content-disposition']).toContain('darbo-laiko-apskaita-2031-05-01-2031-05-31.csv');
  const [, line = ''] = text.split('\r\n');
  // Twelve hours: eight plain, four on a holiday (double), two of them at night too.
  const [, , norm, planned, worked, night, holiday, rest, overtime] = line
    .replace(/^.*?"'=Ona; Petraitė"/, 'id;')
    .split(';');
  expect([planned, worked, night, holiday, rest, overtime]).toEqual(['0', '12', '2', '4', '0', '0']);
  expect(Number(norm)).toBeGreaterThan(100);
  expect(line.endsWith(';3;0;0;10;160;2;0')).toBe(true);
  expect(text).toContain('DK 144 str.');
});

test('for programs: the same columns in every language, a point, and nothing below the lines', async () => {
  const { text } = await file('csv_plain');
  const [head, line = '', ...rest] = text.trimEnd().split('\r\n');
  expect(head).toBe(
    'id,person,norm,planned,worked,night,holiday,rest_day,overtime,additional,vacation,sick_leave,personal,rate,cost,coinciding,earlier_overtime',
  );
  expect(line.endsWith(',3,0,0,10,160,2,0')).toBe(true);
  expect(rest.filter((one) => one.includes('DK'))).toEqual([]);
});

test('night and holiday coincide: the sheet notes it by the entry, the PDF by the sum', async () => {
  const lines = (await asManager('GET', '/timesheets?start=2031-05-01&end=2031-05-01')).json;
  // 20:00 to 24:00 on a holiday, at night from 22:00.
  expect(lines).toMatchObject([{ holiday_minutes: 240, night_minutes: 120, coinciding_minutes: 120 }]);
  const { rawPayload } = await api.app.inject({
    url: '/api/timesheets/export?start=2031-05-01&end=2031-05-31&format=pdf',
    headers: { authorization: `Bearer ${manager.token}`, 'accept-language': 'lt' },
  });
  expect(pdfTexts(rawPayload).flat().join('\n')).toMatch(
    /^Sutampa priemokos \(už naktį, švenčių dieną, poilsio dieną\), 2\sval\.: mokama didesnė \(DK 144 str\.\)\.$/m,
  );
});

test('the spreadsheet and the page for an inspector are files of their kind', async () => {
  const [xlsx, pdf] = [await file('xlsx'), await file('pdf')];
  expect([xlsx.status, xlsx.text.slice(0, 2)]).toEqual([200, 'PK']);
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(pdf.text.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
