import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { createProxyTrust, readTrustedProxies } from './trusted-proxies.ts';

const read = (text: string) => {
  const lines: string[] = [];
  return [readTrustedProxies({ TRUSTED_PROXIES: text }, (line) => lines.push(line)), lines.length] as const;
};

test('addresses and networks of both kinds are read, and nothing else', () => {
  expect(read('')).toEqual([[], 0]);
  expect(read(' 10.0.0.5, 10.1.0.0/16,fd00::5 ,fd00:1::/64')).toEqual([
    ['10.0.0.5', '10.1.0.0/16', 'fd00::5', 'fd00:1::/64'],
    0,
  ]);
  for (const wrong of ['proxy', '10.5', '10.0.0.5/', '10.0.0.0/33', 'fd00::/129', '0.0.0.0/0', '::/0'])
    expect(read(wrong)[1], wrong).toBe(1);
});

test('proxies on this machine and those of the setting are trusted, however their address is written', () => {
  const trusts = createProxyTrust(['10.0.0.5', '10.1.0.0/16', 'fd00:1::/64']);
  const asked = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.5', '::ffff:10.0.0.5', '10.1.200.9', 'fd00:1::9'];
  expect(asked.map(trusts)).toEqual(asked.map(() => true));
  const others = ['10.0.0.6', '10.2.0.1', 'fd00:2::9', '203.0.113.1', '', undefined];
  expect(others.map(trusts)).toEqual(others.map(() => false));
  expect(createProxyTrust([])('10.0.0.5')).toBe(false);
});

test('the client’s address and the request’s ID are believed from a trusted proxy only', async () => {
  const plain = await createTestApp();
  const { settings } = plain.deps;
  const behind = await createTestApp({
    beside: plain,
    parts: { settings: { ...settings, trustedProxies: ['10.0.0.5'] } },
  });
  try {
    behind.app.get('/api/test/address', (request) => ({ address: request.ip }));
    const ask = async (remoteAddress: string) => {
      const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'made-by-the-proxy' };
      const reply = await behind.app.inject({ url: '/api/test/address', remoteAddress, headers });
      return [reply.json().address, reply.headers['x-request-id'] === 'made-by-the-proxy'];
    };
    expect(await Promise.all(['10.0.0.5', '10.0.0.6', '127.0.0.1'].map(ask))).toEqual([
      ['203.0.113.9', true],
      ['10.0.0.6', false],
      ['203.0.113.9', true],
    ]);
  } finally {
    await behind.close();
    await plain.close();
  }
});
