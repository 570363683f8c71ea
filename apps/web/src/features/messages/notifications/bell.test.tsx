import type { notifications } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

const me = makeUser();
const request: notifications.Notification = {
  id: 'n1',
  kind: 'request_waiting',
  title: 'New request',
  text: 'Ona: Later start',
  path: '/manager/requests',
  created_at: '2098-11-20T08:00:00Z',
  read: false,
};

/** A server stream that the test writes to. */
function liveStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (id: number, event: notifications.LiveEvent) =>
      controller?.enqueue(new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)),
    end: () => controller?.close(),
  };
}

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

test('what comes while the page is open counts in the bell, brings lists up to date and leads to its place', async () => {
  const live = liveStream();
  let requests: object[] = [];
  const calls = stubNetwork({
    'GET /api/users/me': () => me,
    'GET /api/projects': () => me.projects,
    'GET /api/notifications': () => ({ items: [], total: 0, unread: 0 }),
    'GET /api/notifications/stream': () => live.response,
    'POST /api/notifications/read': () => ({ unread: 0 }),
    'GET /api/requests': () => requests,
  });
  await renderApp('/manager/requests');
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  await waitFor(() => expect(calls.some(({ route }) => route === 'GET /api/requests')).toBe(true));
  live.send(1, { type: 'reset', unread: 0 });
  requests = [];
  const before = calls.filter(({ route }) => route === 'GET /api/requests').length;
  live.send(2, { type: 'notification', notification: request, unread: 1 });
  expect(await screen.findByRole('button', { name: 'Notifications: 1 unread' })).toBe(bell);
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === 'GET /api/requests').length).toBeGreaterThan(before),
  );
  fireEvent.click(bell);
  const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
  fireEvent.click(within(drawer).getByRole('link', { name: /New request/ }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'POST /api/notifications/read')?.body).toBe('{"ids":["n1"]}'),
  );
});

test('what comes while the list is still loading counts too', async () => {
  const live = liveStream();
  let answer = (): void => undefined;
  const list = new Promise<object>((resolve) => {
    answer = () => resolve({ items: [], total: 0, unread: 0 });
  });
  const calls = stubNetwork({
    'GET /api/users/me': () => me,
    'GET /api/projects': () => me.projects,
    'GET /api/notifications': () => list,
    'GET /api/notifications/stream': () => live.response,
    'GET /api/requests': () => [],
  });
  await renderApp('/manager/requests');
  await screen.findByRole('button', { name: 'Notifications' });
  const isAsked = (path: string) => calls.some(({ route }) => route === `GET /api/${path}`);
  await waitFor(() => expect([isAsked('notifications'), isAsked('notifications/stream')]).toEqual([true, true]));
  const before = calls.filter(({ route }) => route === 'GET /api/requests').length;
  live.send(1, { type: 'notification', notification: request, unread: 1 });
  // The event was read: it brings the list of requests up to date.
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === 'GET /api/requests').length).toBeGreaterThan(before),
  );
  answer();
  await screen.findByRole('button', { name: 'Notifications: 1 unread' });
});

test('after a break the stream is asked to go on behind the last event', async () => {
  const first = liveStream();
  const calls = stubNetwork({
    'GET /api/users/me': () => me,
    'GET /api/projects': () => me.projects,
    'GET /api/notifications': () => ({ items: [], total: 0, unread: 0 }),
    'GET /api/notifications/stream': () => (streams().length === 1 ? first.response : liveStream().response),
  });
  const streams = () => calls.filter(({ route }) => route === 'GET /api/notifications/stream');
  await renderApp('/manager/requests');
  await waitFor(() => expect(streams()).toHaveLength(1));
  first.send(41, { type: 'reset', unread: 0 });
  first.end();
  await waitFor(() => expect(streams()).toHaveLength(2), { timeout: 5_000 });
  expect(streams().map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '41']);
  expect(streams()[1]?.headers.get('authorization')).toMatch(/^Bearer /);
});

test('in another language it is read anew', async () => {
  const calls = stubNetwork({
    'GET /api/users/me': () => me,
    'GET /api/projects': () => me.projects,
    'GET /api/notifications': () => ({ items: [], total: 0, unread: 0 }),
    'GET /api/notifications/stream': () => liveStream().response,
  });
  await renderApp('/manager/requests');
  await screen.findByRole('button', { name: 'Notifications' });
  fireEvent.click(screen.getByRole('button', { name: 'Lietuvių' }));
  await screen.findByRole('button', { name: 'Pranešimai' });
  const languages = (route: string) =>
    calls.filter((call) => call.route === route).map(({ headers }) => headers.get('accept-language'));
  await waitFor(() => expect(languages('GET /api/notifications').at(-1)).toBe('lt'));
  await waitFor(() => expect(languages('GET /api/notifications/stream')).toEqual(['en', 'lt']));
});
