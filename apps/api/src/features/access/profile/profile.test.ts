import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let worker: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  worker = await createWorker(api, manager, { name: 'Ona Petraitė', phone: '+370 600 00001', department: 'Virtuvė' });
});
afterAll(() => api.close());

const profileOf = async (token: string) => (await api.call('GET', '/settings/profile', { token })).json;
const write = (token: string, body: object) => api.call('PUT', '/settings/profile', { token, body });
const send = (file: Buffer | string, type = 'image/png', token = worker.token) =>
  api.call('PUT', '/settings/profile/picture', { token, body: file, headers: { 'content-type': type } });
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6b47' } });

test('an employee reads the own profile; a manager’s field is rejected by name', async () => {
  expect(await profileOf(worker.token)).toMatchObject({
    username: worker.id,
    name: 'Ona Petraitė',
    phone: '+370 600 00001',
    department: 'Virtuvė',
    picture: null,
    fixed: ['first_name', 'last_name', 'department'],
  });
  const refused = await write(worker.token, { department: 'Salė', phone: '+370 600 00002' });
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['department']]);
  expect((await profileOf(worker.token)).phone).toBe('+370 600 00001');
});

test('contact details are written once: the manager reads them, and the history has the change', async () => {
  const body = { email: 'ona@example.lt', phone: '', job_position: 'Pamainos vadovė', timezone: 'Europe/Vilnius' };
  expect((await write(worker.token, body)).json).toMatchObject({ ...body, phone: null });
  const employees = (await api.call('GET', '/employees', { token: manager.token })).json;
  expect(employees).toContainEqual(expect.objectContaining({ id: worker.id, email: 'ona@example.lt', phone: null }));
  const { items } = (await api.call('GET', '/activity?type=profile.updated', { token: manager.token })).json;
  expect(items[0]).toMatchObject({
    actor: worker.id,
    details: { before: { email: null }, after: { email: 'ona@example.lt' } },
  });
  expect((await write(worker.token, { email: '' })).json.email).toBeNull();
});

test('a manager keeps the own name; wrong fields are named', async () => {
  const body = { first_name: 'Rūta', last_name: 'Kazlauskienė', department: 'Biuras' };
  expect((await write(manager.token, body)).json).toMatchObject({ ...body, name: 'Rūta Kazlauskienė', fixed: [] });
  const refused = await write(manager.token, { email: 'no', timezone: 'Europe/Rytas', role: 'x' });
  expect(Object.keys(refused.json.errors).sort()).toEqual(['email', 'role', 'timezone']);
});

test('a picture is made anew: a small square without anything of the file; a new one has a new address', async () => {
  const file = await photo(900, 600)
    .withExif({ IFD3: { GPSLatitude: '54/1 41/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(file.includes('Exif')).toBe(true);
  const first = (await send(file, 'image/jpeg')).json.picture;
  const stored = await api.app.inject({ url: `/api${first}` });
  expect(stored.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(stored.headers['cache-control']).toContain('private');
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(stored.rawPayload.includes('Exif') || stored.rawPayload.includes('GPS')).toBe(false);

  const second = (await send(await photo(20, 20).webp().toBuffer(), 'image/webp')).json.picture;
  expect(second).not.toBe(first);
  expect((await api.call('GET', first)).status).toBe(404);
  expect((await api.call('DELETE', '/settings/profile/picture', { token: worker.token })).status).toBe(204);
  expect((await api.call('GET', second)).status).toBe(404);
  expect((await profileOf(worker.token)).picture).toBeNull();
});

test('drawings, bombs, cut files and files that are too long are refused, and nothing is stored', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const bomb = await photo(6000, 6000).png().toBuffer();
  const whole = await photo(400, 400).jpeg().toBuffer();
  const cases: [Buffer | string, string, number, string?][] = [
    [Buffer.from(drawing), 'image/png', 422, 'picture'],
    [drawing, 'image/svg+xml', 415],
    [Buffer.from('GIF89a'), 'image/png', 422, 'picture'],
    [await photo(9, 9).gif().toBuffer(), 'image/png', 422, 'picture'],
    [await photo(9, 9).tiff().toBuffer(), 'image/jpeg', 422, 'picture'],
    [bomb, 'image/png', 422, 'picture'],
    [whole.subarray(0, whole.length / 2), 'image/jpeg', 422, 'picture'],
    [Buffer.alloc(2 * 1024 * 1024 + 1), 'image/png', 413],
    [await photo(9, 9).png().toBuffer(), 'text/csv', 415],
  ];
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
  for (const [file, type, status, field] of cases) {
    const reply = await send(file, type);
    expect([type, reply.status], reply.text).toEqual([type, status]);
    if (field !== undefined) expect(Object.keys(reply.json.errors)).toEqual([field]);
  }
  expect((await profileOf(worker.token)).picture).toBeNull();
});

test('who is deleted takes the picture along', async () => {
  const leaver = await createWorker(api, manager);
  const { picture } = (await send(await photo(30, 30).png().toBuffer(), 'image/png', leaver.token)).json;
  await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token });
  expect((await api.call('GET', picture)).status).toBe(404);
});

test('how it looks is chosen by each for themselves', async () => {
  const read = async (token: string) => (await api.call('GET', '/settings/preferences', { token })).json;
  const fresh = { language: 'en', theme: 'auto', show_avatars: true, hours_format: 'decimal', is_chosen: false };
  expect(await read(worker.token)).toEqual(fresh);
  const body = { theme: 'dark', language: 'lt', hours_format: 'minutes' };
  const saved = await api.call('PUT', '/settings/preferences', { token: worker.token, body });
  expect(saved.json).toEqual({ ...fresh, ...body, is_chosen: true });
  expect(await read(manager.token)).toEqual(fresh);
  const refused = await api.call('PUT', '/settings/preferences', { token: worker.token, body: { theme: 'pink' } });
  expect(refused.json.errors).toHaveProperty('theme');
});

test('sentences of rules have hours as the reader chose them, and as others did for others', async () => {
  const other = await createManager(api, 'Hours');
  const worker = await createWorker(api, other);
  const shift = (date: string, start_time: string, end_time: string) =>
    api.call('POST', '/schedule/shifts', {
      token: other.token,
      body: { date, start_time, end_time, role: 'cook', employee_id: worker.id },
    });
  await shift('2043-05-11', '14:00', '22:30');
  // From 22:30 to 6:00 is seven and a half hours of rest.
  const decimal = await shift('2043-05-12', '06:00', '14:00');
  await api.call('PUT', '/settings/preferences', { token: other.token, body: { hours_format: 'minutes' } });
  const chosen = await api.call('GET', '/schedule?start=2043-05-12&end=2043-05-12', { token: other.token });
  const detailsOf = ({ warnings }: { warnings: { detail: string }[] }) => warnings.map(({ detail }) => detail);
  expect(detailsOf(decimal.json)).toContainEqual(expect.stringContaining('7.5 h of rest'));
  expect(detailsOf(chosen.json.shifts[0])).toContainEqual(expect.stringContaining('7:30 h of rest'));
});

test('until a user chooses a language, emails are in the one of the last sign-in', async () => {
  const rasa = await createWorker(api, manager);
  const languageOf = async () =>
    (await api.call('GET', '/settings/preferences', { token: rasa.token })).json.language as string;
  const signIn = (language: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
      payload: `username=${rasa.id}&password=secret-2`,
    });
  await signIn('lt-LT,lt;q=0.9');
  expect(await languageOf()).toBe('lt');
  await api.call('PUT', '/settings/preferences', { token: rasa.token, body: { language: 'en' } });
  await signIn('lt');
  expect(await languageOf()).toBe('en');
});
