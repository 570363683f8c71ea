import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { scenarios } from '@pamaina/contract';
import { colorOfShift, type ShiftColors } from '../../../lib/schedule/colors.ts';
import { roleTint } from '../../../lib/schedule/grid-view.ts';
import { Hidden } from '../../../ui/hidden.tsx';
import pieces from '../../../ui/pieces.module.css';
import type { DifferenceCell } from './difference-rows.ts';

interface ShiftsOfDayProps {
  cell: DifferenceCell;
  colors: ShiftColors;
  isAtEnd?: boolean;
}

/** A day of an employee before and after: what goes is crossed out, what comes is solid. */
export function ShiftsOfDay({ cell: { removed, added, kept }, colors, isAtEnd = false }: ShiftsOfDayProps) {
  const { t } = useTranslation('scenarios');
  const words = (list: readonly scenarios.ScenarioShift[]) =>
    list.length === 0
      ? t('differences.free')
      : list.map(({ start_time, end_time, role }) => `${start_time}–${end_time} ${role}`).join(', ');
  const both = { before: words([...kept, ...removed]), after: words([...kept, ...added]) };
  return (
    <>
      <Hidden>{t('differences.cell', both)}</Hidden>
      <Group
        gap={3}
        wrap="wrap"
        aria-hidden
        title={t('differences.cell', both)}
        justify={isAtEnd ? 'flex-end' : 'flex-start'}
        miw={96}
      >
        {kept.map((shift, index) => (
          <Mark key={`kept ${index}`} shift={shift} colors={colors} state="draft" sign="" />
        ))}
        {removed.map((shift, index) => (
          <Mark key={`removed ${index}`} shift={shift} colors={colors} state="draft" sign="−" />
        ))}
        {added.map((shift, index) => (
          <Mark key={`added ${index}`} shift={shift} colors={colors} state="published" sign="+" />
        ))}
      </Group>
    </>
  );
}

interface MarkProps {
  shift: scenarios.ScenarioShift;
  colors: ShiftColors;
  state: 'draft' | 'published';
  sign: '' | '+' | '−';
}

function Mark({ shift, colors, state, sign }: MarkProps) {
  const isOpen = shift.employee_id === null && shift.imaginary === null;
  return (
    <span
      className={pieces.surface}
      {...roleTint(colorOfShift(colors, shift))}
      data-state={isOpen ? 'open' : state}
      style={{ padding: '2px 6px', fontSize: '0.75rem', whiteSpace: 'nowrap', fontWeight: sign === '+' ? 600 : 400 }}
    >
      {sign !== '' && `${sign} `}
      <span {...(sign === '−' && { style: { textDecoration: 'line-through' } })}>
        {shift.start_time}–{shift.end_time}
      </span>
    </span>
  );
}
