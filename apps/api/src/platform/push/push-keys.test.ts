import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPushService, type PushService } from '../../testing/fakes/push-service.ts';
import { createOutgoing } from '../ground/outgoing.ts';
import { createPusher, vapidKeys } from './create-pusher.ts';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

const [old, current] = [vapidKeys('the old secret, long enough'), vapidKeys('the new secret, long enough')];
const message = { payload: '{}', topic: 'topic', keptSeconds: 60 };

test('browsers that subscribed before the secret was replaced still get push, until the old one is taken away', async () => {
  const outgoing = createOutgoing({ isOpenEndpoint: () => true, isOpenAddress: () => true, ca: service.ca });
  const contact = 'mailto:test@example.lt';
  const { endpoint, keys } = service.subscribe();
  const target = { endpoint, ...keys };
  service.takeOnly(old.publicKey);
  const during = createPusher({ keys: current, earlier: [old], contact, outgoing });
  expect(await during.push(target, message)).toBe('taken');
  expect(during.publicKey).toBe(current.publicKey);
  await expect(createPusher({ keys: current, contact, outgoing }).push(target, message)).rejects.toThrow('403');
  service.takeOnly(current.publicKey);
  expect(await during.push(target, message)).toBe('taken');
  expect(service.received).toHaveLength(2);
});
