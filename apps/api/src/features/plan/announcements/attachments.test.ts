import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let now = Date.now();
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => api.close());

let owner: TestManager;
let cook: { id: string; token: string };
let waiter: { id: string; token: string };
beforeEach(async () => {
  now = Date.now();
  owner = await createManager(api);
  cook = await createWorker(api, owner, { roles: ['cook'] });
  waiter = await createWorker(api, owner, { roles: ['waiter'] });
});

const DRILL = { title: 'Fire drill', text: 'On Monday at 10.' };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const manager = (method: 'POST' | 'PUT', path: string, body?: unknown) =>
  api.call(method, `/announcements${path}`, { token: owner.token, body });
const announce = async (more: object = {}) => {
  const reply = await manager('POST', '', { ...DRILL, ...more });
  expect(reply.status, reply.text).toBe(201);
  return reply.json;
};
const upload = (content: Buffer, { type = 'application/pdf', name = 'Evakuacija.pdf', token = owner.token } = {}) =>
  api.call('POST', `/announcements/attachments?name=${encodeURIComponent(name)}`, {
    token,
    body: content,
    headers: { 'content-type': type },
  });

test('a PDF comes back as it was, as a download that no browser interprets, and only to those whom it concerns', async () => {
  const file = await upload(PDF, { name: 'Gaisro planas ž.PDF' });
  expect([file.status, file.json]).toMatchObject([
    201,
    { name: 'Gaisro planas ž.pdf', type: 'application/pdf', bytes: PDF.length },
  ]);
  const { id, attachment } = await announce({ roles: ['cook'], attachment_id: file.json.id });
  expect(attachment).toEqual(file.json);
  const get = (token: string) =>
    api.app.inject({ url: `/api/announcements/${id}/attachment`, headers: { authorization: `Bearer ${token}` } });
  const sent = await get(cook.token);
  expect(sent.rawPayload.equals(PDF)).toBe(true);
  expect(sent.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; /),
  });
  expect((await get(owner.token)).statusCode).toBe(200);
  expect((await get(waiter.token)).statusCode).toBe(404);
  await manager('POST', `/${id}/end`);
  expect((await get(cook.token)).statusCode).toBe(404);
  expect((await get(owner.token)).statusCode).toBe(200);
});

test('a picture is made anew without what the camera wrote into it', async () => {
  const photo = sharp({ create: { width: 3000, height: 600, channels: 3, background: '#1f6b47' } });
  const content = await photo
    .withExif({ IFD3: { GPSLatitude: '54/1 41/1 0/1' } })
    .jpeg()
    .toBuffer();
  const file = (await upload(content, { type: 'image/jpeg', name: 'plan' })).json;
  expect([file.name, file.type]).toEqual(['plan.jpg', 'image/jpeg']);
  const { id } = await announce({ attachment_id: file.id });
  const { rawPayload } = await api.app.inject({
    url: `/api/announcements/${id}/attachment`,
    headers: { authorization: `Bearer ${cook.token}` },
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 2400, height: 480 });
  expect(rawPayload.includes('Exif') || rawPayload.includes('GPS')).toBe(false);
});

test('files of another kind, cut ones and those that are too large are refused by their bytes', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from('<html><script>alert(1)</script>%%EOF');
  const cases: [Buffer, string, number][] = [
    [svg, 'image/png', 422],
    [html, 'application/pdf', 422],
    [Buffer.from('GIF89a'), 'image/png', 422],
    [Buffer.from('MZ program'), 'application/pdf', 422],
    [PDF.subarray(0, 20), 'application/pdf', 422],
    [svg, 'image/svg+xml', 415],
    [Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024), PDF]), 'application/pdf', 413],
  ];
  for (const [content, type, status] of cases) {
    const reply = await upload(content, { type });
    expect([type, reply.status], reply.text).toEqual([type, status]);
    if (status === 422) expect(Object.keys(reply.json.errors)).toEqual(['attachment']);
  }
  expect((await upload(PDF, { token: cook.token })).json.code).toBe('managers_only');
});

test('a file serves one announcement; another one replaces it, and unused ones go after a day', async () => {
  const [first, second] = [(await upload(PDF)).json, (await upload(PDF, { name: 'B' })).json];
  const { id } = await announce({ attachment_id: first.id });
  const taken = await manager('POST', '', { ...DRILL, attachment_id: first.id });
  expect([taken.status, Object.keys(taken.json.errors)]).toEqual([422, ['attachment_id']]);
  const put = async (attachment_id: string | null) =>
    (await manager('PUT', `/${id}`, { ...DRILL, attachment_id })).json;
  expect((await put(first.id)).attachment.id).toBe(first.id);
  expect((await put(second.id)).attachment).toMatchObject({ id: second.id, name: 'B.pdf' });
  expect((await put(null)).attachment).toBeNull();
  const unused = (await upload(PDF)).json;
  now += 25 * 60 * 60_000;
  await upload(PDF);
  const late = await manager('POST', '', { ...DRILL, attachment_id: unused.id });
  expect(Object.keys(late.json.errors)).toEqual(['attachment_id']);
});
