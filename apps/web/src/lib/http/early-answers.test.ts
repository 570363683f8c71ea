import { afterEach, expect, test } from 'vitest';
import { dropEarly, takeEarly } from './early-answers.ts';
import { isAnswered } from './is-answered.ts';

const ME = '/api/users/me';
const { signal } = new AbortController();
const keep = (answer: Promise<Response>, at = Date.now()) => {
  window.earlyAnswers = { token: 'mine', language: 'lt', at, answers: { [ME]: answer }, settled: Promise.resolve() };
};
const answered = () => Promise.resolve(new Response('early'));

afterEach(dropEarly);

test('an early response is used once', async () => {
  keep(answered());
  expect(await (await takeEarly(ME, 'mine', 'lt', signal))?.text()).toBe('early');
  expect(await takeEarly(ME, 'mine', 'lt', signal)).toBeUndefined();
});

test.each([
  ['of another account', 'other', 'lt', 0],
  ['in another language', 'mine', 'en', 0],
  ['of a moment ago', 'mine', 'lt', 15_001],
])('a response %s is not used, and none of the others', async (_, token, language, age) => {
  keep(answered(), Date.now() - age);
  expect(await takeEarly(ME, token, language, signal)).toBeUndefined();
  expect(window.earlyAnswers).toBeUndefined();
});

test('a failed request is sent again; one that is no longer wanted ends', async () => {
  keep(Promise.reject(new Error('no connection')));
  expect(await takeEarly(ME, 'mine', 'lt', signal)).toBeUndefined();
  keep(new Promise(() => undefined));
  const left = new AbortController();
  const waiting = takeEarly(ME, 'mine', 'lt', left.signal);
  left.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  expect(() => takeEarly(ME, 'mine', 'lt', left.signal)).toThrow('left');
});

test.each([
  ['a good one', answered, '/api/users', true],
  ['a refusal', () => Promise.resolve(new Response('', { status: 403 })), '/api/users', false],
  ['a failed one', () => Promise.reject(new Error('no connection')), '/api/users', false],
  ['none', answered, '/api/schedule?', false],
])('whether the first render may use %s, which stays for the page', async (_, answer, start, is) => {
  keep(answer());
  expect(await isAnswered(start)).toBe(is);
  expect(Object.keys(window.earlyAnswers?.answers ?? {})).toEqual([ME]);
});
