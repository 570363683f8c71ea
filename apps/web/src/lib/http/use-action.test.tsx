import { Notifications } from '@mantine/notifications';
import { comments, templates } from '@pamaina/contract';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { problem, stubNetwork } from '../../testing/stub-network.ts';
import { createWrite, useAction, type Action, type ActionOptions } from './use-action.ts';

const stored = { id: 'c1', date: '2026-12-01', author: 'Ona', comment: 'x', is_own: true, version: 1 };
const reply = { ...stored, employee_id: null, created_at: '2026-12-01T10:00:00Z', updated_at: '2026-12-01T10:00:00Z' };
const say = (comment: string) => ({ body: { date: '2026-12-01', comment } });

test('what was not answered is sent with the same key again; what was answered or says something else is not', async () => {
  let isLost = true;
  const calls = stubNetwork({
    'POST /api/comments': () => (isLost ? Promise.reject(new TypeError('no connection')) : reply),
  });
  const write = createWrite(() => Promise.resolve(false));
  await expect(write(comments.createComment, say('Žąsys'))).rejects.toThrow();
  isLost = false;
  await write(comments.createComment, say('Antys')).catch(() => undefined);
  await write(comments.createComment, say('Žąsys')).catch(() => undefined);
  await write(comments.createComment, { ...say('Žąsys'), occasion: 'another' }).catch(() => undefined);
  const [lost, other, again, meant] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(lost);
  expect(lost).not.toBeNull();
  expect(new Set([lost, other, meant]).size).toBe(3);
});

test('once the page shows whether it was done, the same press is a new request', async () => {
  let isLost = true;
  const calls = stubNetwork({
    'POST /api/comments': () => (isLost ? Promise.reject(new TypeError('no connection')) : reply),
  });
  const show = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const write = createWrite(show);
  await expect(write(comments.createComment, say('Žąsys'))).rejects.toThrow();
  await waitFor(() => expect(show).toHaveBeenCalled());
  isLost = false;
  await write(comments.createComment, say('Žąsys'));
  const [lost, again] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(again).not.toBe(lost);
});

const remove = (name: string) => ({ params: { name } });

async function startAction(options: ActionOptions<ReturnType<typeof remove>, undefined> = {}) {
  const client = new QueryClient();
  client.setQueryData(['templates'], []);
  client.setQueryData(['employees'], []);
  const action: { current: Action<ReturnType<typeof remove>, unknown> | null } = { current: null };
  let show = (): void => undefined;
  function Part() {
    const [, setTurn] = useState(0);
    show = () => setTurn((turn) => turn + 1);
    action.current = useAction(templates.deleteTemplate, { ...options });
    return <Notifications />;
  }
  await renderPart(<Part />, { client });
  const isOutdated = (key: string) => client.getQueryState([key])?.isInvalidated;
  return { action, isOutdated, show: () => show() };
}

test('a done action says so and outdates what it affects; a second press meanwhile sends nothing', async () => {
  const calls = stubNetwork({ 'DELETE /api/templates/Rytas': () => null });
  const { action, isOutdated } = await startAction({ done: 'Template deleted' });
  act(() => {
    action.current?.run(remove('Rytas'));
    action.current?.run(remove('Rytas'));
  });
  expect(await screen.findByText('Template deleted')).toBeTruthy();
  expect(calls).toHaveLength(1);
  expect([isOutdated('templates'), isOutdated('employees')]).toEqual([true, false]);
});

test('what is said is what was pressed, no matter what the page shows by the end', async () => {
  let answer = (): void => undefined;
  stubNetwork({
    'DELETE /api/templates/Rytas': () =>
      new Promise((resolve) => (answer = () => resolve(new Response(null, { status: 204 })))),
  });
  const options = { done: 'Before' };
  const { action, show } = await startAction(options);
  act(() => action.current?.run(remove('Rytas')));
  await waitFor(() => expect(action.current?.isBusy).toBe(true));
  options.done = 'After';
  act(() => show());
  act(() => answer());
  expect(await screen.findByText('Before')).toBeTruthy();
});

test('a stale edit shows the server’s message and reloads; a wrong value does not', async () => {
  let status = 422;
  stubNetwork({ 'DELETE /api/templates/Rytas': () => problem(status, 'template_in_use', `Refused ${status}`) });
  const { action, isOutdated } = await startAction();
  act(() => action.current?.run(remove('Rytas')));
  expect(await screen.findByText('Refused 422')).toBeTruthy();
  expect(isOutdated('templates')).toBe(false);
  status = 409;
  act(() => action.current?.run(remove('Rytas')));
  expect(await screen.findByText('Refused 409')).toBeTruthy();
  expect(isOutdated('templates')).toBe(true);
});

test('a queue sends in order and reloads once, after the last', async () => {
  const sent: string[] = [];
  const outdated: unknown[] = [];
  const done = (name: string) => () => {
    sent.push(name);
    return null;
  };
  stubNetwork({ 'DELETE /api/templates/A': done('A'), 'DELETE /api/templates/B': done('B') });
  const onIdle = vi.fn<() => void>();
  const { action, isOutdated } = await startAction({
    queue: 'sample',
    onIdle,
    onDone: () => void outdated.push(isOutdated('templates')),
  });
  act(() => {
    action.current?.run(remove('A'));
    action.current?.run(remove('B'));
  });
  await waitFor(() => expect(onIdle).toHaveBeenCalledOnce());
  expect(sent).toEqual(['A', 'B']);
  expect([...outdated, isOutdated('templates')]).toEqual([false, false, true]);
});
