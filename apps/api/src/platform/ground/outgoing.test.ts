import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { crowding } from '@pamaina/engine/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { loopbackCertificate } from '../../testing/fakes/loopback-certificate.ts';
import { startNameServer, type NameServer } from '../../testing/fakes/name-server.ts';
import { createOutgoing, isPublicAddress, resolveByDns } from './outgoing.ts';

let names: NameServer;
beforeAll(async () => {
  names = await startNameServer();
});
afterAll(() => names.close());

const sent = { headers: {}, body: 'x' };

test('name servers that say nothing keep nobody from signing in; a message fails in time, and goes on when they speak', async () => {
  const resolve = resolveByDns([names.address]);
  const outgoing = createOutgoing({ isOpenEndpoint: () => true, isOpenAddress: isPublicAddress, resolve });
  names.setSilent(true);
  const began = performance.now();
  // More than there are threads for the system's own lookups.
  const posts = Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => outgoing.post(`https://slow-${index}.example.lt/`, sent)),
  );
  await expect.poll(() => names.asked(), { timeout: 10_000 }).toBeGreaterThanOrEqual(12);
  const place = { kind: 'sign-in', share: 'x' } as const;
  expect(await verifyPassword('secret-1', await hashPassword('secret-1', place), place)).toBe(true);
  expect(performance.now() - began).toBeLessThan(1_000 * Math.max(1, crowding()));
  expect((await posts).map(({ status }) => status)).toEqual(Array(12).fill('rejected'));
  expect(performance.now() - began).toBeLessThan(12_000 * crowding());
  names.setSilent(false);
  expect(await resolve('quick.example.lt')).toEqual([{ address: '127.0.0.1', family: 4 }]);
  // It was resolved: what it leads to is refused.
  await expect(outgoing.post('https://inside.example.lt/', sent)).rejects.toThrow('public internet');
});

test('a receiver that takes the call and says nothing is left after ten seconds', async () => {
  const silent = createServer(loopbackCertificate, () => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const outgoing = createOutgoing({
    isOpenEndpoint: () => true,
    isOpenAddress: () => true,
    ca: loopbackCertificate.cert,
  });
  const began = performance.now();
  await expect(outgoing.post(`https://localhost:${port}/`, sent)).rejects.toThrow(/abort|timeout/i);
  expect(performance.now() - began).toBeLessThan(12_000 * crowding());
  silent.closeAllConnections();
  silent.close();
});
