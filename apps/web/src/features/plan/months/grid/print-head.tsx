import type { schedule } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useSession } from '../../../../lib/session/session.tsx';
import type { View } from '../../../../lib/schedule/use-calendar-address.ts';
import type { CalendarData } from '../calendar/use-calendar-data.ts';
import { roleInitials } from '../../../../lib/schedule/colors.ts';
import { monthOf, type Month } from '../../../../lib/schedule/months.ts';
import { useLastArchive } from '../publish/use-last-archive.ts';
import classes from './grid.module.css';
import { usePrinting } from './use-printing.ts';

interface PrintHeadProps {
  month: Month;
  /** The published days. */
  published: readonly string[] | undefined;
  /** Of the month. */
  shifts: readonly schedule.Shift[];
  roles: readonly string[];
  /** Omitted for a user who is not allowed to see them. */
  blocks?: CalendarData['blocks'];
  /** The narrow cells of a month have short signs. */
  view: View;
}

/** On paper alone: whose schedule it is, whether it is in force, from when the sheet is, and what its marks mean. */
export function PrintHead(props: PrintHeadProps) {
  const { month, published, shifts } = props;
  const { t } = useTranslation('printing');
  const format = useFormat();
  const { project } = useSession();
  const isPrinting = usePrinting();
  const isPublished = published?.some((date) => monthOf(date) === month) === true;
  const { last } = useLastArchive(month, isPublished);
  const marks = useMarks(props);
  if (!isPrinting) return null;
  const state = () => {
    if (!isPublished) return t('state.draft');
    // The version is not known yet, or can't be read.
    if (last === undefined) return t('state.someVersion');
    const values = { when: format.instant(last.published_at), version: last.version };
    return t(hasDrafts(shifts) ? 'state.mixed' : 'state.published', values);
  };
  return (
    <div className={classes.printHead}>
      <strong>{project?.name}</strong>
      <span>{state()}</span>
      <span>{t('printedAt', { when: format.instant(new Date().toISOString()) })}</span>
      <span className={classes.legend}>{marks.join('; ')}</span>
    </div>
  );
}

const none: CalendarData['blocks'] = new Map();

const hasDrafts = (shifts: readonly schedule.Shift[]) => shifts.some(({ status }) => status === 'draft');

/** What the marks of the table mean, of those that it can have. */
function useMarks({ shifts, blocks = none, roles, view }: PrintHeadProps): string[] {
  const { t } = useTranslation('printing');
  const absences = [...blocks.values()].flatMap((days) => [...days.values()].flat());
  const signs = new Map<string, string>();
  for (const { kind, ill } of view === 'month' ? absences : []) {
    if (ill === true) signs.set(t('schedule:grid.illShort'), t('schedule:grid.ill'));
    else if (kind === 'time_off') signs.set(t('schedule:grid.timeOffShort'), t('schedule:grid.timeOff'));
  }
  return [
    ...roles.map((role) => t('mark', { mark: roleInitials(role), meaning: role })),
    ...[...signs].map(([mark, meaning]) => t('mark', { mark, meaning })),
    ...(view === 'week' && absences.some(({ kind }) => kind === 'self') ? [t('bare')] : []),
    ...(shifts.some(({ employee_id }) => employee_id === null) ? [t('open')] : []),
    ...(hasDrafts(shifts) && shifts.some(({ status }) => status === 'published') ? [t('slanted')] : []),
  ];
}
