import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { beLeeds } from '../../../testing/be-leeds.ts';
import { ActivityChanges } from './activity-changes.tsx';
import { ActivityLine } from './activity-line.tsx';

const show = (action: string, details: object, language = 'en') => {
  const named = { name: 'Inventory', date: '2031-05-07', closed: true, version: 1, ...details };
  const item = { id: '1', date: '2031-05-01T09:00:00Z', actor: 'boss', actor_name: 'Boss', names: {}, details: named };
  return renderPart(
    <ul>
      <ActivityLine item={{ ...item, action_type: `holiday.${action}` }} />
    </ul>,
    { language },
  );
};

test.each([
  [
    'created',
    'Closing day added: Inventory, 7 May 2031',
    'Pridėta diena, kai nedirbama: Inventory, 2031 m. gegužės 7 d.',
  ],
  [
    'updated',
    'Closing day changed: Inventory, 7 May 2031',
    'Pakeista diena, kai nedirbama: Inventory, 2031 m. gegužės 7 d.',
  ],
  [
    'deleted',
    'Closing day deleted: Inventory, 7 May 2031',
    'Ištrinta diena, kai nedirbama: Inventory, 2031 m. gegužės 7 d.',
  ],
])('a closing day of the business is %s under its own name', async (action, english, lithuanian) => {
  const { unmount } = await show(action, { is_public: false });
  expect(screen.getByText(english)).toBeTruthy();
  unmount();
  await show(action, { is_public: false }, 'lt');
  expect(screen.getByText(lithuanian)).toBeTruthy();
});

test.each([{ is_public: true }, {}])(
  'a public holiday, and a day of which it was not kept, is a holiday: %o',
  async (details) => {
    await show('created', details);
    expect(screen.getByText('Holiday added: Inventory, 7 May 2031')).toBeTruthy();
  },
);

test.each([
  [1, 'Monday', 'pirmadienis'],
  [6, 'Saturday', 'šeštadienis'],
  [7, 'Sunday', 'sekmadienis'],
])('a requirement of weekday %i is named by its day', async (weekday, english, lithuanian) => {
  const after = { template: 'Night', role: 'cook', weekday, date: null, count: 1 };
  const item = { id: '1', date: '2031-05-01T09:00:00Z', actor: 'boss', actor_name: 'Boss', names: {} };
  const line = <ActivityLine item={{ ...item, action_type: 'requirement.updated', details: { after } }} />;
  const { unmount } = await renderPart(<ul>{line}</ul>);
  expect(screen.getByText(`Requirement changed: Night, cook, ${english}`)).toBeTruthy();
  unmount();
  await renderPart(<ul>{line}</ul>, { language: 'lt' });
  expect(screen.getByText((text) => text.endsWith(lithuanian))).toBeTruthy();
});

test('a described field has its label, in money and words', async () => {
  const details = {
    before: { name: 'Ona', nickname: null, hourly_rate_cents: 850 },
    after: { name: 'Ona', nickname: 'Onutė', hourly_rate_cents: 900 },
  };
  const item = { id: '1', date: '2031-05-01T09:00:00Z', actor: 'boss', actor_name: 'Boss', names: {} };
  await renderPart(
    <ul>
      <ActivityChanges item={{ ...item, action_type: 'employee.updated', details }} />
    </ul>,
  );
  expect(screen.getByText('Nickname: – → Onutė')).toBeTruthy();
  expect(screen.getByText('Hourly rate: €8.50 → €9.00')).toBeTruthy();
});

test('weekdays of the terms of an employment are named', async () => {
  const details = { name: 'Ona', before: { rest_weekdays: [] }, after: { rest_weekdays: [1, 7] } };
  const item = { id: '1', date: '2031-05-01T09:00:00Z', actor: 'boss', actor_name: 'Boss', names: {} };
  await renderPart(
    <ul>
      <ActivityChanges item={{ ...item, action_type: 'employee.terms_changed', details }} />
    </ul>,
  );
  expect(screen.getByText('Rest days by contract: – → Monday, Sunday')).toBeTruthy();
});

test('a changed type of absence has the labels of its form, in the language of the reader', async () => {
  const before = { paid: true, counted_in: 'hours', per_year: 10, balance: 'vacation', is_earned_monthly: false };
  const after = {
    paid: true,
    counted_in: 'working_days',
    per_year: 20.5,
    balance: 'study_leave',
    is_earned_monthly: true,
  };
  const details = { type: 'vacation', before: { ...before, half_days: [] }, after: { ...after, half_days: ['12-24'] } };
  const item = { id: '1', date: '2031-05-01T09:00:00Z', actor: 'boss', actor_name: 'Boss', names: {} };
  await renderPart(
    <ul>
      <ActivityChanges item={{ ...item, action_type: 'time_off.type_changed', details }} />
    </ul>,
    { language: 'lt' },
  );
  for (const change of [
    'Skaičiuojama: valandomis → darbo dienomis',
    'Per metus: 10 → 20,5',
    'Likutis: atostogos → mokymosi atostogos',
    'Kaupiama kas mėnesį: ne → taip',
    'Pusinės švenčių dienos: – → 12-24',
  ])
    expect(screen.getByText(change)).toBeTruthy();
});

test('a law is called as its pack calls it; who changes something else asks for none', async () => {
  const pack = { id: 'xx', name: 'Nowhere', about: '', country: null, covers: [], cites: null, accounting: null };
  const calls = beLeeds({ 'GET /api/law-packs': () => [pack] });
  const item = { id: '1', date: '2031-05-01T09:00:00Z', actor: 'boss', actor_name: 'Boss', names: {} };
  const change = (before: object, after: object) =>
    renderPart(<ActivityChanges item={{ ...item, action_type: 'settings.updated', details: { before, after } }} />);
  const { unmount } = await change({ regime: 'fixed' }, { regime: 'summary' });
  expect(calls.filter(({ route }) => route.includes('law'))).toEqual([]);
  unmount();
  await change({ law_pack: 'none' }, { law_pack: 'xx' });
  expect(await screen.findByText(/none.*Nowhere/)).toBeTruthy();
});

test.each([
  [
    'as it is stored',
    {
      shares: ['2031: 13.8 %'],
      rates: [{ role: 'cook', starts: '2031-05-01', hourly_rate_cents: 1250 }],
      budgets: [
        { starts: '2031-05-01', amount_cents: 100_000 },
        { starts: '2031-06-01', amount: '27.5 %' },
        { starts: '2031-07-01', amount: null },
      ],
    },
    'Employer’s share (2031: 13.8 %), rates of roles (cook 1 May 2031 £12.50) and budgets (1 May 2031 £1,000.00, 1 June 2031 27.5 %, 1 July 2031 –) were set',
  ],
  [
    'as earlier versions stored it',
    { shares: '2026: 1.77 %', rates: 'cook 2026-01-01: 12.5 €', budgets: '–' },
    'Employer’s share (2026: 1.77 %), rates of roles (cook 2026-01-01: 12.5 €) and budgets (–) were set',
  ],
])('rates and budgets that were set are in the currency of the project, %s', async (_, details, said) => {
  beLeeds();
  const item = { id: '1', date: '2031-05-01T09:00:00Z', actor: 'boss', actor_name: 'Boss', names: {}, details };
  await renderPart(
    <ul>
      <ActivityLine item={{ ...item, action_type: 'cost_terms.set' }} />
    </ul>,
  );
  expect(await screen.findByText(said)).toBeTruthy();
});
