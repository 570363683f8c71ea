import { afterAll, beforeAll, expect, test } from 'vitest';
import { unzip } from '../../../testing/fakes/unzip.ts';
import { icalendarFaults } from '../../../testing/icalendar-faults.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let worker: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  worker = await createWorker(api, manager, { name: '=Žydrė "Ž", Šiaulienė' });
  const shift = { start_time: '22:00', end_time: '06:00', break_minutes: 30, role: 'Virėja' };
  const post = (body: object) => api.call('POST', '/schedule/shifts', { token: manager.token, body });
  await post({ ...shift, date: '2026-10-24', employee_id: worker.id });
  await post({ ...shift, date: '2026-10-26', employee_id: null });
});
afterAll(() => api.close());

const get = (format: string, token = manager.token, language = 'en', range = 'start=2026-10-01&end=2026-10-31') =>
  api.call('GET', `/schedule/export?${range}&format=${format}`, { token, headers: { 'accept-language': language } });

test('a spreadsheet of lines as Excel reads it, with nothing that it would run', async () => {
  const english = await get('csv');
  expect(english.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(english.headers['content-disposition']).toContain("filename*=UTF-8''schedule-2026-10-01-2026-10-31.csv");
  expect(english.text.startsWith('\uFEFFDate,Day,ID,Employee,')).toBe(true);
  expect(english.text).toContain(`${worker.id},"'=Žydrė ""Ž"", Šiaulienė",Virėja,,22:00,06:00,30,8.5,Draft`);
  const lithuanian = await get('csv', manager.token, 'lt');
  expect(lithuanian.text.startsWith('\uFEFFData;Diena;ID;Darbuotojas;')).toBe(true);
  // The night on which the clocks go back has an extra hour.
  expect(lithuanian.text).toContain(';22:00;06:00;30;8,5;Juodraštis');
  expect(lithuanian.text).toContain(';;Laisva pamaina;Virėja;;22:00;06:00;30;7,5;');
});

test('lines for programs: comma, point, no mark at the start, the same names in every language', async () => {
  const plain = await get('csv_plain', manager.token, 'lt');
  expect(plain.headers['content-disposition']).toContain('.csv');
  const [head, ...lines] = plain.text.trimEnd().split('\r\n');
  expect(head).toBe('date,employee_id,employee_name,role,template,start_time,end_time,break_minutes,hours,status');
  expect(lines).toContain('2026-10-26,,,Virėja,,22:00,06:00,30,7.5,draft');
  expect((await get('csv_plain')).text).toBe(plain.text);
});

// Miller 6.6 takes a dot in a heading for a nested key.
test.each(['en', 'lt'])('no heading has a dot (%s)', async (language) => {
  const { text } = await get('csv', manager.token, language);
  expect(text.split('\r\n')[0]).not.toContain('.');
});

test('numbers of a workbook have no form that leaves a decimal sign after whole ones', async () => {
  const { rawPayload } = await api.app.inject({
    url: '/api/schedule/export?start=2026-10-01&end=2026-10-31&format=xlsx',
    headers: { authorization: `Bearer ${manager.token}` },
  });
  expect(unzip(rawPayload).get('xl/styles.xml')).not.toContain('0.##');
});

test.each(['+370', '-1', '@SUM(A1)', '=cmd|x', 'a;=1+1', 'a,=1+1', '＝1+1', 'a"b'])(
  'a role called %j begins no cell as a formula, whichever sign the reader takes for the separator',
  async (role) => {
    const other = await createManager(api, 'Formulas');
    const shift = { date: '2026-10-05', start_time: '08:00', end_time: '16:00', role, employee_id: null };
    await api.call('POST', '/schedule/shifts', { token: other.token, body: shift });
    for (const language of ['en', 'lt']) {
      const { text } = await get('csv', other.token, language);
      // A number is not a formula.
      expect(text.split(/[;,\t\r\n]/).filter((cell) => /^[\s"]*[=+\-@](?!\d+$)/.test(cell))).toEqual([]);
      expect(text).toContain(role.replace('"', '""').replace(/(?<=[;,])=|^＝/, "'$&"));
    }
  },
);

test('a calendar escapes the signs that it is written with', async () => {
  const other = await createManager(api, 'Signs; of, the café');
  const shift = { date: '2026-10-05', start_time: '08:00', end_time: '16:00', role: 'a;b,c\\d', employee_id: null };
  await api.call('POST', '/schedule/shifts', { token: other.token, body: shift });
  const { text } = await get('ics', other.token);
  expect(icalendarFaults(text)).toEqual([]);
  expect(text.replaceAll('\r\n ', '')).toContain(String.raw`X-WR-CALNAME:Signs\; of\, the café`);
  expect(text.replaceAll('\r\n ', '')).toContain(String.raw`a\;b\,c\\d`);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('a calendar with instants in UTC', async () => {
  const { text, headers } = await get('ics');
  expect(icalendarFaults(text)).toEqual([]);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(text).toContain('DTSTART:20261024T190000Z');
  expect(text).toContain('DTEND:20261025T040000Z');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test.each([
  ['xlsx', 'PK'],
  ['pdf', '%PDF-'],
])('%s is a file of its kind', async (format, magic) => {
  for (const language of ['en', 'lt']) {
    const reply = await get(format, manager.token, language);
    expect([reply.status, reply.text.slice(0, magic.length)]).toEqual([200, magic]);
  }
});

test('an employee gets what is published, and nobody an endless range or an unknown format', async () => {
  expect((await get('csv', worker.token)).text.trimEnd().split('\r\n')).toHaveLength(1);
  expect((await get('doc')).json.errors).toHaveProperty('format');
  expect((await get('csv', manager.token, 'en', 'start=2026-01-01&end=2036-01-01')).json.errors).toHaveProperty('end');
});

test('a schedule without anybody is a file too', async () => {
  const empty = await createManager(api, 'Empty');
  for (const format of ['csv', 'xlsx', 'pdf', 'ics']) expect((await get(format, empty.token)).status).toBe(200);
});

test('a month in which nobody works has its head and no shifts', async () => {
  const month = 'start=2029-02-01&end=2029-02-28';
  const of = async (format: string) => {
    const reply = await get(format, manager.token, 'lt', month);
    expect(reply.status, format).toBe(200);
    return reply.text;
  };
  expect((await of('csv')).replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    expect.stringMatching(/^Data;Diena;/),
  ]);
  expect(icalendarFaults(await of('ics'))).toEqual([]);
  expect(await of('ics')).toMatch(/^BEGIN:VCALENDAR\r\n(?:(?!BEGIN:VEVENT)[^])*END:VCALENDAR\r\n$/);
  expect((await of('xlsx')).startsWith('PK')).toBe(true);
  expect((await of('pdf')).startsWith('%PDF-')).toBe(true);
});
