import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutgoing, isPublicEndpoint } from '../../../platform/ground/outgoing.ts';
import { loopbackCertificate } from '../../../testing/fakes/loopback-certificate.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sendDueWebhooks } from './index.ts';
import { signMessage } from './sign-message.ts';

const example = (name: string) => fileURLToPath(new URL(`../../../../../../docs/examples/${name}`, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('python3 is not on this machine: the receiver in Python was not run');
const programs = [
  ...(hasPython ? [['python3', example('receive_webhooks.py')] as const] : []),
  [process.execPath, example('receive-webhooks.mjs')] as const,
];

describe.each(programs)('%s %s', (runner, program) => {
  let api: TestApp;
  let manager: TestManager;
  let folder: string;
  let secret: string;
  let webhookId: string;
  let receiver: ChildProcessByStdio<null, Readable, null>;
  let port: number;
  /** What the receiver printed, a message each. */
  const printed: unknown[] = [];

  beforeAll(async () => {
    const outgoing = createOutgoing({
      isOpenEndpoint: (address) => address.startsWith('https://localhost:') || isPublicEndpoint(address),
      isOpenAddress: (address) => address === '127.0.0.1' || address === '::1',
      ca: loopbackCertificate.cert,
    });
    api = await createTestApp({ parts: { outgoing } });
    manager = await createManager(api);
    const body = { url: 'https://localhost:1/hook', events: ['absence.approved'] };
    const { json } = await api.call('POST', '/webhooks', { token: manager.token, body });
    ({ secret, id: webhookId } = json);
    folder = await mkdtemp(join(tmpdir(), 'receiver-'));
    const files = [join(folder, 'certificate.pem'), join(folder, 'key.pem')] as const;
    await writeFile(files[0], loopbackCertificate.cert);
    await writeFile(files[1], loopbackCertificate.key);
    port = await startReceiver(files);
    const headers = { 'if-match': `"${json.version}"` };
    const moved = { ...body, url: `https://localhost:${port}/hook` };
    const put = await api.call('PUT', `/webhooks/${webhookId}`, { token: manager.token, headers, body: moved });
    if (put.status !== 200) throw new Error(put.text);
  });
  afterAll(async () => {
    receiver.kill();
    await api.close();
    await rm(folder, { recursive: true });
  });

  /** Starts the program on a free port, and reads its lines. */
  async function startReceiver(certificate: readonly string[]): Promise<number> {
    receiver = spawn(runner, [program, '0', ...certificate], {
      env: { ...process.env, PAMAINA_WEBHOOK_SECRET: secret, PYTHONIOENCODING: 'utf-8' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { promise, resolve } = Promise.withResolvers<number>();
    createInterface({ input: receiver.stdout }).on('line', (line) => {
      const started = /^listening on port (\d+)$/.exec(line);
      if (started) resolve(Number(started[1]));
      else printed.push(JSON.parse(line));
    });
    return promise;
  }

  /** Sends a body to the receiver; the status of its answer. */
  function post(headers: Record<string, string>, body: string): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const bytes = Buffer.from(body);
    const options = { method: 'POST', port, host: 'localhost', ca: loopbackCertificate.cert };
    request({ ...options, headers: { 'content-length': bytes.length, ...headers } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(bytes);
    return promise;
  }

  const MINUTE = 60_000;
  const signed = (id: string, body: string, { at = Date.now(), by = secret } = {}) =>
    signMessage({ id, body, secret: by }, at);

  /** For what another process prints on a busy machine. Milliseconds. */
  const PATIENT = { timeout: 10_000 };

  test('it receives and verifies what happens in a project', async () => {
    const ona = await createWorker(api, manager, { name: 'Ona Žemaitė' });
    const asked = { type: 'sick_leave', start_date: '2031-03-03', end_date: '2031-03-03', reason: 'Flu' };
    const { json } = await api.call('POST', '/time-off', { token: ona.token, body: asked });
    const approved = await api.call('PUT', `/time-off/${json.id}`, {
      token: manager.token,
      body: { status: 'approved' },
    });
    expect(approved.status, approved.text).toBe(200);
    await sendDueWebhooks(api.deps, new AbortController().signal);
    await expect.poll(() => printed, PATIENT).toHaveLength(1);
    expect(printed[0]).toMatchObject({ type: 'absence.approved', data: { employee_id: ona.id } });
    const log = await api.call('GET', `/webhooks/${webhookId}/deliveries`, { token: manager.token });
    expect(log.json.items).toMatchObject([{ state: 'sent', response_status: 204, attempts: 1 }]);
  });

  test('it takes a message once, and nothing altered, foreign, old or too large', async () => {
    printed.length = 0;
    const body = '{"type":"test","data":{"who":"Žydrūnas"}}';
    const headers = signed('msg_1', body);
    expect(await post(headers, body.replace('Žydrūnas', 'Zydrunas'))).toBe(401);
    expect(await post({ ...headers, 'webhook-id': 'msg_2' }, body)).toBe(401);
    const later = String(Math.floor(Date.now() / 1000) + 10);
    expect(await post({ ...headers, 'webhook-timestamp': later }, body)).toBe(401);
    expect(await post({ ...headers, 'webhook-timestamp': 'now' }, body)).toBe(401);
    expect(await post({ ...headers, 'webhook-signature': 'v1,' }, body)).toBe(401);
    expect(await post({}, body)).toBe(401);
    const foreign = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    expect(await post(signed('msg_3', body, { by: foreign }), body)).toBe(401);
    for (const at of [Date.now() - 6 * MINUTE, Date.now() + 6 * MINUTE])
      expect(await post(signed('msg_4', body, { at }), body)).toBe(401);
    const large = 'x'.repeat(100_001);
    expect(await post(signed('msg_5', large), large)).toBe(413);
    expect(printed).toEqual([]);

    expect(await post(headers, body)).toBe(204);
    await expect.poll(() => printed, PATIENT).toEqual([JSON.parse(body)]);
    // A replay, and an attempt of the sender who did not get the answer.
    expect(await post(headers, body)).toBe(204);
    expect(await post(signed('msg_1', body, { at: Date.now() - MINUTE }), body)).toBe(204);
    // The secret is being replaced: one of two signatures is right.
    const both = signed('msg_6', body);
    both['webhook-signature'] = `v1,${Buffer.alloc(32).toString('base64')} ${both['webhook-signature']}`;
    expect(await post(both, body)).toBe(204);
    await expect.poll(() => printed, PATIENT).toHaveLength(2);
  });
});
