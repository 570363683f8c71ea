import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/http/query-client.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { makeEmployee } from '../../../../testing/sample-employee.ts';
import { makeToken, makeUser } from '../../../../testing/sample-session.ts';
import { sampleShift } from '../../../../testing/sample-shift.ts';
import { makeSystem } from '../../../../testing/sample-system.ts';
import { stubNetwork } from '../../../../testing/stub-network.ts';
import { PublishDialog } from './publish-dialog.tsx';

const { law: lawOfSample } = makeSystem();
const counts = { shifts: 2, drafts: 2, published: 0, filled: 1, open: 1 };
const archive = {
  id: '018f0000-0000-7000-8000-000000000001',
  year: 2026,
  month: 12,
  version: 1,
  published_at: '2026-11-20T08:00:00Z',
  published_by: 'demo',
  published_by_name: null,
  shifts: 2,
};

interface Law {
  /** Who is on the schedule without a login. */
  people?: string[];
  law?: 'lt' | 'eu';
  archives?: object[];
  language?: string;
}

/** The dialog for December 2026 in a project in Vilnius. */
async function openAt(now: string, { people = [], law = 'lt', archives = [], language = 'en' }: Law = {}) {
  vi.setSystemTime(now);
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1' }));
  const client = createQueryClient();
  stubNetwork({
    'GET /api/users/me': () => makeUser(),
    'GET /api/settings/system': () =>
      makeSystem({ law_pack: law, law: { ...lawOfSample, publish_notice_days: law === 'lt' ? 7 : null } }),
    'GET /api/employees': () => people.map((name) => makeEmployee({ id: name, name, has_login: false })),
    'GET /api/schedule/history': () => archives,
    [`GET /api/schedule/history/${archive.id}`]: () => ({ ...archive, entries: [], seal: '', intact: true }),
  });
  await renderPart(
    <PublishDialog
      month="2026-12"
      monthName="December 2026"
      week="2026-11-30"
      counts={counts}
      brokenRules={0}
      shifts={people.map((employee_id) => sampleShift({ id: employee_id, employee_id }))}
      onClose={vi.fn<() => void>()}
    />,
    { language, client },
  );
  await screen.findByText('1', { exact: false, selector: 'li:first-child' });
  await waitFor(() => expect(client.getQueryData(['settings', 'system'])).toBeTruthy());
  await waitFor(() => expect(client.isFetching()).toBe(0));
}

afterEach(() => {
  vi.useRealTimers();
});

it('says by when the month should have been out, by the clock of the project', async () => {
  // In Vilnius it is the 25th.
  await openAt('2026-11-24T22:30:00Z');
  expect((await screen.findByRole('note')).textContent).toBe(
    'This schedule is overdue. It should have been published by 24 November 2026, at least 7 days before it starts (Labour Code, Art. 115(2)).',
  );
});

it('says it in Lithuanian', async () => {
  await openAt('2026-12-03T09:00:00Z', { language: 'lt' });
  expect((await screen.findByRole('note')).textContent).toContain('Reikėjo paskelbti iki 2026 m. lapkričio 24 d.:');
});

it('says of changes what they need, however early', async () => {
  await openAt('2026-11-21T09:00:00Z', { archives: [archive] });
  expect((await screen.findByRole('note')).textContent).toMatch(
    /^You can change a published schedule only for reasons beyond your control/,
  );
  expect(screen.getByText(/Change them later with “Amend”/)).toBeTruthy();
});

it.each([
  ['on the last day in time', '2026-11-24T21:30:00Z', 'lt'],
  ['under other law', '2026-12-03T09:00:00Z', 'eu'],
] as const)('says nothing %s', async (_, now, law) => {
  await openAt(now, { law });
  expect(screen.queryByRole('note')).toBeNull();
});

it.each([
  [['Ona', 'Žydrė', 'Jonas'], 'No login yet, so they can’t see this schedule: Ona, Žydrė and Jonas.'],
  [['Ona', 'Žydrė', 'Jonas', 'Rūta'], '4 people on this schedule have no login and can’t see it yet.'],
])('names who has no login, or counts them if they are many: %s', async (people, text) => {
  await openAt('2026-11-20T08:00:00Z', { people });
  expect(await screen.findByText(text)).toBeTruthy();
});
