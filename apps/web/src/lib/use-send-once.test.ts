import { expect, test } from 'vitest';
import { createSendOnce } from './use-send-once.ts';

test('what was not answered is sent with the same key again; what was answered, or says something else, with another', async () => {
  const sendOnce = createSendOnce();
  const keys: string[] = [];
  const send = (fails: boolean) => (headers: { 'idempotency-key': string }) => {
    keys.push(headers['idempotency-key']);
    return fails ? Promise.reject(new Error('no answer')) : Promise.resolve('done');
  };
  await expect(sendOnce({ comment: 'Žąsys' }, send(true))).rejects.toThrow('no answer');
  expect(await sendOnce({ comment: 'Antys' }, send(false))).toBe('done');
  expect(await sendOnce({ comment: 'Žąsys' }, send(false))).toBe('done');
  expect(await sendOnce({ comment: 'Žąsys' }, send(false))).toBe('done');
  const [lost, other, again, meant] = keys;
  expect(again).toBe(lost);
  expect(new Set([lost, other, meant]).size).toBe(3);
});
