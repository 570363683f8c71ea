import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { sampleShift } from '../../../../testing/sample-shift.ts';
import { useShiftWords } from '../../../../lib/schedule/use-shift-words.ts';
import { ShiftChip } from './shift-chip.tsx';

function Chip(own: Partial<ComponentProps<typeof ShiftChip>> & { shift: ReturnType<typeof sampleShift> }) {
  return <ShiftChip color="green" density="week" showRole={false} words={useShiftWords()} {...own} />;
}

const broken = {
  rule: 'daily-rest',
  severity: 'hard',
  detail: 'Rests only 9 h',
  source: 'Labour Code, Art. 122(2)',
} as const;

describe('a chip', () => {
  it('says who, when, as what and in what state', async () => {
    await renderPart(<Chip shift={sampleShift()} />);
    const chip = screen.getByRole('button', { name: 'Ona, Tuesday 1 December, 07:00–15:30, barista, draft' });
    expect(chip.dataset['state']).toBe('draft');
  });

  it('says the same in Lithuanian, with names in the nominative', async () => {
    const shift = sampleShift({ status: 'published', pinned: true });
    await renderPart(<Chip shift={shift} />, { language: 'lt' });
    const name = 'Ona, gruodžio 1 d., antradienis, 07:00–15:30, barista, paskelbta, prisegta';
    expect(screen.getByRole('button', { name }).dataset['state']).toBe('published');
  });

  it('counts the rules that it breaks, and the open shifts that it represents', async () => {
    const shift = sampleShift({ employee_id: null, warnings: [broken, broken] });
    await renderPart(<Chip shift={shift} copies={3} />);
    const chip = screen.getByRole('button', { name: /^Open shift, .*3 shifts, breaks 2 rules$/ });
    expect(chip.dataset['state']).toBe('open');
    expect(chip.querySelector<HTMLElement>('[data-mark]')?.dataset['mark']).toBe('×3');
    expect(chip.dataset['broken']).toBe('2');
  });

  it.each([
    ['07:00', '15:00', false, '7–15'],
    ['07:30', '15:00', false, '7:30–15'],
    ['16:00', '00:00', false, '16–24'],
    ['16:30', '20:30', true, '16\n:30'],
    ['16:30', '20:30', false, '16:30\n×3', 3],
    ['16:30', '20:30', true, '16\n×3', 3],
  ])('in a month %s–%s (beside another: %s) is %s', async (start_time, end_time, isShared, text, copies = 1) => {
    const shift = sampleShift({ start_time, end_time });
    await renderPart(<Chip shift={shift} density="month" isShared={isShared} copies={copies} />);
    const chip = screen.getByRole('button', { name: new RegExp(`${start_time}–${end_time}`) });
    const marks = [...chip.querySelectorAll<HTMLElement>('[data-mark]')].map(({ dataset }) => dataset['mark']);
    expect(marks.join('')).toBe(text);
  });

  it.each([
    ['at_home', 'on-call at home'],
    ['at_work', 'on-call at work'],
    [null, null],
  ] as const)('shows on-call time %s by an icon and says it', async (onCall, words) => {
    await renderPart(<Chip shift={sampleShift({ on_call: onCall })} />);
    const chip = screen.getByRole('button');
    expect(chip.querySelector<SVGElement>('svg')?.dataset['onCall'] ?? null).toBe(onCall);
    if (words !== null) expect(chip.getAttribute('aria-label')?.toLowerCase()).toContain(words);
  });
});
