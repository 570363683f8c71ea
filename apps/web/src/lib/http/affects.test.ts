import * as contract from '@pamaina/contract';
import type { AnyEndpoint } from '@pamaina/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { affects, declared } from './affects.ts';
import { reload, reloadProject } from './reload.ts';

/** Calls that change nothing that a query shows, or after which the session starts anew. */
const APART = [
  'POST /announcements/attachments',
  'POST /unavailability/preview',
  'DELETE /settings/profile',
  'DELETE /token',
  'POST /demo/role',
  'POST /invitations/{id}/join',
  'POST /absences/preview',
  'POST /imports/read',
  'POST /roster-grid',
  'POST /payroll-exports/preview',
  'POST /projects',
  'POST /projects/create',
  'POST /projects/purchase/initiate',
  'POST /projects/select/{id}',
  'POST /projects/subscription/initiate',
  'POST /schedule/judge',
  'POST /settings/change-password',
  'POST /settings/passkeys/options',
  'POST /settings/second-factor/totp',
  'POST /token/confirm',
  'POST /token/confirm/options',
  'POST /member-invitations/{id}/accept',
  'POST /member-links/accept',
  'POST /projects/own-shifts',
  'POST /schedule/{id}/halves',
  'DELETE /generate-schedule/{job_id}',
  'POST /solve',
  'DELETE /solve/{id}',
  'POST /schedule/repair',
  'POST /schedule/{id}/fill',
  'POST /settings/email/verification',
  'POST /notifications/push',
  'DELETE /notifications/push',
  'POST /subscriptions/{id}/payment-method',
];

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

test('every endpoint that changes something says what it affects', () => {
  const endpoints = contract.allEndpoints.filter(isEndpoint);
  const writing = endpoints.filter(({ method, role }) => method !== 'GET' && role !== 'public');
  const names = writing.map(({ method, path }) => `${method} ${path}`);
  expect([...declared(), ...APART].toSorted()).toEqual(names.toSorted());
});

function loaded() {
  const client = new QueryClient();
  const keys = [
    ['templates'],
    ['schedule', 'range', 'x'],
    ['schedule', 'summary', 'x'],
    ['employees'],
    ['session', 'token'],
  ];
  for (const key of keys) client.setQueryData(key, []);
  const outdated = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) => key.join(' '));
  return { client, outdated };
}

test('a template outdates the schedule, and neither the employees nor the session', async () => {
  const { client, outdated } = loaded();
  await reload(client, affects(contract.templates.updateTemplate));
  expect(outdated()).toEqual(['templates', 'schedule range x', 'schedule summary x']);
});

test('a part that is up to date stays; a long interruption outdates all but the session', async () => {
  const { client, outdated } = loaded();
  await reload(client, ['schedule'], 'range');
  expect(outdated()).toEqual(['schedule summary x']);
  await reloadProject(client);
  expect(outdated()).toEqual(['templates', 'schedule range x', 'schedule summary x', 'employees']);
});
