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
  /** On a phone, where there is room for roles. */
  isAtEnd?: boolean;
}

type Shift = scenarios.ScenarioShift;

const timesOf = ({ start_time, end_time }: Shift) => `${start_time}–${end_time}`;

/** A day of an employee before and after: what goes is crossed out, what comes is solid. */
export function ShiftsOfDay({ cell: { removed, added, kept }, colors, isAtEnd = false }: ShiftsOfDayProps) {
  const { t } = useTranslation('scenarios');
  // Of those that only change their role or template the times say nothing.
  const isTwin = (shift: Shift) =>
    removed.some((one) => timesOf(one) === timesOf(shift)) && added.some((one) => timesOf(one) === timesOf(shift));
  const kindOf = (shift: Shift) =>
    isTwin(shift) && shift.template !== null ? `${shift.role} (${shift.template})` : shift.role;
  const detailOf = (shift: Shift) => (isAtEnd || isTwin(shift) ? kindOf(shift) : null);
  const words = (list: readonly Shift[]) =>
    list.length === 0 ? t('differences.free') : list.map((shift) => `${timesOf(shift)} ${kindOf(shift)}`).join(', ');
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
          <Mark key={`kept ${index}`} shift={shift} detail={detailOf(shift)} colors={colors} state="draft" sign="" />
        ))}
        {removed.map((shift, index) => (
          <Mark
            key={`removed ${index}`}
            shift={shift}
            detail={detailOf(shift)}
            colors={colors}
            state="draft"
            sign="−"
          />
        ))}
        {added.map((shift, index) => (
          <Mark
            key={`added ${index}`}
            shift={shift}
            detail={detailOf(shift)}
            colors={colors}
            state="published"
            sign="+"
          />
        ))}
      </Group>
    </>
  );
}

interface MarkProps {
  shift: Shift;
  /** After the times. */
  detail: string | null;
  colors: ShiftColors;
  state: 'draft' | 'published';
  sign: '' | '+' | '−';
}

function Mark({ shift, detail, colors, state, sign }: MarkProps) {
  const isOpen = shift.employee_id === null && shift.imaginary === null;
  return (
    <span
      className={pieces.surface}
      {...roleTint(colorOfShift(colors, shift))}
      data-state={isOpen ? 'open' : state}
      style={{ padding: '2px 6px', fontSize: '0.75rem', fontWeight: sign === '+' ? 600 : 400 }}
    >
      <span style={{ whiteSpace: 'nowrap' }}>
        {sign !== '' && `${sign} `}
        <span {...(sign === '−' && { style: { textDecoration: 'line-through' } })}>{timesOf(shift)}</span>
      </span>
      {detail !== null && ` ${detail}`}
    </span>
  );
}
