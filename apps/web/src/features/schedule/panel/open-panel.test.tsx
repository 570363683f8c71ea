import type { answers, rules } from '@pamaina/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { useEditing } from '../edit/use-editing.ts';
import { OpenPanel } from './open-panel.tsx';

const needOn = (date: string): rules.Unfilled => ({
  date,
  template: 'RYT',
  role: 'barista',
  missing: 1,
  reasons: [
    { employee_id: 'ona', name: 'Ona', rule: 'senior-present', detail: 'Places for people who are not senior: 0.' },
  ],
});
const remedy: answers.Remedy = {
  kind: 'business',
  detail: 'A place for seniors goes to Ona.',
  also: ['4 h more than agreed for Ona in that week'],
  steps: ['1 Dec, RYT: open → Ona', '2 Dec, RYT: Ona → Rasa'],
  employee_id: 'ona',
  name: 'Ona',
};
const found = (date: string, remedies: answers.Remedy[]) => ({ date, template: 'RYT', role: 'barista', remedies });

function Panel({ dates }: { dates: string[] }) {
  const { editing } = useEditing(() => 'Ona');
  return <OpenPanel unfilled={dates.map(needOn)} shifts={[]} editing={editing} onShow={() => undefined} />;
}

async function renderPanel(dates: string[], answer: object, language = 'en') {
  stubNetwork({ 'GET /api/schedule/remedies': () => answer });
  await renderPart(<Panel dates={dates} />, { language });
}

/** The card of a need, by its day. */
async function cardOf(day: string) {
  const heading = await screen.findByRole('button', { name: day });
  return within(heading.closest('section') ?? expect.fail('no card'));
}

beforeEach(() => vi.setSystemTime('2026-12-02T09:00:00Z'));
afterEach(() => vi.useRealTimers());

it('says who is stopped by what, and of each remedy its kind, what gives way and who hands what on', async () => {
  await renderPanel(['2026-12-03'], [found('2026-12-03', [remedy])]);
  const card = await cardOf('Thursday 3 December');
  expect(await card.findByText(remedy.detail)).toBeTruthy();
  expect(card.getByText('House rule')).toBeTruthy();
  expect(card.getByText('Together with: 4 h more than agreed for Ona in that week')).toBeTruthy();
  for (const step of remedy.steps) expect(card.getByText(step)).toBeTruthy();
  fireEvent.click(card.getByText('Somebody experienced in the shift: 1 person'));
  expect(card.getByText('Places for people who are not senior: 0.')).toBeTruthy();
});

it('tells a need that nothing fills from one that nobody looked at, and says nothing of days that are over', async () => {
  await renderPanel(['2026-12-01', '2026-12-03', '2026-12-04'], [found('2026-12-03', [])]);
  const looked = await cardOf('Thursday 3 December');
  expect(await looked.findByText(/^No single exception fills it/)).toBeTruthy();
  expect(
    (await cardOf('Friday 4 December')).getByText(
      /^What would fill a shift is looked for only where work has not begun/,
    ),
  ).toBeTruthy();
  expect((await cardOf('Tuesday 1 December')).queryByText('What would fill it')).toBeNull();
});

it('speaks Lithuanian', async () => {
  await renderPanel(['2026-12-03', '2026-12-04'], [found('2026-12-03', [remedy])], 'lt');
  expect(await screen.findByText('Vidaus taisyklė')).toBeTruthy();
  expect(screen.getByText(/^Sprendimų ieškoma tik dar neprasidėjusioms/)).toBeTruthy();
});
