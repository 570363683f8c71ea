import type { ReplyOf, rules, schedule } from '@pamaina/contract';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { ProofBars, QualityPanel, Story } from './quality-panel.tsx';

const quality = (own: Partial<rules.Quality>): rules.Quality => ({
  penalty: 0,
  bound: 0,
  gap: 0,
  coverage: 0,
  needed: 50,
  filled: 40,
  fillable: 45,
  hard_violations: 0,
  standing_violations: 0,
  parts: {},
  proof: [],
  ...own,
});

const widths = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-bar]')].map((bar) => [bar.dataset['bar'], bar.style.width]);

it('actual beside best possible coverage, as shares of the need', async () => {
  const { container } = await renderPart(<ProofBars quality={quality({})} />);
  expect(widths(container)).toEqual([
    ['ours', '80%'],
    ['best', '90%'],
  ]);
  expect(screen.getByText('40/50')).toBeTruthy();
  expect(screen.getByText('45/50')).toBeTruthy();
});

it('filled by hand beyond what a plan may fill: the best is never below the actual coverage', async () => {
  const { container } = await renderPart(<ProofBars quality={quality({ filled: 47 })} />);
  expect(widths(container)).toEqual([
    ['ours', '94%'],
    ['best', '94%'],
  ]);
});

it('nothing needed, nothing drawn', async () => {
  const { container } = await renderPart(<ProofBars quality={quality({ needed: 0, filled: 0, fillable: 0 })} />);
  expect(widths(container)).toEqual([]);
});

const open = (role: string, end_time: string) =>
  sampleShift({ id: `${role} ${end_time}`, role, employee_id: null, employee_name: null, end_time, break_minutes: 0 });
const story = (own: Partial<rules.Quality>, cost_cents: number | null, curve: rules.CurvePoint[] = []) => (
  <Story
    summary={{ quality: quality(own), cost_cents, curve }}
    shifts={[
      { ...open('cook', '15:00'), starts_at: '2026-12-01T05:00:00Z', ends_at: '2026-12-01T13:00:00Z' },
      { ...open('cook', '11:00'), starts_at: '2026-12-01T05:00:00Z', ends_at: '2026-12-01T09:00:00Z' },
      { ...open('barista', '15:00'), starts_at: '2026-12-01T05:00:00Z', ends_at: '2026-12-01T13:00:00Z' },
      sampleShift(),
    ]}
  />
);

it.each([
  [
    'en',
    [
      '196 of 198 filled. No schedule can fill more.',
      'Most hours are missing for the role cook: 12 h.',
      'The labour cost of the month is €12,050.40.',
      '2 blocking rules are broken.',
    ],
  ],
  [
    'lt',
    [
      '196 of 198 filled. No schedule can fill more.',
      'Daugiausia valandų trūksta šioms pareigoms: cook (12 val.).',
      'Mėnesio darbo užmokesčio sąnaudos – 12 050,40 €.',
      'Pažeistos 2 griežtos taisyklės.',
    ],
  ],
])('says in sentences what is proved, what is missing and what it costs: %s', async (language, sentences) => {
  const proof = ['196 of 198 filled. No schedule can fill more.', 'More about it.'];
  const { container } = await renderPart(story({ proof, hard_violations: 2 }, 1_205_040), { language });
  const said = [...container.querySelectorAll('p')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(said).toEqual(sentences);
});

const lines = (container: HTMLElement) =>
  [...container.querySelectorAll('p')].slice(1).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

it.each([
  [
    'en',
    '2 blocking rules are broken by what you pinned or published.',
    'The rest is at most 3.5% worse than the best possible.',
  ],
  [
    'lt',
    'Tuo, ką prisegėte ar paskelbėte, pažeistos 2 griežtos taisyklės.',
    'Visa kita nuo geriausio įmanomo skiriasi ne daugiau kaip 3,5 %.',
  ],
])('says which rules pinned shifts break, and how good the rest is: %s', async (language, standing, rest) => {
  const own = { hard_violations: 2, standing_violations: 2, gap: 1, penalty: 1000 };
  const { container } = await renderPart(story(own, 0, [{ seconds: 3, penalty: 1000, bound: 965.9 }]), { language });
  expect(lines(container).slice(-2)).toEqual([standing, rest]);
});

it('says that the rest is proved, and nothing of it where more is broken or nothing is known', async () => {
  const beside = async (own: Partial<rules.Quality>) =>
    lines((await renderPart(story({ standing_violations: 1, penalty: 9, ...own }, 0, proved))).container).slice(1);
  const proved = [{ seconds: 1, penalty: 9, bound: 9 }];
  const one = '1 blocking rule is broken by what you pinned or published.';
  expect(await beside({ hard_violations: 1, gap: 1 })).toEqual([one, 'The rest is the best possible. This is proven.']);
  expect(await beside({ hard_violations: 1, gap: 1, penalty: 10 })).toEqual([one]);
  expect(await beside({ hard_violations: 3, gap: 1 })).toEqual([one, '2 blocking rules are broken.']);
});

it('never takes the bound of the month, which is for schedules that break no rule', async () => {
  const own = { hard_violations: 1, standing_violations: 1, gap: 0.0099, penalty: 101, bound: 100 };
  const { container } = await renderPart(story(own, 0));
  expect(lines(container).slice(1)).toEqual(['1 blocking rule is broken by what you pinned or published.']);
});

it('takes the bound of the plan itself, unless the schedule has changed since', async () => {
  const own = { hard_violations: 1, standing_violations: 1, gap: 1, penalty: 200 };
  const curve = [{ seconds: 3, penalty: 200, bound: 190 }];
  const { container } = await renderPart(story(own, 0, curve));
  expect(lines(container).at(-1)).toBe('The rest is at most 5% worse than the best possible.');
  const edited = await renderPart(story({ ...own, penalty: 210 }, 0, curve));
  expect(lines(edited.container).at(-1)).toBe('1 blocking rule is broken by what you pinned or published.');
});

const panel = (penalty: number, bound: number) => {
  const summary: ReplyOf<typeof schedule.getSummary> = {
    shifts: 40,
    open: 10,
    hours: 320,
    cost_cents: null,
    by_employee: [],
    broken: [],
    violations: [],
    unfilled: [],
    quality: quality({ penalty, bound: 90, gap: (penalty - 90) / penalty }),
    planning: { seconds: 30, curve: [{ seconds: 3, penalty: 100, bound }] },
  };
  return <QualityPanel summary={summary} hours={new Map()} shifts={[]} month="2026-12" />;
};

it('says that no better schedule exists only of the one that was generated, not after a change by hand', async () => {
  localStorage.setItem('accessToken', makeToken({ project_id: 'p1', role: 'manager' }));
  stubNetwork({ 'GET /api/users/me': () => makeUser({ abilities: ['plan.read'] }) });
  const proof = 'Proven: no better schedule exists';
  await renderPart(panel(100, 100));
  expect(screen.getByText(proof)).toBeTruthy();
  cleanup();
  await renderPart(panel(140, 100));
  expect(screen.queryByText(proof)).toBeNull();
  // How it was found is still there.
  expect(screen.getByText('How this schedule was generated')).toBeTruthy();
});

it('says nothing of costs where nobody has a rate', async () => {
  await renderPart(story({}, 0));
  expect(screen.queryByText(/labour cost/)).toBeNull();
  expect(screen.getByText('No blocking rule is broken.')).toBeTruthy();
});
